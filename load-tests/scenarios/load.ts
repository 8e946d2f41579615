import { anyEndpoint } from '../flows/endpoints.ts';
import { text, whole } from '../lib/settings.ts';
import { thresholds } from '../lib/thresholds.ts';

/** A usual day: a steady number of requests each second, whatever the answers take. */
export const options = {
  scenarios: {
    load: {
      executor: 'constant-arrival-rate',
      rate: whole('RATE', 200),
      timeUnit: '1s',
      duration: text('DURATION', '1m'),
      preAllocatedVUs: whole('VUS', 50),
      maxVUs: whole('MAX_VUS', 400),
    },
  },
  thresholds: thresholds({ p95: 100, p99: 300 }),
};

export default anyEndpoint;
