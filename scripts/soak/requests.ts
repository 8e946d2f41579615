import type { Reading } from './readings.ts';

const TOOK = 'http_req_duration';
const MS_PER_SECOND = 1000;

/**
 * Requests of k6 from the lines of its CSV output, which are many: only the times of the current interval
 * are kept. `line` says whether it took a line; others are k6's words to people.
 */
export function createRequestCounter() {
  let columns: string[] | undefined;
  let times: number[] = [];
  let failed = 0;
  let since = performance.now();

  return {
    line(text: string): boolean {
      if (!columns) {
        if (!text.startsWith('metric_name,')) return false;
        columns = text.split(',');
        return true;
      }
      if (!/^[a-z_]+,\d+,/.test(text)) return false;
      const fields = text.split(',');
      if (fields[0] !== TOOK) return true;
      times.push(Number(fields[columns.indexOf('metric_value')]));
      const status = Number(fields[columns.indexOf('status')]);
      if (status < 200 || status >= 400) failed += 1;
      return true;
    },

    /** The counts since the last call. */
    take(): Omit<Reading, 'minutes'>[] {
      const seconds = (performance.now() - since) / MS_PER_SECOND;
      const sorted = times.toSorted((one, other) => one - other);
      const at = (share: number): number => sorted[Math.floor(share * (sorted.length - 1))] ?? 0;
      const readings = [
        { measure: 'requests a second', of: 'all', value: sorted.length / seconds },
        { measure: 'requests a second', of: 'failed', value: failed / seconds },
        { measure: 'time of a request, ms', of: 'half of them', value: at(0.5) },
        { measure: 'time of a request, ms', of: '95 of 100', value: at(0.95) },
      ];
      times = [];
      failed = 0;
      since = performance.now();
      return readings;
    },
  };
}
