import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { affiliate } from '@slots/contracts/affiliate/affiliates';
import { listImportedIds } from '@slots/contracts/catalog/library-games';
import { findOnPath } from '@slots/databases/find-on-path';
import { createApiCaller } from '@slots/testing/api-caller';
import { until } from '@slots/testing/until';
import { startWholeSystem, TEST_ADMIN, type TestedSystem } from '@slots/testing/whole-system';

const GAMES = 60;
const SERVICES = ['identity', 'geo', 'catalog', 'catalog-worker', 'casino', 'affiliate'] as const;
const PUBLIC = [
  '/api/countries',
  '/api/public/games?sort=name&limit=100',
  '/api/public/game-types',
  '/api/public/casinos?country=GB&page=1&limit=50',
  '/api/public/promotions?country=GB&limit=50&offset=0',
  '/api/search?q=gold',
];
/** Parts of a backup beside the databases. */
const SECRETS = {
  KEY_ENCRYPTION_SECRET: 'encrypts-the-signing-keys-of-this-test',
  CREDENTIALS_SECRET: 'encrypts-the-credentials-of-this-test',
};
const CREDENTIALS = { username: 'partner', password: 'a password of theirs' };

const run = promisify(execFile);
const dump = findOnPath('mongodump');
const restore = findOnPath('mongorestore');

if (dump && restore) {
  const systems: TestedSystem[] = [];
  const folder = mkdtempSync(join(tmpdir(), 'back-up-'));
  let original: TestedSystem;

  async function start(env: NodeJS.ProcessEnv): Promise<TestedSystem> {
    const only = [...SERVICES, 'catalogue-simulator', 'gateway'] as const;
    const started = await startWholeSystem({
      only,
      env: { SIMULATOR_GAMES: String(GAMES), ...SECRETS, ...env },
    });
    systems.push(started);
    return started;
  }

  async function signIn(url: string): Promise<{ Cookie: string }> {
    const answer = await createApiCaller(url)('POST', '/api/auth/login', TEST_ADMIN);
    return { Cookie: answer.headers.getSetCookie()[0]?.split(';')[0] ?? '' };
  }

  beforeAll(async () => {
    original = await start({ SEED_DEMO: 'true', SEED_GAMES: String(GAMES) });
  }, 180_000);
  afterAll(async () => {
    for (const system of systems) await system.stop();
    rmSync(folder, { recursive: true });
  }, 60_000);

  test('a dump that is restored into an empty system gives the same public answers, and the same people', async () => {
    const call = createApiCaller(original.url);
    const cookie = await signIn(original.url);
    await until(
      async () => {
        const { body } = await call('GET', listImportedIds.path, undefined, cookie);
        expect(body).toHaveLength(GAMES);
      },
      { timeoutMs: 60_000 },
    );
    const created = await call('POST', '/api/affiliates', { name: 'Partner' }, cookie);
    const path = `/api/affiliates/${affiliate.parse(created.body).id}`;
    expect((await call('PATCH', path, CREDENTIALS, cookie)).status).toBe(200);
    const told = await Promise.all(PUBLIC.map(async (path) => (await call('GET', path)).body));
    for (const name of SERVICES) {
      const { mongodbUrl, database } = original.databaseOf(name);
      const to = `--archive=${join(folder, name)}`;
      await run(dump, ['--quiet', '--gzip', `--uri=${mongodbUrl}`, `--db=${database}`, to]);
    }

    const empty = await start({});
    await Promise.all(SERVICES.map((name) => empty.process(name).stop()));
    for (const name of SERVICES) {
      const { mongodbUrl, database } = empty.databaseOf(name);
      const names = [`--nsFrom=${original.databaseOf(name).database}.*`, `--nsTo=${database}.*`];
      const from = `--archive=${join(folder, name)}`;
      await run(restore, ['--quiet', '--gzip', '--drop', `--uri=${mongodbUrl}`, from, ...names]);
    }
    await Promise.all(SERVICES.map((name) => empty.process(name).restart()));

    const again = createApiCaller(empty.url);
    await until(async () => expect((await again('GET', '/readyz')).status).toBe(200));
    const toldAgain = await Promise.all(
      PUBLIC.map(async (path) => (await again('GET', path)).body),
    );
    expect(toldAgain).toEqual(told);
    // Sessions of before count on, and what was encrypted can be read.
    expect((await again('GET', path, undefined, cookie)).body).toMatchObject(CREDENTIALS);
    expect((await signIn(empty.url)).Cookie).not.toBe('');
  }, 240_000);
} else {
  test('a backup is NOT tried here: mongodump and mongorestore are needed', () => {
    process.stderr.write('backups were not tried: mongodump and mongorestore are needed\n');
    expect(dump && restore).toBeUndefined();
  });
}
