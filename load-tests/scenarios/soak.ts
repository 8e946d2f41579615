import { importFound } from '../flows/staff-import.ts';
import visit from '../flows/visitor.ts';
import { text, whole } from '../lib/settings.ts';
import { thresholds } from '../lib/thresholds.ts';

/** Catalogue searches of the staff, in turn: each finds some hundred games or more. */
const SEARCHES = ['gold', 'crown', 'ice', 'dragon', 'royal', 'moon'];

/** An hour of visitors, and an import every few minutes: does anything grow that should not? */
export const options = {
  scenarios: {
    visitors: {
      executor: 'constant-vus',
      exec: 'visitors',
      vus: whole('VUS', 30),
      duration: text('DURATION', '1h'),
    },
    staff: {
      executor: 'constant-arrival-rate',
      exec: 'staff',
      rate: 1,
      timeUnit: text('IMPORT_EVERY', '4m'),
      duration: text('DURATION', '1h'),
      preAllocatedVUs: 1,
      maxVUs: 2,
    },
  },
  thresholds: thresholds({ p95: 300, p99: 800 }),
};

export function staff(): void {
  importFound(SEARCHES[__ITER % SEARCHES.length] ?? '');
}

export { visit as visitors };
