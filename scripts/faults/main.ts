import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { REPOSITORY } from '@slots/processes/repository';
import { onParentDeath } from '../system/parent.ts';
import { ALL_FAULTS } from './all-faults.ts';
import type { Fault } from './fault.ts';
import { keepResults, line, notTried, type Result, report, resultOf } from './report.ts';
import { startRunUnderFault } from './run-under-fault.ts';

/**
 * `npm run faults`: starts a system with databases of its own, puts visitors and staff on it, and hurts
 * it in every way of scripts/faults/all-faults.ts, one after the other. `-- casino redis` tries those whose
 * name has one of the words, `-- 2/4` the second quarter; `-- --write` writes docs/faults.md of what was
 * seen now and of others before. The exit code is 1 when a promise was broken.
 */
const words = process.argv.slice(2).filter((word) => !word.startsWith('--'));
const chosen = ALL_FAULTS.filter(({ name }, index) => {
  if (words.length === 0) return true;
  return words.some((word) => isInPart(word, index) ?? name.includes(word));
});
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

const results: Result[] = [];
// Clocks that can be set cost MongoDB a whole processor, and two more members some of one: those have systems of their own.
const systems = [
  { takes: ({ setsClock, ofThree }: Fault) => !setsClock && !ofThree, options: { withDisk: true } },
  { takes: ({ setsClock }: Fault) => setsClock, options: { withClocks: true } },
  { takes: ({ ofThree }: Fault) => ofThree, options: { mongodbs: 3 } },
];
for (const { takes, options } of systems) {
  const faults = chosen.filter(takes);
  if (faults.length === 0 || stopping.signal.aborted) continue;
  const run = await startRunUnderFault(options);
  try {
    for (const fault of faults) {
      if (stopping.signal.aborted) break;
      const missing = fault.missing?.(run.system);
      if (missing !== undefined) {
        results.push(notTried(fault, missing));
        console.log(`– ${fault.name}: not tried, ${missing}`);
        continue;
      }
      const observation = await run.observe(fault);
      results.push(resultOf(observation));
      console.log(line(observation));
    }
  } finally {
    await run.stop();
  }
}
const kept = keepResults(results);
if (process.argv.includes('--write')) {
  const names = ALL_FAULTS.map(({ name }) => name);
  writeFileSync(join(REPOSITORY, 'docs/faults.md'), report(names, kept));
}
const broken = results.filter((result) => result.broken.length > 0);
console.log(`${results.length} faults, ${broken.length} with a broken promise`);
process.exit(broken.length === 0 && results.length === chosen.length ? 0 : 1);

/** True when a fault is in the part that a word such as 2/4 names; undefined when it names none. */
function isInPart(word: string, index: number): boolean | undefined {
  const [, part, parts] = /^(\d+)\/(\d+)$/.exec(word) ?? [];
  if (part === undefined || parts === undefined) return undefined;
  return Math.floor((index * Number(parts)) / ALL_FAULTS.length) === Number(part) - 1;
}
