import { check } from 'k6';
import http from 'k6/http';
import { whole } from '../lib/settings.ts';
import { target } from '../lib/target.ts';

const usual = whole('RATE', 100);
const base = target();

/** Ten times the usual within seconds, and back: no error but 429 and 503, and normal again afterwards. */
export const options = {
  scenarios: {
    spike: {
      executor: 'ramping-arrival-rate',
      startRate: usual,
      timeUnit: '1s',
      preAllocatedVUs: whole('VUS', 200),
      maxVUs: whole('MAX_VUS', 2000),
      stages: [
        { target: usual, duration: '10s' },
        { target: usual * 10, duration: '2s' },
        { target: usual * 10, duration: '20s' },
        { target: usual, duration: '2s' },
        { target: usual, duration: '20s' },
      ],
    },
  },
  thresholds: { checks: ['rate>0.999'] },
};

export default function askOrBeRefused(): void {
  const page = 1 + Math.floor(Math.random() * 40);
  const answer = http.get(`${base}/api/public/games?page=${page}&limit=20`, {
    tags: { name: 'games' },
  });
  check(answer, { 'answered or told to wait': ({ status }) => [200, 429, 503].includes(status) });
}
