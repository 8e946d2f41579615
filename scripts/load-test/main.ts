import { spawn } from 'node:child_process';
import { mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { adminPassword } from '@slots/processes/installation-secrets';
import { REPOSITORY } from '@slots/processes/repository';
import { createRequestCounter } from '../soak/requests.ts';
import { report as reportReadings, watch } from '../soak/watch.ts';
import { startOwnSystem } from '../system/own-system.ts';
import { buildK6, findK6, K6_SOURCE } from './k6.ts';

// npm run load-test -- load     starts the system unless BASE_URL says where one runs, puts it under the
// load of load-tests/scenarios/load.ts, and writes reports. Settings of a scenario come from the environment.
const DATA = join(REPOSITORY, '.data');
const REPORTS = process.env['REPORTS'] || join(DATA, 'load-tests');
const SCENARIOS = join(REPOSITORY, 'load-tests/scenarios');
const GAMES_TO_BEGIN_WITH = 1_500;

const scenarios = readdirSync(SCENARIOS).map((file) => file.replace('.ts', ''));
const scenario = process.argv[2] ?? 'smoke';
if (!scenarios.includes(scenario)) {
  console.error(`There is no scenario "${scenario}". There are: ${scenarios.join(', ')}.`);
  process.exit(1);
}
const k6 = findK6() ?? buildK6();
if (!k6) {
  console.error(
    `k6 is needed: put it on the PATH, or install Go and it is built here (go install ${K6_SOURCE}).`,
  );
  process.exit(1);
}

const system = await startOwnSystem({ games: GAMES_TO_BEGIN_WITH });
try {
  process.exitCode = await runK6(k6);
} finally {
  await system.end();
}

/**
 * Runs the scenario; its exit code is not 0 when a threshold was missed. During a soak the processes of the
 * system that was started here are watched as well, and something that grows is a failure too.
 */
async function runK6(program: string): Promise<number> {
  mkdirSync(REPORTS, { recursive: true });
  const report = join(REPORTS, `${scenario}-${new Date().toISOString().replace(/[:.]/g, '-')}`);
  const watched = scenario === 'soak' && system.isOwn;
  const child = spawn(
    program,
    [
      'run',
      '--summary-export',
      `${report}.json`,
      ...(watched ? ['--out', 'csv=-'] : []),
      join(SCENARIOS, `${scenario}.ts`),
    ],
    {
      stdio: ['inherit', watched ? 'pipe' : 'inherit', 'inherit'],
      env: {
        ADMIN_PASSWORD: adminPassword(DATA),
        ...process.env,
        BASE_URL: system.url,
        // The lines of a watched run; texts with commas are left out.
        ...(watched ? { K6_SYSTEM_TAGS: 'status,error_code,expected_response,scenario' } : {}),
        K6_WEB_DASHBOARD: 'true',
        K6_WEB_DASHBOARD_PORT: '-1',
        // A page is written from the third point on; the smallest run takes ten seconds.
        K6_WEB_DASHBOARD_PERIOD: '2s',
        K6_WEB_DASHBOARD_EXPORT: `${report}.html`,
      },
    },
  );
  const ended = new Promise<number>((resolve) => {
    child.once('exit', (status) => resolve(status ?? 1));
  });
  const flat = child.stdout === null || (await readSoak(child.stdout, ended, report));
  const code = await ended;
  console.log(`Reports: ${report}.json and ${report}.html`);
  return flat ? code : code || 1;
}

/** Watches until k6 has ended, and writes what was seen; says whether nothing grew. */
async function readSoak(
  output: NodeJS.ReadableStream,
  ended: Promise<number>,
  report: string,
): Promise<boolean> {
  const end = new AbortController();
  void ended.then(() => end.abort());
  const requests = createRequestCounter();
  createInterface({ input: output }).on('line', (line) => {
    if (!requests.line(line)) console.log(line);
  });
  const readings = await watch({ dataDir: DATA, requests, signal: end.signal });
  return reportReadings(readings, report);
}
