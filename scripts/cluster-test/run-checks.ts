import { writeFileSync } from 'node:fs';
import { loadavg } from 'node:os';
import { setTimeout as delay } from 'node:timers/promises';
import { startForwarding } from '@slots/testing/forwarding';
import { signInOnceFilled } from '../faults/filled.ts';
import { startTraffic } from '../faults/traffic.ts';
import type { Check, Seen, Site } from './check.ts';
import { admission } from './checks/admission.ts';
import { scaledDown, scaledUp, workersScaled } from './checks/autoscaling.ts';
import { backup } from './checks/backup.ts';
import { mainJob } from './checks/main-job.ts';
import { primaryKilled } from './checks/mongodb.ts';
import { networkPolicies } from './checks/network-policies.ts';
import { observed } from './checks/observed.ts';
import { redisKilled } from './checks/redis.ts';
import { replicas } from './checks/replicas.ts';
import { restartAll, restartEach } from './checks/restarts.ts';
import { secretRotated } from './checks/secrets.ts';
import { upgraded } from './checks/upgrade.ts';
import { usage } from './checks/usage.ts';
import { kubectl } from './kubectl.ts';
import { type Result, report } from './report.ts';
import { type Usage, usageWhile } from './usage.ts';

/**
 * Runs the checks against the cluster of KUBECONFIG, in which the overlay is applied and ready, and writes the report.
 *
 *     ADMIN_PASSWORD=… node run-checks.ts <report file> [names of checks]
 *
 * BASE_URL says where the gateway is; left out, its Service is reached by its own address, which works on a node.
 */
const CHECKS: readonly Check[] = [
  admission,
  mainJob,
  networkPolicies,
  observed,
  usage,
  restartEach,
  restartAll,
  replicas,
  redisKilled,
  primaryKilled,
  secretRotated,
  upgraded,
  scaledUp,
  workersScaled,
  backup,
  scaledDown,
];
const VISITS_PER_SECOND = 50;
const REST_MS = 30_000;
/** The origins of the settings: what a browser calls them. */
const PORTS = [
  { service: 'gateway', port: 8080 },
  { service: 'catalogue-simulator', port: 8081 },
] as const;

const [file = 'report.md', ...words] = process.argv.slice(2);
const admin = { username: 'admin', password: process.env['ADMIN_PASSWORD'] ?? '' };
const chosen = CHECKS.filter(
  ({ name }) =>
    words.length === 0 || words.some((word) => name.toLowerCase().includes(word.toLowerCase())),
);

const ends: (() => Promise<void>)[] = [];
try {
  const url = process.env['BASE_URL'] ?? (await ownOrigins());
  const cookie = await signInOnceFilled(url, admin);
  const atRest: Usage = chosen.includes(usage) ? await usageWhile(delay(REST_MS)) : new Map();
  const traffic = await startTraffic(url, { admin, cookie, visitsPerSecond: VISITS_PER_SECOND });
  ends.unshift(() => traffic.stop());
  const results: Result[] = [];
  for (const check of chosen)
    results.push(await run(check, { url, admin, traffic, cookie, atRest }));
  writeFileSync(file, report(results, VISITS_PER_SECOND));
  process.exitCode = results.some(({ seen }) => seen.broken.length > 0) ? 1 : 0;
} finally {
  for (const end of ends) await end();
}
// Left to itself, Node 24 was seen to close its handles without end here.
process.exit();

async function run(check: Check, site: Site): Promise<Result> {
  const begunAt = performance.now();
  let seen: Seen;
  try {
    seen = await check.run(site);
  } catch (error) {
    seen = { told: [], broken: [error instanceof Error ? error.message : String(error)] };
  }
  const seconds = Math.round((performance.now() - begunAt) / 1_000);
  console.log(
    [
      `${seen.broken.length > 0 ? '✗' : '✓'} ${check.name} (${seconds} s, load ${loadavg()[0]?.toFixed(0)})`,
      ...seen.told.map((line) => `    ${line}`),
      ...seen.broken.map((line) => `    broken: ${line}`),
    ].join('\n'),
  );
  return { check, seen, seconds, load: loadavg()[0] ?? 0 };
}

/** Listens where the settings say that the site is, and passes connections on to the Services. */
async function ownOrigins(): Promise<string> {
  for (const { service, port } of PORTS) {
    const host = await kubectl(['get', 'service', service, '-o', 'jsonpath={.spec.clusterIP}']);
    const { close } = await startForwarding(() => ({ host, port }), port);
    ends.push(close);
  }
  return `http://127.0.0.1:${PORTS[0].port}`;
}
