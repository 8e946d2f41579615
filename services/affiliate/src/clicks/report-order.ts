import { MAX_REPORT_LINES } from '@slots/contracts/affiliate/clicks';

/** Told by the client, which may make values up; each stays in the sums for ever. */
export const TOLD = ['page', 'position', 'toplist'] as const;

/** The most lines of a report in JSON: only what visitors can make up has an end. */
export const maxLinesOf = (by: string): number =>
  TOLD.some((told) => told === by) ? MAX_REPORT_LINES : Infinity;

/**
 * Puts lines with the same number of clicks in the order of their names, at most `MAX_REPORT_LINES` of them at a time:
 * visitors make up as many pages as they like.
 * @param lines in the order of their clicks
 */
export async function* byNameWhereEqual<Line extends { clicks: number; name: string }>(
  lines: AsyncIterable<Line>,
): AsyncGenerator<Line> {
  let equal: Line[] = [];
  const named = () => equal.toSorted((one, other) => one.name.localeCompare(other.name));
  for await (const line of lines) {
    const [first = line] = equal;
    if (equal.length === MAX_REPORT_LINES || first.clicks !== line.clicks) {
      yield* named();
      equal = [];
    }
    equal.push(line);
  }
  yield* named();
}
