import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { REPOSITORY } from '@slots/processes/repository';
import { ALL_FAULTS } from './faults/all-faults.ts';
import { startHurtRun } from './faults/hurt-run.ts';
import type { Observation } from './faults/observe.ts';
import { line, report } from './faults/report.ts';
import { onParentDeath } from './parent.ts';

/**
 * `npm run faults`: starts a system with databases of its own, puts visitors and staff on it, and hurts
 * it in every way of scripts/faults/all-faults.ts, one after the other; `-- casino` tries those whose
 * name has that word, `-- --write` keeps what was seen in docs/faults.md. The exit code is 1 when a
 * promise was broken.
 */
const words = process.argv.slice(2).filter((word) => !word.startsWith('--'));
const chosen = ALL_FAULTS.filter(({ name }) => words.every((word) => name.includes(word)));
if (chosen.length === 0) {
  console.error(
    `No fault is called so. There are:\n${ALL_FAULTS.map(({ name }) => name).join('\n')}`,
  );
  process.exit(1);
}

const stopping = new AbortController();
const stop = (): void => stopping.abort();
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, stop);
onParentDeath(stop);

const run = await startHurtRun({ withDisk: true, withClocks: true });
const seen: Observation[] = [];
try {
  for (const fault of chosen) {
    if (stopping.signal.aborted) break;
    const observation = await run.observe(fault);
    seen.push(observation);
    console.log(line(observation));
  }
} finally {
  await run.stop();
}
if (process.argv.includes('--write') && seen.length === ALL_FAULTS.length) {
  writeFileSync(join(REPOSITORY, 'docs/faults.md'), report(seen));
}
const broken = seen.filter((observation) => observation.broken.length > 0);
console.log(`${seen.length} faults, ${broken.length} with a broken promise`);
process.exit(broken.length === 0 && seen.length === chosen.length ? 0 : 1);
