import visit from '../flows/visitor.ts';
import { text, whole } from '../lib/settings.ts';
import { thresholds } from '../lib/thresholds.ts';

/** Visitors on their way through the site, with time to think between pages. */
export const options = {
  scenarios: {
    visitors: { executor: 'constant-vus', vus: whole('VUS', 20), duration: text('DURATION', '1m') },
  },
  thresholds: thresholds({ p95: 300, p99: 800 }),
};

export default visit;
