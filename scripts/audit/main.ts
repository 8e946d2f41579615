import { spawnSync } from 'node:child_process';
import { REPOSITORY } from '@slots/processes/repository';
import { auditReport } from './audit-report.ts';

/**
 * `npm run audit`: fails when a package that the product runs with has a known problem. Where no audit
 * service can be reached it says so and passes; `npm run audit -- --required` fails then as well, for
 * a machine that is meant to reach one.
 */
const TIMEOUT_MS = 60_000;

const { stdout, error } = spawnSync('npm', ['audit', '--json', '--omit=dev'], {
  cwd: REPOSITORY,
  encoding: 'utf8',
  timeout: TIMEOUT_MS,
  maxBuffer: 64 * 1024 * 1024,
});
const report = auditReport(error ? '' : stdout);
for (const line of report.lines) console.log(line);
const passes =
  report.outcome === 'unknown' ? !process.argv.includes('--required') : report.outcome === 'clean';
process.exitCode = passes ? 0 : 1;
