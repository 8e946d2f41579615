import { MAX_REPORT_LINES } from '@slots/contracts/affiliate/clicks';

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
