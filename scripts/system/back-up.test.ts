import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { affiliate } from '@slots/contracts/affiliate/affiliates';
import { listImportedIds } from '@slots/contracts/catalog/library-games';
import { ownersOfData } from '@slots/processes/process-table';
import { REPOSITORY } from '@slots/processes/repository';
import { createApiCaller, signIn } from '@slots/testing/api-caller';
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

/** The programs as containers run them. */
async function runBackup(
  program: 'back-up' | 'restore',
  system: TestedSystem,
  env: NodeJS.ProcessEnv = {},
): Promise<void> {
  const { mongodbUrl, database } = system.databaseOf('geo');
  await run(process.execPath, [join(REPOSITORY, `packages/mongo/src/backup/${program}.ts`)], {
    env: {
      PATH: process.env['PATH'],
      MONGODB_URL: mongodbUrl,
      DATABASE_PREFIX: database.slice(0, -'geo'.length),
      DATABASES: [...ownersOfData].join(','),
      BACKUP_FOLDER: folder,
      ...env,
    },
  });
}

beforeAll(async () => {
  original = await start({ SEED_DEMO: 'true', SEED_GAMES: String(GAMES) });
}, 180_000);
afterAll(async () => {
  for (const system of systems) await system.stop();
  rmSync(folder, { recursive: true });
}, 60_000);

test('a backup that is restored into an empty system gives the same public answers, and the same people', async () => {
  const call = createApiCaller(original.url);
  const cookie = { Cookie: await signIn(original.url, TEST_ADMIN) };
  await until(
    async () => {
      const { body } = await call('GET', listImportedIds.path, undefined, cookie);
      expect(body).toHaveLength(GAMES);
    },
    { timeoutMs: 60_000 },
  );
  const created = await call('POST', '/api/affiliates', { name: 'Partner' }, cookie);
  const { id } = affiliate.parse(created.body);
  const path = `/api/affiliates/${id}`;
  expect((await call('PATCH', path, CREDENTIALS, cookie)).status).toBe(200);
  const told = await Promise.all(PUBLIC.map(async (path) => (await call('GET', path)).body));
  await runBackup('back-up', original);

  const empty = await start({});
  await Promise.all(SERVICES.map((name) => empty.process(name).stop()));
  // Data from the first start of services is not lost by mistake.
  await expect(runBackup('restore', empty)).rejects.toThrow('holds something');
  await runBackup('restore', empty, { REPLACE: 'true' });
  await Promise.all(SERVICES.map((name) => empty.process(name).restart()));

  const again = createApiCaller(empty.url);
  await until(async () => expect((await again('GET', '/readyz')).status).toBe(200));
  const toldAgain = await Promise.all(PUBLIC.map(async (path) => (await again('GET', path)).body));
  expect(toldAgain).toEqual(told);
  // Sessions of before count on, what was encrypted can be read, and no number is given out twice.
  expect((await again('GET', path, undefined, cookie)).body).toMatchObject(CREDENTIALS);
  expect(await signIn(empty.url, TEST_ADMIN)).not.toBe('');
  const next = await again('POST', '/api/affiliates', { name: 'Another' }, cookie);
  expect(affiliate.parse(next.body).id).toBe(id + 1);
}, 240_000);
