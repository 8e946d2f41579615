import { check } from 'k6';
import http from 'k6/http';
import { whole } from '../lib/settings.ts';
import { target } from '../lib/target.ts';

const usual = whole('RATE', 100);
const base = target();

const BEFORE = 10;
const UP = 2;
const SPIKE = 20;
/** Seconds that it has to become normal again. */
const RECOVERY = 10;
const AFTERWARDS = 10;

const seconds = (count: number) => `${count}s`;
const afterwards = '{scenario:afterwards}';

/** Ten times the usual within seconds, and back: no error but 429 and 503, and normal again ten seconds later. */
export const options = {
  scenarios: {
    spike: {
      executor: 'ramping-arrival-rate',
      startRate: usual,
      timeUnit: '1s',
      preAllocatedVUs: whole('VUS', 200),
      maxVUs: whole('MAX_VUS', 2000),
      stages: [
        { target: usual, duration: seconds(BEFORE) },
        { target: usual * 10, duration: seconds(UP) },
        { target: usual * 10, duration: seconds(SPIKE) },
        { target: usual, duration: seconds(UP) },
      ],
    },
    afterwards: {
      executor: 'constant-arrival-rate',
      rate: usual,
      timeUnit: '1s',
      startTime: seconds(BEFORE + UP + SPIKE + UP + RECOVERY),
      duration: seconds(AFTERWARDS),
      preAllocatedVUs: whole('VUS', 200),
    },
  },
  thresholds: {
    checks: ['rate>0.999'],
    [`http_req_failed${afterwards}`]: ['rate<0.001'],
    ...(__ENV.LATENCY === 'any' ? {} : { [`http_req_duration${afterwards}`]: ['p(95)<300'] }),
  },
};

/** Half of it can be answered from a cache, half of it never can. */
export default function askOrBeRefused(): void {
  const page = 1 + Math.floor(Math.random() * 40);
  const [path, name] =
    Math.random() < 0.5
      ? [`/api/public/games?page=${page}&limit=20`, 'games']
      : ['/api/game-token', 'token'];
  const answer = http.get(`${base}${path}`, { tags: { name } });
  check(answer, { 'answered or told to wait': ({ status }) => [200, 429, 503].includes(status) });
}
