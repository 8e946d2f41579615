import { MEMORY, type Reading, SOCKETS } from './readings.ts';

/** The change of a measure over the last two thirds of a run; warming up is in the first. */
interface Growth {
  readonly measure: string;
  readonly of: string;
  readonly start: number;
  readonly end: number;
  /** The slope of the line through the readings, relative to the value at its start. */
  readonly percentAnHour: number;
  readonly grows: boolean;
}

const JUDGED = new Set([MEMORY, SOCKETS, 'connections']);
const WARM_UP_SHARE = 1 / 3;
const MINUTES_AN_HOUR = 60;
/** A line is never quite level: less than this an hour, or less than one MB or connection in all, is flat. */
const FLAT_PERCENT_AN_HOUR = 10;
const FLAT_AMOUNT = 1;

/** The judgement on memory and connections of everybody. */
export function growths(readings: readonly Reading[]): Growth[] {
  const last = Math.max(...readings.map(({ minutes }) => minutes));
  const judged = readings.filter(
    ({ measure, minutes }) => JUDGED.has(measure) && minutes >= last * WARM_UP_SHARE,
  );
  const groups = Map.groupBy(judged, ({ measure, of }) => `${measure}\n${of}`);
  return [...groups.values()].flatMap((group) => {
    const [first] = group;
    if (!first) return [];
    const { start, end, slope } = line(group);
    const percentAnHour = start === 0 ? 0 : ((slope * MINUTES_AN_HOUR) / start) * 100;
    const grows = percentAnHour >= FLAT_PERCENT_AN_HOUR && end - start >= FLAT_AMOUNT;
    return [{ measure: first.measure, of: first.of, start, end, percentAnHour, grows }];
  });
}

/** The line of least squares: its slope a minute and its two ends. */
function line(readings: readonly Reading[]): { slope: number; start: number; end: number } {
  const count = readings.length;
  const middle = readings.reduce((sum, { minutes }) => sum + minutes, 0) / count;
  const mean = readings.reduce((sum, { value }) => sum + value, 0) / count;
  let spread = 0;
  let together = 0;
  for (const { minutes, value } of readings) {
    spread += (minutes - middle) ** 2;
    together += (minutes - middle) * (value - mean);
  }
  const slope = spread === 0 ? 0 : together / spread;
  const at = (minutes: number): number => mean + slope * (minutes - middle);
  return { slope, start: at(readings[0]?.minutes ?? 0), end: at(readings.at(-1)?.minutes ?? 0) };
}

/** The judgement as a table of Markdown. */
export function growthTable(judged: readonly Growth[]): string {
  const rows = judged.map(({ measure, of, start, end, percentAnHour, grows }) =>
    [
      measure,
      of,
      start.toFixed(1),
      end.toFixed(1),
      percentAnHour.toFixed(1),
      grows ? 'grows' : 'flat',
    ].join(' | '),
  );
  return [
    'Measured | Of | From | To | % an hour | Judgement',
    '--- | --- | ---: | ---: | ---: | ---',
    ...rows,
  ]
    .map((row) => `| ${row} |`)
    .join('\n');
}
