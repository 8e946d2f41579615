import { type ComponentType, useCallback, useState } from 'react';

/**
 * A part of the page that is loaded when it is first wanted. Where it cannot be loaded the page stays as it is, and
 * the next press tries again.
 * @param name the part's export in its module
 * @returns the part once it is loaded, and a function that loads it and then calls its argument
 */
export function useOnDemand<Name extends string, Props>(
  load: () => Promise<Readonly<Record<Name, ComponentType<Props>>>>,
  name: Name,
): [ComponentType<Props> | undefined, (then?: () => void) => Promise<void>] {
  const [part, setPart] = useState<ComponentType<Props>>();

  const want = useCallback(
    async (then?: () => void) => {
      try {
        const { [name]: loaded } = await load();
        setPart(() => loaded);
        then?.();
      } catch (error) {
        // oxlint-disable-next-line no-console -- offline, for instance: only its button does nothing
        console.error('A part of the page could not be loaded', error);
      }
    },
    [load, name],
  );

  return [part, want];
}
