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
  const start = (...hosts: string[]) => {
    expect(spawnSync(process.execPath, [program, folder, ...hosts]).status).toBe(0);
    const names = readdirSync(folder);
    return new Map(names.map((name) => [name, readFileSync(join(folder, name), 'utf8')]));
  };
  try {
    const made = start();
    expect(new Set(made.keys())).toEqual(new Set([...secretNames, 'ADMIN_PASSWORD']));
    expect(new Set(made.values()).size).toBe(made.size);
    writeFileSync(join(folder, 'SERVICE_SECRET'), 'new,old');
    expect(start()).toEqual(made.set('SERVICE_SECRET', 'new,old'));
    // An installation of before the databases had passwords keeps what it has, and gets theirs.
    const all = start('--mongodb=mongodb:27017', '--redis=redis:6379');
    expect([...all]).toEqual(expect.arrayContaining([...made]));
    expect(new Set(all.values()).size).toBe(all.size);
    for (const owner of ['IDENTITY', 'GEO', 'CATALOG', 'CASINO', 'AFFILIATE', 'BACKUP']) {
      const { username, host, password } = new URL(all.get(`MONGODB_URL_${owner}`) ?? '');
      expect({ username, host }).toEqual({ username: owner.toLowerCase(), host: 'mongodb:27017' });
      expect(password.length).toBeGreaterThan(40);
    }
    expect(new URL(all.get('REDIS_URL') ?? '')).toMatchObject({ host: 'redis:6379' });
    // The format of a mongod key.
    expect(all.get('MONGODB_KEY')).toMatch(/^[A-Za-z0-9]{200,1024}$/);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
