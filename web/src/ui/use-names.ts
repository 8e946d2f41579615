import { useState } from 'react';

/** Names of all records that were on screen, by id, for later messages. */
export function useNames(
  shown: readonly { readonly id: number; readonly name: string }[] = [],
): ReadonlyMap<number, string> {
  const [names] = useState(() => new Map<number, string>());
  for (const { id, name } of shown) names.set(id, name);
  return names;
}
