import { join } from 'node:path';
import { REPOSITORY } from '@slots/processes/repository';
import { type ProgramOutcome, runProgram } from '@slots/processes/run-program';
import { writeApiTypes } from '../api-client/write-types.ts';
import { boundaryBreaches } from './boundaries.ts';

/** The checks, by the name that is shown. */
const CHECKS: Readonly<Record<string, () => Promise<ProgramOutcome>>> = {
  format: () => tool('biome', 'check', '--colors=off', '.'),
  lint: () => tool('oxlint', '--type-aware', '--quiet'),
  types: () => tool('tsc', '-p', 'tsconfig.base.json'),
  'types of web': () => tool('tsc', '-p', 'web'),
  'dead code': () => tool('knip', '--no-config-hints', '--no-progress'),
  versions: () => tool('syncpack', 'lint'),
  boundaries: async () => {
    const breaches = await boundaryBreaches(
      REPOSITORY,
      join(REPOSITORY, '.dependency-cruiser.cjs'),
    );
    return { ok: breaches.length === 0, output: breaches.join('\n') };
  },
};

await writeApiTypes();
const outcomes = await Promise.all(
  Object.entries(CHECKS).map(async ([name, check]) => {
    const startedAt = Date.now();
    const outcome = await check().catch((error: unknown) => ({ ok: false, output: String(error) }));
    const seconds = ((Date.now() - startedAt) / 1000).toFixed(1);
    console.log(`${outcome.ok ? '✓' : '✗'} ${name} (${seconds} s)`);
    return { name, ...outcome };
  }),
);
const failed = outcomes.filter((outcome) => !outcome.ok);
for (const { name, output } of failed) console.log(`\n── ${name} ──\n${output.trim()}`);
process.exitCode = failed.length === 0 ? 0 : 1;

/** Runs a tool of node_modules/.bin over the repository. */
function tool(program: string, ...args: string[]): Promise<ProgramOutcome> {
  return runProgram(join(REPOSITORY, 'node_modules/.bin', program), args, { cwd: REPOSITORY });
}
