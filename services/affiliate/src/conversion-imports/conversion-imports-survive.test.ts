import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import {
  type ConversionImport,
  conversionImport,
} from '@slots/contracts/affiliate/conversion-imports';
import { freePort } from '@slots/processes/ports';
import { visitRedis } from '@slots/redis/one-visit';
import { createApiCaller } from '@slots/testing/api-caller';
import { freshDatabase, redisUrl } from '@slots/testing/databases';
import {
  startTestIdentity,
  TEST_SERVICE_SECRET,
  type TestIdentity,
} from '@slots/testing/test-identity';
import { until } from '@slots/testing/until';
import mongoose, { type Connection } from 'mongoose';

const ROWS = 100_000;
const CURRENCIES = ['GBP', 'EUR', 'USD'] as const;
const IMPORTS = '/api/conversions/imports';
/** MongoDB keeps the transaction that a killed process left open for 8 seconds and more, and indexes wait for it. */
const BACK = { timeoutMs: 150_000 };

const { mongodbUrl, database } = freshDatabase();
let identity: TestIdentity;
let db: Connection;
const running = new Set<{ end(signal: NodeJS.Signals): Promise<void> }>();

beforeAll(async () => {
  identity = await startTestIdentity();
  db = await mongoose.createConnection(mongodbUrl, { dbName: database }).asPromise();
}, 30_000);
afterAll(async () => {
  for (const one of running) await one.end('SIGKILL');
  await db.close();
  await identity.stop();
});

/** The affiliate service as a process of its own, ready to be called by a manager. */
async function startProcess() {
  const port = await freePort();
  const child = spawn(process.execPath, [fileURLToPath(new URL('../server.ts', import.meta.url))], {
    env: {
      ...process.env,
      NODE_ENV: 'test',
      LOG_LEVEL: 'error',
      PORT: String(port),
      MONGODB_URL: mongodbUrl,
      MONGODB_DATABASE: database,
      IDENTITY_URL: identity.url,
      CASINO_URL: 'http://127.0.0.1:9',
      CATALOG_URL: 'http://127.0.0.1:9',
      PUBLIC_ORIGIN: 'https://www.slots.example',
      SERVICE_SECRET: TEST_SERVICE_SECRET,
      CREDENTIALS_SECRET: 'a-credentials-secret-that-only-tests-use',
      REDIS_URL: await redisUrl(),
      QUEUE_PREFIX: PREFIX,
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const ended = new Promise<void>((resolve) => {
    child.once('exit', () => resolve());
  });
  const started = {
    call: createApiCaller(
      `http://127.0.0.1:${port}`,
      identity.tokenFor({ id: 12, username: 'admin', role: 'super_admin' }),
    ),
    /** Resolves when the process has gone. */
    async end(signal: NodeJS.Signals) {
      running.delete(started);
      child.kill(signal);
      await ended;
    },
  };
  running.add(started);
  await until(async () => expect((await started.call('GET', '/readyz')).status).toBe(200), BACK);
  return started;
}
type Started = Awaited<ReturnType<typeof startProcess>>;

const PREFIX = `test-${randomBytes(4).toString('hex')}`;

/** Amounts that add up to something that no floating point would: 0.01, 0.1, thousands. */
function hundredthsOf(row: number): number {
  return (row * 7_919) % 1_000_003;
}

const sums = new Map<string, number>();
function report(): FormData {
  const lines = ['Ref;Event;Sum;Currency'];
  for (let row = 0; row < ROWS; row += 1) {
    const currency = CURRENCIES[row % 3] ?? 'GBP';
    const hundredths = hundredthsOf(row);
    const whole = Math.floor(hundredths / 100).toLocaleString('de-DE');
    const fraction = String(hundredths % 100).padStart(2, '0');
    lines.push(`T-${row};${row % 2 ? 'cpa' : 'revenue'};${whole},${fraction};${currency}`);
    sums.set(currency, (sums.get(currency) ?? 0) + hundredths);
  }
  const form = new FormData();
  form.set('affiliateId', '1');
  form.set(
    'mapping',
    JSON.stringify({ tx: 'Ref', event: 'Event', amount: 'Sum', currency: 'Currency' }),
  );
  form.set('format', JSON.stringify({ delimiter: ';', decimal: ',', date: 'DD/MM/YYYY' }));
  form.set('file', new Blob([lines.join('\r\n')], { type: 'text/csv' }), 'report.csv');
  return form;
}

async function jobOf({ call }: Started, id: number): Promise<ConversionImport> {
  return conversionImport.parse((await call('GET', `${IMPORTS}/${id}`)).body);
}

async function begin(started: Started, form: FormData): Promise<number> {
  const answer = await started.call('POST', IMPORTS, form);
  expect(answer.status).toBe(202);
  return conversionImport.parse(answer.body).id;
}

/** Until it is further on than after this number of rows. */
const underWay = (started: Started, id: number, rows = 0) =>
  until(
    async () => {
      const { status, taken, duplicates } = await jobOf(started, id);
      expect(status).toBe('running');
      expect(taken + duplicates).toBeGreaterThan(rows + ROWS / 20);
    },
    { timeoutMs: 30_000 },
  );

const ended = (started: Started, id: number) =>
  until(async () => {
    const current = await jobOf(started, id);
    expect(current.status).toBe('done');
    return current;
  }, BACK);

test('a report of 100,000 rows is taken in to the penny, imported twice, its process stopped, killed and Redis flushed in between', async () => {
  const form = report();
  let started = await startProcess();
  await started.call('POST', '/api/affiliates', { name: 'Summit Partners' });
  const first = await begin(started, form);
  await underWay(started, first);
  // It leaves the rest to the next one, however long that would take.
  await started.end('SIGINT');
  const left = await db
    .collection<{ _id: number; status: string; done: number }>('conversion_imports')
    .findOne({ _id: first });
  expect(left?.status).toBe('running');

  started = await startProcess();
  await underWay(started, first, left?.done);
  await started.end('SIGKILL');

  started = await startProcess();
  const cut = await jobOf(started, first);
  expect(cut.taken).toBeLessThan(ROWS);
  expect(await ended(started, first)).toMatchObject({ taken: ROWS, duplicates: 0, failed: 0 });

  const second = await begin(started, form);
  await underWay(started, second);
  await visitRedis(await redisUrl(), (redis) => redis.flushdb());
  expect(await ended(started, second)).toMatchObject({ taken: 0, duplicates: ROWS, failed: 0 });

  const stored = await db
    .collection('conversions')
    .aggregate<{ _id: string; rows: number; sum: number }>([
      { $group: { _id: '$currency', rows: { $sum: 1 }, sum: { $sum: '$amount' } } },
    ])
    .toArray();
  expect(new Map(stored.map(({ _id, sum }) => [_id, sum]))).toEqual(sums);
  expect(stored.reduce((rows, one) => rows + one.rows, 0)).toBe(ROWS);
}, 300_000);
