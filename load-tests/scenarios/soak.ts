import visit from '../flows/visitor.ts';
import { text, whole } from '../lib/settings.ts';
import { thresholds } from '../lib/thresholds.ts';

/** An hour of visitors: does anything grow that should not? */
export const options = {
  scenarios: {
    soak: { executor: 'constant-vus', vus: whole('VUS', 30), duration: text('DURATION', '1h') },
  },
  thresholds: thresholds({ p95: 300, p99: 800 }),
};

export default visit;
