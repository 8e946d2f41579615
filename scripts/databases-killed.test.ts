import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { importBatch, importJob } from '@slots/contracts/catalog/imports';
import { type Databases, startDatabases } from '@slots/databases/databases';
import { createProcessFiles, type ProcessFiles } from '@slots/processes/process-files';
import { processesWithoutWeb } from '@slots/processes/process-table';
import { type System, startSystem } from '@slots/processes/system';
import {
  type ApiCaller,
  createApiCaller,
  createSessionCaller,
  signIn,
} from '@slots/testing/api-caller';
import { until } from '@slots/testing/until';
import { TEST_ADMIN } from '@slots/testing/whole-system';
import { z } from 'zod';

/** The databases of `npm start` are killed under a running system. */

const BACK = { timeoutMs: 60_000 };
const said: string[] = [];
let dataDir: string;
let processFiles: ProcessFiles;
let databases: Databases;
let system: System;
let staff: ApiCaller;

beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'slots-killed-'));
  processFiles = createProcessFiles(join(dataDir, 'processes'));
  const log = (line: string) => said.push(line);
  databases = await startDatabases({ dataDir, password: randomUUID(), env: {}, log });
  system = await startSystem({
    ...databases,
    dataDir,
    only: processesWithoutWeb,
    env: {
      ADMIN_PASSWORD: TEST_ADMIN.password,
      SEED_DEMO: 'false',
      SEED_GAMES: '0',
      SIMULATOR_GAMES: '300',
      CATALOGUE_RATE: '50',
      LINK_CHECKS: 'false',
      RATE_LIMIT_PROFILE: 'off',
    },
    log,
  });
  staff = createSessionCaller(system.url, await signIn(system.url, TEST_ADMIN));
}, 240_000);

afterAll(async () => {
  await system?.stop();
  await databases?.stop();
  rmSync(dataDir, { recursive: true, force: true });
}, 60_000);

/** Kills a server as the kernel does that has no memory left, and waits until another process is in its place. */
async function kill(name: 'mongod' | 'redis-server'): Promise<void> {
  const { pid } = processFiles.running(name) ?? {};
  if (pid === undefined) throw new Error(`${name} does not run`);
  process.kill(pid, 'SIGKILL');
  await until(() => {
    const again = processFiles.running(name)?.pid;
    expect(again).toEqual(expect.any(Number));
    expect(again).not.toBe(pid);
  }, BACK);
  expect(said).toContainEqual(expect.stringContaining(`${name} ended (SIGKILL) and is started`));
}

test('a MongoDB that is killed comes back on its port, and has every write that was answered', async () => {
  const answered: string[] = [];
  async function add(): Promise<number> {
    const code = randomUUID();
    const { status } = await staff('POST', '/api/payment-methods', { name: code, code });
    if (status === 201) answered.push(code);
    return status;
  }
  for (let count = 0; count < 20; count += 1) expect(await add()).toBe(201);
  let isWriting = true;
  const writing = (async () => {
    while (isWriting) await add();
  })();
  await kill('mongod');
  await until(async () => expect(await add()).toBe(201), BACK);
  isWriting = false;
  await writing;
  const { body } = await staff('GET', '/api/payment-methods');
  const codes = z.array(z.looseObject({ code: z.string() })).parse(body);
  expect(codes.map(({ code }) => code)).toEqual(expect.arrayContaining(answered));
}, 180_000);

test('a Redis that is killed comes back on its port, and an import that was asked for is done', async () => {
  const answer = await staff(
    'POST',
    '/api/game-import/batch',
    { gameIds: Array.from({ length: 200 }, (_, index) => index + 1) },
    { Prefer: 'respond-async' },
  );
  const { jobId } = importBatch.responses[202].parse(answer.body);
  await kill('redis-server');
  // Reads never stopped; sign-ins are counted over all replicas again.
  expect((await staff('GET', '/api/games')).status).toBe(200);
  await until(async () => {
    const ready = createApiCaller(system.urlOf('identity'));
    expect((await ready('GET', '/readyz')).body).toMatchObject({ dependencies: { redis: 'up' } });
  }, BACK);
  await until(async () => {
    const job = importJob.parse((await staff('GET', `/api/game-import/jobs/${jobId}`)).body);
    expect(job).toMatchObject({ state: 'completed', progress: { succeeded: 200 } });
  }, BACK);
}, 180_000);
