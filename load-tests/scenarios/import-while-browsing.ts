import importEverything from '../flows/staff-import.ts';
import visit from '../flows/visitor.ts';
import { text, whole } from '../lib/settings.ts';
import { thresholds } from '../lib/thresholds.ts';

/** Staff let the whole catalogue be imported while visitors browse: does either notice the other? */
export const options = {
  scenarios: {
    visitors: {
      executor: 'constant-vus',
      exec: 'visitors',
      vus: whole('VUS', 20),
      duration: text('DURATION', '1m'),
    },
    staff: {
      executor: 'per-vu-iterations',
      exec: 'staff',
      vus: 1,
      iterations: 1,
      maxDuration: '10m',
    },
  },
  thresholds: thresholds({ p95: 500, p99: 1500 }),
};

export { importEverything as staff, visit as visitors };
