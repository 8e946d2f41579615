import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { REPOSITORY } from '@slots/processes/repository';
import { until } from '@slots/testing/until';
import { startWholeSystem } from '@slots/testing/whole-system';
import { findK6 } from './k6.ts';

const MINUTES = 60_000;

if (findK6()) {
  test(
    'every public call and kind of page is answered to k6, and a report is written',
    async () => {
      const reports = mkdtempSync(join(tmpdir(), 'load-test-'));
      const system = await startWholeSystem({ env: { SEED_DEMO: 'true', SEED_GAMES: '200' } });
      try {
        await until(
          async () => {
            const answer = await fetch(`${system.url}/api/public/games?limit=1`);
            expect(await answer.json()).toMatchObject({ total: expect.any(Number), hasMore: true });
          },
          { timeoutMs: MINUTES },
        );
        const run = spawn(
          process.execPath,
          [join(REPOSITORY, 'scripts/load-test/main.ts'), 'smoke'],
          {
            env: { ...process.env, BASE_URL: system.url, REPORTS: reports },
            stdio: ['ignore', 'ignore', 'inherit'],
          },
        );
        expect(await once(run, 'exit')).toEqual([0, null]);
        expect(readdirSync(reports).sort()).toEqual([
          expect.stringMatching(/^smoke-\S+\.html$/),
          expect.stringMatching(/^smoke-\S+\.json$/),
        ]);
      } finally {
        await system.stop();
        rmSync(reports, { recursive: true });
      }
    },
    3 * MINUTES,
  );
} else {
  test('the load tests are NOT run here: k6 is needed', () => {
    process.stderr.write('load-tests/ were not run: k6 is needed\n');
    expect(findK6()).toBeUndefined();
  });
}
