import type { Problem } from '../../api/problem.ts';

/** Problems of a draft, by the names or paths of its fields; '' is that of the whole. */
export type Faults = ReadonlyMap<string, string>;

/**
 * The server's refusals; a message without a field applies to the whole. Empty for a failure, which has neither.
 * @param nameOf the name of the field at a path within the content
 */
export function refusedFields(
  { errors = [], message }: Pick<Problem, 'errors' | 'message'>,
  nameOf: (path: string) => string,
): Faults {
  const faults = errors.map(
    ({ path, message: said }) => [nameOf(path.replace(/^content\./, '')), said] as const,
  );
  if (faults.length > 0) return new Map(faults);
  return new Map(message === undefined ? [] : [['', message]]);
}
