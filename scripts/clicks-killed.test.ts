import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { reportClicks } from '@slots/contracts/affiliate/clicks';
import { listPublicPromotions } from '@slots/contracts/casino/promotions';
import { visitRedis } from '@slots/redis/one-visit';
import { type ApiCaller, createApiCaller } from '@slots/testing/api-caller';
import { redisUrl } from '@slots/testing/databases';
import { until } from '@slots/testing/until';
import { startWholeSystem, TEST_ADMIN, type TestedSystem } from '@slots/testing/whole-system';
import { type Db, MongoClient } from 'mongodb';

/** Clicks through the whole system, whose parts are killed meanwhile. */

const KILLS = 5;
const IN_A_BURST = 60;
/** Longer than a dead writer's lease, and than MongoDB keeps the transaction that it left open: 60 seconds. */
const BACK = { timeoutMs: 90_000 };
const BROWSER = 'Mozilla/5.0 (X11; Linux x86_64) Firefox/140.0 of-a-click';
const ADDRESS = '10.77.';

let system: TestedSystem;
let staff: ApiCaller;
let client: MongoClient;
let database: Db;
let promotions: readonly number[];
let answered = 0;

beforeAll(async () => {
  system = await startWholeSystem({
    only: ['identity', 'geo', 'catalog', 'casino', 'affiliate', 'catalogue-simulator', 'gateway'],
    env: { SEED_DEMO: 'true', RATE_LIMIT_PROFILE: 'off', LOG_LEVEL: 'debug' },
  });
  const visitor = createApiCaller(system.url);
  const { headers } = await visitor('POST', '/api/auth/login', TEST_ADMIN);
  const cookie = (headers.get('set-cookie') ?? '').split(';', 1).join('');
  staff = (method, path, body, more) => visitor(method, path, body, { cookie, ...more });
  // Only clicks that are made here count.
  const removed = await staff('DELETE', '/api/demo-earnings');
  if (removed.status !== 200) throw new Error(`The demo figures stay: ${removed.status}`);
  const { body } = await visitor('GET', '/api/public/promotions?country=GB');
  promotions = listPublicPromotions.responses[200].parse(body).data.map(({ id }) => id);
  const { mongodbUrl, database: dbName } = system.databaseOf('affiliate');
  client = await MongoClient.connect(mongodbUrl);
  database = client.db(dbName);
}, 240_000);

afterAll(async () => {
  await client?.close();
  await system?.stop();
}, 60_000);

/** Clicks of so many people on one offer after the other. */
async function burst(): Promise<void> {
  for (let sent = 0; sent < IN_A_BURST; sent += 1) {
    const id = promotions[sent % promotions.length];
    const answer = await fetch(
      `${system.url}/go/${id}?at=/country/united-kingdom&pos=${sent + 1}`,
      {
        redirect: 'manual',
        headers: {
          'User-Agent': BROWSER,
          'X-Forwarded-For': `${ADDRESS}${answered % 250}.${Math.floor(answered / 250)}`,
        },
      },
    );
    expect(answer.status).toBe(302);
    answered += 1;
  }
}

const stored = () => database.collection('clicks').countDocuments();

test('every answered click is stored once, though the service that stores it is killed again and again', async () => {
  for (let kill = 0; kill < KILLS; kill += 1) {
    const before = await stored();
    await burst();
    // At another moment of the writing each time.
    const due = kill % 2 === 1 ? before + 1 : before;
    await until(async () => expect(await stored()).toBeGreaterThanOrEqual(due), BACK);
    system.process('affiliate').kill('SIGKILL');
    await burst();
    await system.process('affiliate').restart();
  }
  await until(async () => expect(await stored()).toBe(answered), BACK);
  const ids = await database.collection('clicks').distinct('clickId');
  expect(ids).toHaveLength(answered);
  for (const by of ['day', 'promotion', 'casino', 'position', 'page']) {
    const { body } = await staff('GET', `/api/clicks?by=${by}`);
    expect([by, reportClicks.responses[200].parse(body).total]).toEqual([by, answered]);
  }
  const [days] = await database
    .collection('click_days')
    .aggregate([{ $group: { _id: null, clicks: { $sum: '$clicks' } } }])
    .toArray();
  expect(days).toMatchObject({ clicks: answered });
}, 600_000);

test('clicks lead on while casino and affiliate are away, and those of a gateway that ends are counted', async () => {
  await system.process('casino').stop();
  await system.process('affiliate').stop();
  await burst();
  await system.process('gateway').stop();
  await system.process('casino').restart();
  await system.process('affiliate').restart();
  await system.process('gateway').restart();
  await until(async () => expect(await stored()).toBe(answered), BACK);
}, 240_000);

test('nothing that is stored or logged tells who clicked', async () => {
  const secrets = [ADDRESS, 'of-a-click', 'Firefox'];
  const collections = await database.listCollections().toArray();
  for (const { name } of collections.filter((one) => !one.name.startsWith('system.'))) {
    const text = JSON.stringify(await database.collection(name).find().toArray());
    expect([name, secrets.filter((secret) => text.includes(secret))]).toEqual([name, []]);
  }
  const inRedis = await visitRedis(await redisUrl(), async (redis) => {
    const keys = await redis.keys('clicks:*');
    const waiting = await redis.xrange('clicks:waiting', '-', '+');
    return JSON.stringify([keys, waiting]);
  });
  expect(secrets.filter((secret) => inRedis.includes(secret))).toEqual([]);
  const logged = system.logs();
  expect(logged).not.toBe('');
  expect(secrets.filter((secret) => logged.includes(secret))).toEqual([]);
});
