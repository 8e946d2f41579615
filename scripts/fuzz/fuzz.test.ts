import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { processesWithoutWeb } from '@slots/processes/process-table';
import { signIn } from '@slots/testing/api-caller';
import { startWholeSystem, TEST_ADMIN, type TestedSystem } from '@slots/testing/whole-system';
import { obtainSchemathesis, runSchemathesis, WITHOUT_ENDING_SESSIONS } from './schemathesis.ts';

// Few examples of every call in the document, the same each time. `npm run fuzz` makes many more.
// On a machine that is busy the time ends first, and the log says how far it came.
const BOUNDS = '--phases fuzzing --max-examples 3 --max-time 60 --warnings off'.split(' ');
const MAX_MS = 150_000;

const problem = await obtainSchemathesis((line) => process.stderr.write(`${line}\n`));

if (problem === undefined) {
  describe('calls that are made up from the document', () => {
    let system: TestedSystem;
    beforeAll(async () => {
      system = await startWholeSystem({
        only: processesWithoutWeb,
        env: { RATE_LIMIT_PROFILE: 'off', SIMULATOR_GAMES: '20', SEED_GAMES: '20' },
      });
    }, 120_000);
    afterAll(() => system.stop(), 120_000);

    test(
      'are answered as it says, and never with 500',
      async () => {
        const cookie = await signIn(system.url, TEST_ADMIN);
        let told = '';
        const code = await runSchemathesis(system.url, {
          cookie,
          options: [...BOUNDS, ...WITHOUT_ENDING_SESSIONS],
          tell: (text) => {
            told += text;
          },
          signal: AbortSignal.timeout(MAX_MS),
        });
        expect({ code, told: code === 0 ? '' : told }).toEqual({ code: 0, told: '' });
        const [, selected, tested] = /Selected: (\d+)\/.*\s+Tested: (\d+)/.exec(told) ?? [];
        process.stderr.write(`Made calls up for ${tested} of ${selected} in the document.\n`);
        expect(Number(tested)).toBeGreaterThan(0);
        // Without the session it would have seen refusals alone.
        const headers = { Cookie: cookie };
        expect((await fetch(`${system.url}/api/users`, { headers })).status).toBe(200);
      },
      MAX_MS + 10_000,
    );
  });
} else {
  test(`calls are NOT made up from the document here: ${problem}`, () => {
    process.stderr.write(`The calls were not fuzzed: ${problem}\n`);
    expect(problem).not.toBe('');
  });
}
