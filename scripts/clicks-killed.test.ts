import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { createAffiliate } from '@slots/contracts/affiliate/affiliates';
import { recordClick, reportClicks } from '@slots/contracts/affiliate/clicks';
import { createPostbackKey } from '@slots/contracts/affiliate/postbacks';
import { casino } from '@slots/contracts/casino/casinos';
import { createPromotion } from '@slots/contracts/casino/promotions';
import { visitRedis } from '@slots/redis/one-visit';
import { type ApiCaller, createSessionCaller, signIn } from '@slots/testing/api-caller';
import { redisUrl } from '@slots/testing/databases';
import { until } from '@slots/testing/until';
import { startWholeSystem, TEST_ADMIN, type TestedSystem } from '@slots/testing/whole-system';
import { type Db, MongoClient } from 'mongodb';

/** Clicks through the whole system, whose parts are killed at the same time. */

const SERVICES = ['identity', 'geo', 'catalog', 'casino', 'affiliate'] as const;
const KILLS = 3;
const IN_A_BURST = 60;
/** Longer than a dead writer's lease, and than its sessions are left to it. */
const BACK = { timeoutMs: 30_000 };
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
    only: [...SERVICES, 'catalogue-simulator', 'gateway'],
    env: { LOG_LEVEL: 'trace' },
  });
  staff = createSessionCaller(system.url, await signIn(system.url, TEST_ADMIN));
  promotions = await createOffers();
  const { mongodbUrl, database: dbName } = system.databaseOf('affiliate');
  client = await MongoClient.connect(mongodbUrl);
  database = client.db(dbName);
}, 240_000);

afterAll(async () => {
  await client?.close();
  await system?.stop();
}, 60_000);

async function createOffers(): Promise<number[]> {
  const path = '/api/casinos';
  const { id: casinoId } = casino.parse((await staff('POST', path, { name: 'Clicked' })).body);
  await staff('PATCH', `${path}/${casinoId}`, { published: 'true' });
  const ids: number[] = [];
  for (const headline of ['One', 'Another', 'A third']) {
    const offer = { casinoId, headline, countries: ['GB'], ctaLink: 'https://partner.example/' };
    const { body } = await staff('POST', createPromotion.path, offer);
    ids.push(createPromotion.responses[201].parse(body).id);
  }
  return ids;
}

/** Clicks of IN_A_BURST people on one offer after the other. */
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

/** Everything that the databases of all services hold. */
async function storedTexts(): Promise<[string, string][]> {
  const texts: [string, string][] = [];
  for (const service of SERVICES) {
    const db = client.db(system.databaseOf(service).database);
    for (const { name } of await db.listCollections({}, { nameOnly: true }).toArray()) {
      if (name.startsWith('system.')) continue;
      const text = JSON.stringify(await db.collection(name).find().toArray());
      texts.push([`${service}: ${name}`, text]);
    }
  }
  return texts;
}

/** Every key and value in Redis. */
async function redisTexts(): Promise<[string, string][]> {
  return visitRedis(await redisUrl(), async (redis) => {
    const read: Readonly<Record<string, (key: string) => Promise<unknown>>> = {
      string: (key) => redis.get(key),
      hash: (key) => redis.hgetall(key),
      list: (key) => redis.lrange(key, 0, -1),
      set: (key) => redis.smembers(key),
      zset: (key) => redis.zrange(key, '0', '-1'),
      stream: (key) => redis.xrange(key, '-', '+'),
    };
    const texts: [string, string][] = [];
    for (const key of await redis.keys('*')) {
      const value = await read[await redis.type(key)]?.(key);
      texts.push([`Redis: ${key}`, `${key} ${JSON.stringify(value)}`]);
    }
    return texts;
  });
}

test('nothing that is stored or logged tells who clicked, whichever way, counted or not, nor the key of a postback', async () => {
  const secrets = [ADDRESS, 'of-a-click', 'Firefox', 'of-a-cookie', 'of-a-query', 'of-a-body'];
  const [id = 0] = promotions;
  const headers = { 'User-Agent': BROWSER, Cookie: 'seen=of-a-cookie' };
  let people = 0;
  const ask = async (method: string, path: string, more: Record<string, string>, body?: string) => {
    people += 1;
    const answer = await fetch(system.url + path, {
      method,
      redirect: 'manual',
      headers: { ...headers, 'X-Forwarded-For': `${ADDRESS}250.${people}`, ...more },
      ...(body === undefined ? {} : { body }),
    });
    await answer.arrayBuffer();
    return answer.status;
  };
  const go = (method: string, more: Record<string, string> = {}, promotion = id) =>
    ask(method, `/go/${promotion}?at=/a%3Fperson%3Dof-a-query&pos=1&who=of-a-query`, more);
  const beacon = (body: unknown, more: Record<string, string> = {}) => {
    const type = { 'Content-Type': 'application/json' };
    return ask('POST', recordClick.path, { ...type, ...more }, JSON.stringify(body));
  };
  const click = { promotionId: id, page: '/a?person=of-a-query', position: 1 };
  expect([
    await go('GET'),
    await go('HEAD'),
    await go('GET', { 'User-Agent': 'Googlebot/2.1 of-a-click' }),
    await go('GET', { 'Sec-Purpose': 'prefetch' }),
    await beacon(click),
    await beacon(click, { 'Content-Type': 'text/plain;charset=UTF-8' }),
    await beacon(click, { 'User-Agent': 'Googlebot/2.1 of-a-click' }),
  ]).toEqual([302, 302, 302, 302, 204, 204, 204]);
  expect([
    await go('POST'),
    await beacon({ ...click, promotionId: 999_999 }),
    await beacon({ ...click, person: 'of-a-body' }),
    await beacon({ ...click, page: 'of-a-body' }),
    await beacon(click, { Origin: 'https://of-a-body.example' }),
    await beacon('of-a-body'),
  ]).toEqual([405, 404, 400, 400, 403, 400]);
  const made = await staff('POST', createAffiliate.path, { name: 'Partner' });
  const partner = String(createAffiliate.responses[201].parse(made.body).id);
  const keyed = await staff('POST', createPostbackKey.path.replace(':id', partner), {});
  const { key } = createPostbackKey.responses[201].parse(keyed.body);
  const wrongKey = 'a-wrong-key-of-this-test';
  const postback = (query: string, of = key, method = 'GET') =>
    ask(method, `/api/postbacks/${partner}/${of}?${query}&note=of-a-query`, {});
  expect([
    await postback('tx=1&event=registration'),
    await postback('tx=1&event=registration'),
    await postback('tx=2&event=deposit', key, 'POST'),
    await postback('tx=3&event=nothing'),
    await postback('tx=3&event=deposit', wrongKey),
    await postback('tx=3&event=deposit', key, 'HEAD'),
    await postback('tx=3&event=deposit', key, 'PUT'),
  ]).toEqual([200, 200, 200, 400, 404, 405, 405]);
  secrets.push(key, wrongKey);
  // The web app, which would tell that there is no such page, does not run here.
  expect(await go('GET', {}, 999_999)).toBeGreaterThanOrEqual(400);
  const sameClient = { 'X-Forwarded-For': `${ADDRESS}251.1` };
  const rates = await until(async () => {
    // With this many in one minute, gateways share a client's count. The first ones may fall into two minutes.
    for (let sent = 0; sent < 120; sent += 1) await beacon(click, sameClient);
    const found = (await redisTexts()).filter(([key]) => key.startsWith('Redis: gateway:rate:'));
    expect(found).not.toEqual([]);
    return found;
  });
  const texts = [...rates, ...(await redisTexts()), ...(await storedTexts())];
  expect(texts.length).toBeGreaterThan(20);
  expect(system.logs()).toContain('/go/');
  texts.push(['the logs', system.logs()]);
  const found = texts.flatMap(([where, text]) =>
    secrets.filter((secret) => text.includes(secret)).map((secret) => `${where}: ${secret}`),
  );
  expect(found).toEqual([]);
}, 60_000);
