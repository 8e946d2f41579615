import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { createSimulator } from '@slots/catalogue-simulator/simulator';
import { getSync } from '@slots/contracts/catalog/catalogue-sync';
import { importJob } from '@slots/contracts/catalog/imports';
import { createLogger } from '@slots/logger/logger';
import { type ApiAnswer, createApiCaller } from '@slots/testing/api-caller';
import { freshDatabase, redisUrl } from '@slots/testing/databases';
import { serve } from '@slots/testing/serve';
import { startTestIdentity, TEST_SERVICE_SECRET } from '@slots/testing/test-identity';
import { until, untilReady } from '@slots/testing/until';
import type { Role } from '@slots/tokens/claims';
import mongoose from 'mongoose';
import type { z } from 'zod';
import { startCatalog } from './app.ts';
import type { MirrorGame } from './catalogue/mirror-game.model.ts';
import { serverSettings, workerSettings } from './env.ts';
import type { GameRecord } from './games/stored-game.ts';
import { startCatalogWorker } from './worker-app.ts';

const SECRET = 'the-secret-of-the-catalogue';
const ORIGIN = 'https://www.slots.example';
const CONTROL_TOKEN = 'control-token-of-the-tests';
const READY = { timeoutMs: 20_000 };

export interface CallOptions {
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
  /** A super administrator by default; null for a visitor. */
  readonly as?: Role | null;
}

export interface WorkerProcess {
  /** Resolves when it listens; it takes work a moment later. */
  readonly started: Promise<void>;
  /** kill -9. */
  kill(): Promise<void>;
  /** SIGTERM; gives the code that it exits with. */
  stop(): Promise<number | null>;
}

async function untilMongodbIsUp(url: string): Promise<void> {
  await until(async () => {
    const state = await (await fetch(`${url}/readyz`)).text();
    if (!state.includes('"mongodb":"up"')) throw new Error(state);
  }, READY);
}

/** The catalog service, ready to be called, on a database, a Redis and a simulated catalogue of its own. */
export async function startCatalogUnderTest(
  options: {
    games?: number;
    requestsPerSecond?: number;
    catalogueUrl?: string;
    env?: Record<string, string>;
    /** Games that are there before it starts. */
    stored?: GameRecord[];
    /** False: do not wait until it has all that it needs, only until MongoDB is there. */
    ready?: boolean;
  } = {},
) {
  const { games = 300, requestsPerSecond = 200 } = options;
  const identity = await startTestIdentity();
  const simulator = await createSimulator({
    host: '127.0.0.1',
    apiPort: 0,
    launcherPort: 0,
    token: 'the-key',
    secret: SECRET,
    origin: ORIGIN,
    requestsPerSecond,
    seed: 7,
    games,
    controlToken: CONTROL_TOKEN,
  });
  const geo = await startGeoStub();
  const { mongodbUrl, database } = freshDatabase();
  // As the services read: what a test has seen, the next call sees as well.
  const mongo = new mongoose.mongo.MongoClient(mongodbUrl, { readConcernLevel: 'majority' });
  if (options.stored) {
    await mongo.db(database).collection<GameRecord>('games').insertMany(options.stored);
  }
  const env: Record<string, string> = {
    NODE_ENV: 'test',
    LOG_LEVEL: 'silent',
    PORT: '0',
    SERVICE_SECRET: TEST_SERVICE_SECRET,
    MONGODB_URL: mongodbUrl,
    MONGODB_DATABASE: database,
    REDIS_URL: await redisUrl(),
    QUEUE_PREFIX: `test-${randomBytes(4).toString('hex')}`,
    IDENTITY_URL: identity.url,
    GEO_URL: geo.url,
    CATALOGUE_URL: options.catalogueUrl ?? simulator.apiUrl,
    CATALOGUE_TOKEN: 'the-key',
    CATALOGUE_SECRET: SECRET,
    CATALOGUE_ORIGIN: ORIGIN,
    CATALOGUE_RATE: String(requestsPerSecond),
    LAUNCHER_URL: simulator.launcherUrl,
    LAUNCHER_TOKEN_SECRET: 'a-launcher-secret-that-only-tests-use',
    ...options.env,
  };
  const logger = createLogger({ name: 'catalog', level: 'silent' });
  const service = await startCatalog(serverSettings.parse(env), logger);
  const closing: (() => Promise<void>)[] = [];

  function call(
    method: string,
    path: string,
    { body, headers, as = 'super_admin' }: CallOptions = {},
  ): Promise<ApiAnswer> {
    const token = as ? identity.tokenFor({ id: 1, username: 'ada', role: as }) : undefined;
    return createApiCaller(service.url, token)(method, path, body, headers);
  }

  async function job(id: number): Promise<z.output<typeof importJob>> {
    return importJob.parse((await call('GET', `/api/game-import/jobs/${id}`)).body);
  }

  if (options.ready === false) await untilMongodbIsUp(service.url);
  else await untilReady(service.url, READY);

  return {
    url: service.url,
    db: mongo.db(database),
    games: mongo.db(database).collection<GameRecord>('games'),
    mirror: mongo.db(database).collection<MirrorGame>('mirror'),
    simulator,
    geo,
    env,
    call,
    job,

    /** Makes the simulated catalogue fail, or changes its games. */
    async fault(fault: object): Promise<void> {
      const answer = await fetch(`${simulator.apiUrl}/control/faults`, {
        method: 'POST',
        headers: { authorization: `Bearer ${CONTROL_TOKEN}`, 'content-type': 'application/json' },
        body: JSON.stringify(fault),
      });
      if (answer.status !== 201) throw new Error(`The fault was refused: ${await answer.text()}`);
    },

    /** A worker in this process; gives its address. */
    async startWorker(extra: Record<string, string> = {}): Promise<string> {
      const worker = await startCatalogWorker(workerSettings.parse({ ...env, ...extra }), logger);
      closing.push(worker.close);
      return worker.url;
    },

    /** A second service on the same stores, ready to be called; gives its address. */
    async startReplica(): Promise<string> {
      const replica = await startCatalog(serverSettings.parse(env), logger);
      closing.push(replica.close);
      await untilReady(replica.url, READY);
      return replica.url;
    },

    /** A worker as a process of its own. */
    spawnWorker(extra: Record<string, string> = {}): WorkerProcess {
      const child = spawn(
        process.execPath,
        [fileURLToPath(new URL('worker.ts', import.meta.url))],
        {
          env: { ...process.env, ...env, LOG_LEVEL: 'info', ...extra },
          stdio: ['ignore', 'pipe', 'ignore'],
        },
      );
      const started = new Promise<void>((resolve) => {
        child.stdout.on('data', (lines) => String(lines).includes('listening') && resolve());
      });
      const ended = new Promise<number | null>((resolve) => {
        child.once('exit', resolve);
      });
      async function kill(): Promise<void> {
        child.kill('SIGKILL');
        await ended;
      }
      async function stop(): Promise<number | null> {
        child.kill('SIGTERM');
        return ended;
      }
      closing.push(kill);
      return { started, kill, stop };
    },

    /** Waits for the end of the first sync. */
    async mirrored(): Promise<void> {
      await until(
        async () => {
          const { last } = getSync.responses[200].parse(
            (await call('GET', '/api/game-import/sync')).body,
          );
          if (last?.state !== 'completed') throw new Error('not mirrored yet');
        },
        { timeoutMs: 20_000 },
      );
    },

    /** Waits until an import has ended. */
    ended(id: number, timeoutMs = 25_000) {
      return until(
        async () => {
          const current = await job(id);
          if (current.state !== 'completed') throw new Error(`import ${id} is ${current.state}`);
          return current;
        },
        { timeoutMs },
      );
    },

    async close(): Promise<void> {
      await service.close();
      await Promise.all(closing.map((close) => close()));
      await Promise.all([simulator.close(), identity.stop(), geo.close(), mongo.close()]);
    },
  };
}

export type CatalogUnderTest = Awaited<ReturnType<typeof startCatalogUnderTest>>;

/** Stands in for the geo service: every address is in one country, or geo is away. */
async function startGeoStub() {
  let country: string | null = null;
  let away = false;
  const { url, stop } = await serve((_request, response) => {
    response.writeHead(away ? 503 : 200, { 'content-type': 'application/json' });
    response.end(JSON.stringify(away ? {} : { code: country }));
  });
  return {
    url,
    close: stop,
    putVisitorsIn(code: string | null) {
      country = code;
      away = false;
    },
    goAway() {
      away = true;
    },
  };
}
