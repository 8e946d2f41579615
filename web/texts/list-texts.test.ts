import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, test } from '@jest/globals';
import { REPOSITORY } from '@slots/processes/repository';

const run = promisify(execFile);

async function listed(part: string): Promise<string[]> {
  const { stdout } = await run(process.execPath, ['web/texts/list-texts.ts', part], {
    cwd: REPOSITORY,
    maxBuffer: 10_000_000,
  });
  return stdout.split('\n');
}

test('texts of a feature are listed below their files', async () => {
  const lines = await listed('features/information');
  const page = lines.indexOf('web/src/features/information/public/responsible-gaming.page.tsx');
  expect(page).toBeGreaterThan(-1);
  expect(lines.indexOf('  Never borrow to gamble.')).toBeGreaterThan(page);
  expect(lines.every((line) => line === '' || /^(?:web\/|  \S)/.test(line))).toBe(true);
});

test('of attributes and properties those that people read', async () => {
  const lines = await listed('webhooks');
  expect(lines).toContain('  Events are sent by POST, over https');
  expect(lines).toContain('  Deletes a webhook and its deliveries.');
  expect(lines.filter((line) => /flex|\/api\/|^ {2}Webhook[A-Z]/.test(line))).toEqual([]);
});
