import { anyEndpoint } from '../flows/endpoints.ts';
import { text, whole } from '../lib/settings.ts';
import { thresholds } from '../lib/thresholds.ts';

const top = whole('RATE', 1000);
const step = text('DURATION', '30s');

/** More and more each step: up to where does it hold? */
export const options = {
  scenarios: {
    stress: {
      executor: 'ramping-arrival-rate',
      startRate: Math.ceil(top / 10),
      timeUnit: '1s',
      preAllocatedVUs: whole('VUS', 100),
      maxVUs: whole('MAX_VUS', 1000),
      stages: [0.25, 0.5, 0.75, 1].map((share) => ({
        target: Math.ceil(top * share),
        duration: step,
      })),
    },
  },
  thresholds: thresholds({ p95: 500, p99: 1500, failed: 'rate<0.01' }),
};

export default anyEndpoint;
