import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { secretNames } from './installation-secrets.ts';
import { REPOSITORY } from './repository.ts';

test('secrets are made up once: at later starts, one that somebody has changed stays changed', () => {
  const folder = mkdtempSync(join(tmpdir(), 'secrets-'));
  const program = join(REPOSITORY, 'packages/processes/src/write-secret-files.ts');
  const start = () => {
    expect(spawnSync(process.execPath, [program, folder]).status).toBe(0);
    const names = readdirSync(folder);
    return new Map(names.map((name) => [name, readFileSync(join(folder, name), 'utf8')]));
  };
  try {
    const made = start();
    expect(new Set(made.keys())).toEqual(new Set([...secretNames, 'ADMIN_PASSWORD']));
    expect(new Set(made.values()).size).toBe(made.size);
    writeFileSync(join(folder, 'SERVICE_SECRET'), 'new,old');
    expect(start()).toEqual(made.set('SERVICE_SECRET', 'new,old'));
  } finally {
    rmSync(folder, { recursive: true });
  }
});
