import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import type { IncomingHttpHeaders } from 'node:http';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import {
  createWebhook,
  listWebhookDeliveries,
  listWebhooks,
  rotateWebhookSecret,
  testWebhook,
  type Webhook as WebhookAnswer,
} from '@slots/contracts/affiliate/webhooks';
import { freePort } from '@slots/processes/ports';
import { redisUrl } from '@slots/testing/databases';
import { profileQueries } from '@slots/testing/query-profile';
import { serve } from '@slots/testing/serve';
import { TEST_SERVICE_SECRET } from '@slots/testing/test-identity';
import { until } from '@slots/testing/until';
import { MongoClient } from 'mongodb';
import { Webhook } from 'standardwebhooks';
import { startAffiliateUnderTest } from '../affiliate-under-test.ts';
import { startHappeningsStandIn } from '../testing/happenings-stand-in.ts';

interface Heard {
  readonly path: string;
  readonly headers: Record<string, string>;
  readonly body: string;
}

/** A worker of its own is started within that, on a busy machine. */
const STARTED_MS = 60_000;
const DAY_MS = 86_400_000;
const plain = (headers: IncomingHttpHeaders): Record<string, string> =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)]));

/** An address that hears messages, and answers what a test says. */
async function startListener() {
  const heard: Heard[] = [];
  const none = { path: '', answered: 0, status: 0, over: Promise.resolve() };
  let held = none;
  const listener = {
    status: 204,
    location: '',
    /** Its answers do not end. */
    isEndless: false,
    heard,
    /** Hears what comes to the path, and answers all but the first `answered` when the result is called. */
    hold(path: string, { answered = 0, status = 204 } = {}) {
      const { promise, resolve } = Promise.withResolvers<void>();
      held = { path, answered, status, over: promise };
      return () => {
        held = none;
        resolve();
      };
    },
  };
  const { host, stop } = await serve(async (request, response) => {
    const { url: path = '', headers } = request;
    heard.push({ path, headers: plain(headers), body: await text(request) });
    const { over, status } = held;
    const isHeld = path === held.path && heard.length > held.answered;
    if (isHeld) await over;
    response.statusCode = isHeld ? status : listener.status;
    if (listener.location !== '') response.setHeader('Location', listener.location);
    if (response.statusCode !== 204) response.write(`said ${response.statusCode}`);
    if (!listener.isEndless) response.end();
  });
  return Object.assign(listener, { host, stop });
}

type Listener = Awaited<ReturnType<typeof startListener>>;
type Affiliate = Awaited<ReturnType<typeof startAffiliateUnderTest>>;
type Casino = Awaited<ReturnType<typeof startHappeningsStandIn>>;

let listener: Listener;
let inside: Listener;
let casino: Casino;
let affiliate: Affiliate;
let mongo: MongoClient;

beforeAll(async () => {
  [listener, inside, casino] = await Promise.all([
    startListener(),
    startListener(),
    startHappeningsStandIn(),
  ]);
  affiliate = await startAffiliateUnderTest({
    CASINO_URL: casino.url,
    WEBHOOK_PRIVATE_HOSTS: [listener.host],
  });
  mongo = new MongoClient(affiliate.mongodbUrl);
}, 60_000);

afterAll(async () => {
  await mongo.close();
  await affiliate.stop();
  await Promise.all([listener.stop(), inside.stop(), casino.stop()]);
});

beforeEach(() => {
  listener.heard.length = 0;
  listener.status = 204;
  listener.location = '';
  listener.isEndless = false;
});

afterEach(async () => {
  for (const { id } of await all()) await affiliate.superAdmin('DELETE', `/api/webhooks/${id}`);
});

async function all(): Promise<WebhookAnswer[]> {
  const answer = await affiliate.superAdmin('GET', listWebhooks.path);
  return listWebhooks.responses[200].parse(answer.body);
}

async function add(events: readonly string[] = ['casino.changed'], path = '/hook') {
  const url = `http://${listener.host}${path}`;
  const answer = await affiliate.superAdmin('POST', createWebhook.path, { url, events });
  return createWebhook.responses[201].parse(answer.body);
}

async function deliveriesOf(id: number) {
  const answer = await affiliate.superAdmin('GET', `/api/webhooks/${id}/deliveries`);
  return listWebhookDeliveries.responses[200].parse(answer.body).data;
}

/** A figure that the process tells Prometheus. */
async function told(metric: string): Promise<number> {
  const text = await (await fetch(`${affiliate.url}/metrics`)).text();
  const line = text.split('\n').find((one) => one.startsWith(`${metric} `));
  return Number(line?.slice(metric.length));
}

const tries = (outcome: string) =>
  told(`webhook_deliveries_total{outcome="${outcome}",service="affiliate",system="slots"}`);

const hears = (count: number) =>
  until(
    () => {
      expect(listener.heard.length).toBeGreaterThanOrEqual(count);
      return listener.heard;
    },
    { timeoutMs: 10_000 },
  );

/** Event types of the messages, in the order received. */
const types = () => listener.heard.map(({ body }) => JSON.parse(body).type);

describe('a webhook', () => {
  test('is told what it listens to, signed so that nobody can forge it', async () => {
    const { id, secret, url } = await add(['casino.published']);
    casino.happen('published-1', 7, { type: 'casino.published', action: 'published' });
    casino.happen('changed-1', 7);
    const [message] = await hears(1);
    if (!message) throw new Error('nothing was heard');
    expect(new Webhook(secret).verify(message.body, message.headers)).toEqual({
      type: 'casino.published',
      timestamp: expect.stringMatching(/^\d{4}-.*Z$/),
      data: {
        kind: 'casino',
        id: 7,
        name: 'Casino 7',
        action: 'published',
        fields: ['rating'],
        by: 'ann',
      },
    });
    expect(message.headers).toMatchObject({
      'webhook-id': `${id}.published-1`,
      'content-type': 'application/json',
    });
    const forger = new Webhook('whsec_c29tZWJvZHkgZWxzZSdzIHNlY3JldCBvZiAzMg==');
    const forged = forger.sign(message.headers['webhook-id'] ?? '', new Date(), message.body);
    const check = (body: string, headers: Record<string, string>) => () =>
      new Webhook(secret).verify(body, headers);
    expect(check(message.body, { ...message.headers, 'webhook-signature': forged })).toThrow(
      'No matching signature found',
    );
    expect(check(message.body.replace('7', '8'), message.headers)).toThrow(
      'No matching signature found',
    );
    expect(check(message.body, { ...message.headers, 'webhook-timestamp': '1' })).toThrow(
      'Message timestamp too old',
    );
    await until(async () =>
      expect(await deliveriesOf(id)).toMatchObject([
        { type: 'casino.published', state: 'delivered', tries: 1, answers: [{ status: 204 }] },
      ]),
    );
    const labels = 'service="affiliate",system="slots",queue="webhooks",outcome="completed"';
    await until(async () =>
      expect(await told(`queue_job_duration_seconds_count{${labels}}`)).toBeGreaterThan(0),
    );
    // No later answer contains the secret.
    expect(await all()).toEqual([expect.not.objectContaining({ secret: expect.anything() })]);
    expect((await all())[0]).toMatchObject({ id, url, enabled: true, note: null });
  });

  test('is tried again with pauses, and what happens to a record is told in order', async () => {
    const { id } = await add();
    listener.status = 500;
    // The second try is not over before the others are heard, however long that takes.
    const goOn = listener.hold('/hook', { answered: 1 });
    casino.happen('first', 1);
    await hears(2);
    casino.happen('second', 1);
    casino.happen('elsewhere', 2);
    await until(() =>
      expect(
        listener.heard.some(({ headers }) => headers['webhook-id'] === `${id}.elsewhere`),
      ).toBe(true),
    );
    const ids = () => listener.heard.map(({ headers }) => headers['webhook-id']);
    // Deliveries after a failed one of the same record wait.
    expect(ids()).not.toContain(`${id}.second`);
    listener.status = 200;
    goOn();
    const first = await until(
      async () => {
        const found = await deliveriesOf(id);
        expect(found.map(({ state }) => state)).not.toContain('waiting');
        return found.find((one) => one.id === `${id}.first`);
      },
      { timeoutMs: 15_000 },
    );
    expect(ids().indexOf(`${id}.second`)).toBeGreaterThan(ids().lastIndexOf(`${id}.first`));
    expect(first?.tries).toBeGreaterThan(1);
    expect(first?.answers.at(-1)).toMatchObject({ status: 500, text: 'said 500' });
  });

  test('that never answers well is given up, and told again when somebody asks', async () => {
    const { id } = await add();
    const before = await Promise.all(['delivered', 'failed', 'given_up'].map(tries));
    listener.status = 503;
    casino.happen('lost', 3);
    const [lost] = await until(
      async () => {
        const found = await deliveriesOf(id);
        expect(found).toMatchObject([{ state: 'failed', tries: 5, nextAt: null }]);
        return found;
      },
      { timeoutMs: 20_000 },
    );
    expect((await all())[0]?.failingSince).not.toBeNull();
    listener.status = 200;
    const path = `/api/webhooks/${id}/deliveries/${lost?.id}/resend`;
    expect((await affiliate.superAdmin('POST', path, {})).status).toBe(200);
    await until(async () => expect(await deliveriesOf(id)).toMatchObject([{ state: 'delivered' }]));
    expect((await all())[0]?.failingSince).toBeNull();
    const after = await Promise.all(['delivered', 'failed', 'given_up'].map(tries));
    expect(after.map((count, index) => count - (before[index] ?? NaN))).toEqual([1, 5, 1]);
    const unknown = await affiliate.superAdmin(
      'POST',
      `/api/webhooks/${id}/deliveries/x/resend`,
      {},
    );
    expect(unknown.status).toBe(404);
  });

  test('that is deleted while it is told of something leaves no delivery that waits', async () => {
    const { id } = await add();
    casino.happen('before', 4);
    await until(async () => expect(await deliveriesOf(id)).toMatchObject([{ state: 'delivered' }]));
    const deliveries = mongo
      .db(affiliate.database)
      .collection<{ _id: string; webhookId: number }>('webhook_deliveries');
    const told = await deliveries.findOne({ webhookId: id });
    const late = {
      ...told,
      _id: 'late',
      webhookId: id + 1_000,
      state: 'waiting',
      nextAt: new Date(),
    };
    await deliveries.insertOne(late);
    await until(async () => expect(await deliveries.findOne({ _id: 'late' })).toBeNull());
  });

  test('is switched off with a note after days of failure, and at once by 410', async () => {
    const { id } = await add();
    const days = 5 * DAY_MS + 1_000;
    await mongo
      .db(affiliate.database)
      .collection<{ _id: number }>('webhooks')
      .updateOne({ _id: id }, { $set: { failingSince: new Date(Date.now() - days) } });
    listener.status = 500;
    casino.happen('too-often', 4);
    await until(
      async () =>
        expect((await all())[0]).toMatchObject({
          enabled: false,
          note: 'Switched off after 5 days without a success. It answered 500.',
        }),
      { timeoutMs: 20_000 },
    );
    await until(async () => expect(await deliveriesOf(id)).toMatchObject([{ state: 'failed' }]));
    expect(await told('webhooks_switched_off{service="affiliate",system="slots"}')).toBe(1);
    expect(await told('webhook_deliveries_waiting{service="affiliate",system="slots"}')).toBe(0);
    expect(await told('webhook_deliveries_late_seconds{service="affiliate",system="slots"}')).toBe(
      0,
    );
    // Once enabled again, it receives events from then on.
    casino.happen('meanwhile', 4);
    const on = await affiliate.superAdmin('PATCH', `/api/webhooks/${id}`, { enabled: true });
    expect(on.body).toMatchObject({ enabled: true, note: null, failingSince: null });
    listener.status = 410;
    casino.happen('gone', 4);
    await until(async () =>
      expect((await all())[0]).toMatchObject({
        enabled: false,
        note: expect.stringContaining('410'),
      }),
    );
    expect((await deliveriesOf(id)).map((one) => one.id)).not.toContain(`${id}.meanwhile`);
  });

  test('that has been told of nothing since it failed days ago has all its tries', async () => {
    const { id } = await add();
    await mongo
      .db(affiliate.database)
      .collection<{ _id: number }>('webhooks')
      .updateOne({ _id: id }, { $set: { failingSince: new Date(Date.now() - 6 * DAY_MS) } });
    listener.status = 500;
    const goOn = listener.hold('/hook', { answered: 1 });
    casino.happen('days-later', 21);
    await hears(2);
    goOn();
    await until(async () =>
      expect(await deliveriesOf(id)).toMatchObject([{ state: 'delivered', tries: 2 }]),
    );
    expect(await all()).toMatchObject([{ enabled: true, failingSince: null }]);
  });

  test('that gets another address is told there at once what waits, as one that never failed', async () => {
    const { id } = await add();
    const db = mongo.db(affiliate.database);
    const failingSince = new Date(Date.now() - 4 * DAY_MS);
    await db
      .collection<{ _id: number }>('webhooks')
      .updateOne({ _id: id }, { $set: { failingSince } });
    const waiting = {
      _id: `${id}.waits`,
      webhookId: id,
      lane: 'casino-12',
      place: failingSince.toISOString(),
      type: 'casino.changed',
      body: '{}',
      state: 'waiting',
      tries: 3,
      nextAt: new Date(Date.now() + DAY_MS),
      answers: [],
      createdAt: failingSince,
    };
    await db.collection<{ _id: string }>('webhook_deliveries').insertOne(waiting);
    const change = (body: object) => affiliate.superAdmin('PATCH', `/api/webhooks/${id}`, body);
    const events = ['casino.changed', 'casino.published'];
    const same = await change({ url: `http://${listener.host}/hook`, events });
    expect(same.body).toMatchObject({ failingSince: failingSince.toISOString() });
    const corrected = await change({ url: `http://${listener.host}/corrected` });
    expect(corrected.body).toMatchObject({ failingSince: null });
    await until(() =>
      expect(listener.heard).toMatchObject([
        { path: '/corrected', headers: { 'webhook-id': `${id}.waits` } },
      ]),
    );
    // The address has all tries, and so far needed one.
    await until(async () =>
      expect(await db.collection('webhook_deliveries').findOne({ webhookId: id })).toMatchObject({
        state: 'delivered',
        tries: 1,
      }),
    );
  });

  test('is not blamed for what its former address answers later', async () => {
    const { id } = await add();
    const answer = listener.hold('/hook', { status: 410 });
    casino.happen('under-way', 17);
    await hears(1);
    const url = `http://${listener.host}/corrected`;
    await affiliate.superAdmin('PATCH', `/api/webhooks/${id}`, { url });
    answer();
    await until(async () => expect(await deliveriesOf(id)).toMatchObject([{ state: 'delivered' }]));
    expect(await all()).toMatchObject([{ enabled: true, failingSince: null }]);
  });

  test('is known to work again after a test', async () => {
    const { id } = await add();
    const failingSince = new Date(Date.now() - 4 * DAY_MS);
    await mongo
      .db(affiliate.database)
      .collection<{ _id: number }>('webhooks')
      .updateOne({ _id: id }, { $set: { failingSince } });
    const tested = await affiliate.superAdmin('POST', `/api/webhooks/${id}/test`);
    expect(tested.body).toMatchObject({ state: 'delivered' });
    expect(await all()).toMatchObject([{ failingSince: null }]);
  });

  test('whose answer does not end was told: the status counts', async () => {
    const { id } = await add();
    listener.status = 200;
    listener.isEndless = true;
    const tested = await affiliate.superAdmin('POST', `/api/webhooks/${id}/test`);
    expect(tested.body).toMatchObject({
      state: 'delivered',
      answers: [{ status: 200, text: 'said 200' }],
    });
  });

  test('that is switched off sends nothing again, and says so', async () => {
    const { id } = await add();
    casino.happen('before-it-was-off', 10);
    const [sent] = await until(async () => {
      const found = await deliveriesOf(id);
      expect(found).toMatchObject([{ state: 'delivered' }]);
      return found;
    });
    await affiliate.superAdmin('PATCH', `/api/webhooks/${id}`, { enabled: false });
    const path = `/api/webhooks/${id}/deliveries/${sent?.id}/resend`;
    expect(await affiliate.superAdmin('POST', path, {})).toMatchObject({
      status: 409,
      body: { message: 'The webhook is switched off.' },
    });
    expect(await deliveriesOf(id)).toEqual([sent]);
  });

  test('whose secret cannot be decrypted any more says so, and is told again with a new one', async () => {
    const { id } = await add();
    await mongo
      .db(affiliate.database)
      .collection<{ _id: number }>('webhooks')
      .updateOne({ _id: id }, { $set: { secret: 'of another CREDENTIALS_SECRET' } });
    const unreadable = {
      status: null,
      text: 'The secret of the webhook cannot be decrypted. Please make a new one.',
    };
    const test = () => affiliate.superAdmin('POST', `/api/webhooks/${id}/test`, {});
    expect(await test()).toMatchObject({
      status: 200,
      body: { state: 'failed', answers: [unreadable] },
    });
    casino.happen('unreadable', 11);
    await until(async () =>
      expect(await deliveriesOf(id)).toContainEqual(
        expect.objectContaining({
          type: 'casino.changed',
          answers: expect.arrayContaining([expect.objectContaining(unreadable)]),
        }),
      ),
    );
    expect(listener.heard).toEqual([]);
    const made = await affiliate.superAdmin('POST', `/api/webhooks/${id}/secret`, {});
    const { secret } = rotateWebhookSecret.responses[201].parse(made.body);
    expect((await test()).body).toMatchObject({ state: 'delivered' });
    const message = listener.heard.find(({ body }) => body.includes('webhook.test'));
    expect(new Webhook(secret).verify(message?.body ?? '', message?.headers ?? {})).toMatchObject({
      type: 'webhook.test',
    });
  });

  test('signs with the secret before for a day when it gets a new one', async () => {
    const { id, secret: old } = await add();
    const rotated = await affiliate.superAdmin('POST', `/api/webhooks/${id}/secret`, {});
    const { secret } = rotateWebhookSecret.responses[201].parse(rotated.body);
    expect(secret).not.toBe(old);
    const tested = await affiliate.superAdmin('POST', `/api/webhooks/${id}/test`, {});
    expect(testWebhook.responses[200].parse(tested.body)).toMatchObject({
      type: 'webhook.test',
      state: 'delivered',
      answers: [{ status: 204 }],
    });
    const [message] = listener.heard;
    if (!message) throw new Error('nothing was heard');
    for (const one of [old, secret]) {
      expect(new Webhook(one).verify(message.body, message.headers)).toMatchObject({
        type: 'webhook.test',
      });
    }
    const stored = await mongo.db(affiliate.database).collection('webhooks').findOne({});
    expect(JSON.stringify(stored)).not.toContain(secret.slice('whsec_'.length));
  });

  test('signs with both secrets that two people make at once', async () => {
    const { id } = await add();
    const made = await Promise.all(
      [1, 2].map(() => affiliate.superAdmin('POST', `/api/webhooks/${id}/secret`, {})),
    );
    const secrets = made.map(({ body }) => rotateWebhookSecret.responses[201].parse(body).secret);
    await affiliate.superAdmin('POST', `/api/webhooks/${id}/test`, {});
    const [message] = listener.heard;
    for (const secret of secrets) {
      expect(new Webhook(secret).verify(message?.body ?? '', message?.headers ?? {})).toMatchObject(
        {
          type: 'webhook.test',
        },
      );
    }
  });
});

test('what happens in a service whose clock is minutes behind is told', async () => {
  const { id } = await add(['review.changed']);
  await mongo
    .db(affiliate.database)
    .collection<{ _id: number }>('webhooks')
    .updateOne({ _id: id }, { $set: { listensFrom: new Date(Date.now() - DAY_MS) } });
  casino.setClockBehind(10 * 60_000);
  const asked = casino.pages();
  // The second round goes on from what the first one noted.
  await until(() => expect(casino.pages()).toBeGreaterThan(asked + 2), { timeoutMs: 10_000 });
  casino.happen('behind', 18, { type: 'review.changed' });
  casino.setClockBehind(0);
  expect((await hears(1))[0]?.headers['webhook-id']).toBe(`${id}.behind`);
});

test('what was collected is not stored again by the next rounds', async () => {
  const { id } = await add();
  casino.happen('stored-once', 22);
  await until(async () => expect(await deliveriesOf(id)).toMatchObject([{ state: 'delivered' }]));
  const profile = await profileQueries(affiliate);
  const asked = casino.pages();
  await until(() => expect(casino.pages()).toBeGreaterThan(asked + 2), { timeoutMs: 10_000 });
  const operations = await profile.take();
  await profile.close();
  expect(operations.map(({ collection }) => collection)).toContain('webhook_feeds');
  expect(operations.filter(({ filter }) => filter.includes('stored-once'))).toEqual([]);
});

test('a webhook that does not answer keeps none of the others waiting', async () => {
  await add(['casino.changed'], '/hangs');
  const { id } = await add(['casino.published']);
  const answerHeld = listener.hold('/hangs');
  for (let record = 1; record <= 600; record += 1) casino.happen(`hangs-${record}`, record);
  await hears(1);
  casino.happen('beside-it', 1, { type: 'casino.published' });
  const told = () => listener.heard.find(({ path }) => path === '/hook');
  await until(() => expect(told()?.headers['webhook-id']).toBe(`${id}.beside-it`), {
    timeoutMs: 10_000,
  });
  answerHeld();
});

test('a record of which much waits keeps none of the others waiting', async () => {
  const { id } = await add(['casino.changed'], '/slow');
  const answerHeld = listener.hold('/slow');
  for (let step = 1; step <= 60; step += 1) casino.happen(`much-${step}`, 19);
  await hears(1);
  casino.happen('beside-it-all', 20);
  await until(
    () => expect(listener.heard.at(-1)?.headers['webhook-id']).toBe(`${id}.beside-it-all`),
    { timeoutMs: 10_000 },
  );
  answerHeld();
});

test('a webhook that is switched off and on again is told nothing of what happened before', async () => {
  const patient = await startAffiliateUnderTest({
    CASINO_URL: casino.url,
    WEBHOOK_PRIVATE_HOSTS: [listener.host],
    WEBHOOK_PAUSES_SECONDS: [600],
  });
  const url = `http://${listener.host}/patient`;
  const events = ['casino.changed'];
  const made = await patient.superAdmin('POST', createWebhook.path, { url, events });
  const { id } = createWebhook.responses[201].parse(made.body);
  const deliveries = async () => {
    const answer = await patient.superAdmin('GET', `/api/webhooks/${id}/deliveries`);
    return listWebhookDeliveries.responses[200].parse(answer.body).data;
  };
  const change = (body: object) => patient.superAdmin('PATCH', `/api/webhooks/${id}`, body);
  listener.status = 500;
  casino.happen('before', 12);
  await until(async () => expect(await deliveries()).toMatchObject([{ tries: 1 }]));
  await change({ enabled: true, events });
  expect(await deliveries()).toMatchObject([{ state: 'waiting' }]);
  await change({ enabled: false });
  expect(await deliveries()).toMatchObject([{ state: 'failed', nextAt: null }]);
  // One that was collected at the same moment.
  await mongo
    .db(patient.database)
    .collection('webhook_deliveries')
    .updateOne(
      { webhookId: id },
      { $set: { state: 'waiting', nextAt: new Date(Date.now() + DAY_MS) } },
    );
  await change({ enabled: true });
  expect(await deliveries()).toMatchObject([{ state: 'failed', nextAt: null }]);
  await patient.stop();
});

describe('an address inside', () => {
  test.each([
    'https://127.0.0.1/',
    'https://localhost/',
    'https://[::1]/',
    'https://[::ffff:10.0.0.1]/',
    'https://169.254.169.254/latest/meta-data/',
    'https://10.0.0.1:8443/',
  ])('such as %s is never told anything', async (url) => {
    const made = await affiliate.superAdmin('POST', createWebhook.path, {
      url,
      events: ['casino.changed'],
    });
    const { id } = createWebhook.responses[201].parse(made.body);
    const tested = await affiliate.superAdmin('POST', `/api/webhooks/${id}/test`, {});
    expect(tested.body).toMatchObject({
      state: 'failed',
      answers: [{ status: null, text: 'The address is not public, so nothing was sent.' }],
    });
  });

  test('is not reached by a redirect either, and without TLS nobody is', async () => {
    const { id } = await add();
    listener.status = 307;
    listener.location = `http://${inside.host}/`;
    const tested = await affiliate.superAdmin('POST', `/api/webhooks/${id}/test`, {});
    expect(tested.body).toMatchObject({ state: 'failed', answers: [{ status: 307 }] });
    expect(inside.heard).toEqual([]);
    for (const url of [`http://${inside.host}/`, 'http://hooks.example/', 'ftp://hooks.example/']) {
      const refused = await affiliate.superAdmin('POST', createWebhook.path, {
        url,
        events: ['casino.changed'],
      });
      expect(refused).toMatchObject({ status: 400, body: { errors: [{ path: 'url' }] } });
    }
  });
});

test('nothing is lost when the process dies between a change and its delivery', async () => {
  const other = await startAffiliateUnderTest({
    CASINO_URL: casino.url,
    WEBHOOK_PRIVATE_HOSTS: [listener.host],
  });
  const url = `http://${listener.host}/killed`;
  const events = ['casino.changed'];
  await other.superAdmin('POST', createWebhook.path, { url, events });
  const asked = casino.pages();
  await until(() => expect(casino.pages()).toBeGreaterThan(asked));
  await other.stop();
  casino.happen('while-nobody-was-there', 5);
  const heard = () => listener.heard.filter(({ path }) => path === '/killed');
  expect(heard()).toEqual([]);
  // With another Redis, so to say: a queue of its own, in which nothing is.
  const again = await startAffiliateUnderTest({
    CASINO_URL: casino.url,
    WEBHOOK_PRIVATE_HOSTS: [listener.host],
    MONGODB_DATABASE: other.database,
  });
  await until(() => expect(heard()).toHaveLength(1), { timeoutMs: 10_000 });
  // And not twice, although what happened is asked for again and again.
  const then = casino.pages();
  await until(() => expect(casino.pages()).toBeGreaterThan(then + 2), { timeoutMs: 10_000 });
  expect(heard()).toHaveLength(1);
  await again.stop();
});

test(
  'a delivery under way when its worker is killed is sent again, before what came after it',
  async () => {
    const shared = {
      CASINO_URL: casino.url,
      WEBHOOK_PRIVATE_HOSTS: [listener.host],
      QUEUE_PREFIX: `test-${randomBytes(4).toString('hex')}`,
    };
    const before = await startAffiliateUnderTest(shared);
    const url = `http://${listener.host}/cut-off`;
    const events = ['casino.changed'];
    const made = await before.superAdmin('POST', createWebhook.path, { url, events });
    const { id } = createWebhook.responses[201].parse(made.body);
    await before.stop();
    casino.happen('cut-off-1', 6);
    casino.happen('cut-off-2', 6);
    const answerHeld = listener.hold('/cut-off');
    const server = fileURLToPath(new URL('../server.ts', import.meta.url));
    const worker = spawn(process.execPath, [server], {
      env: {
        ...process.env,
        NODE_ENV: 'test',
        LOG_LEVEL: 'error',
        PORT: String(await freePort()),
        MONGODB_URL: before.mongodbUrl,
        MONGODB_DATABASE: before.database,
        IDENTITY_URL: 'http://127.0.0.1:9',
        CATALOG_URL: 'http://127.0.0.1:9',
        CASINO_URL: casino.url,
        WEBHOOK_PRIVATE_HOSTS: listener.host,
        PUBLIC_ORIGIN: 'https://slots.example',
        SERVICE_SECRET: TEST_SERVICE_SECRET,
        CREDENTIALS_SECRET: 'a-credentials-secret-that-only-tests-use',
        REDIS_URL: await redisUrl(),
        QUEUE_PREFIX: shared.QUEUE_PREFIX,
      },
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    const heard = () =>
      listener.heard
        .filter(({ path }) => path === '/cut-off')
        .map(({ headers }) => headers['webhook-id']);
    try {
      await until(() => expect(heard()).toEqual([`${id}.cut-off-1`]), { timeoutMs: STARTED_MS });
    } finally {
      const ended = once(worker, 'exit');
      worker.kill('SIGKILL');
      await ended;
    }
    answerHeld();
    // The dead worker's job is on the queue still, and its lock has to run out.
    const after = await startAffiliateUnderTest({ ...shared, MONGODB_DATABASE: before.database });
    const all = ['1', '1', '2'].map((number) => `${id}.cut-off-${number}`);
    await until(() => expect(heard()).toEqual(all), { timeoutMs: 20_000 });
    await after.stop();
  },
  2 * STARTED_MS,
);

test('webhooks are for super administrators, who find each change of them in the history', async () => {
  expect((await affiliate.admin('GET', listWebhooks.path)).status).toBe(403);
  expect((await affiliate.visitor('GET', listWebhooks.path)).status).toBe(401);
  const { id } = await add();
  const nothing = await affiliate.superAdmin('PATCH', `/api/webhooks/${id}`, { events: [] });
  expect(nothing).toMatchObject({ status: 400, body: { errors: [{ path: 'events' }] } });
  expect(await affiliate.superAdmin('PATCH', `/api/webhooks/${id}`, {})).toMatchObject({
    status: 400,
    body: { message: 'There is nothing to change.' },
  });
  await affiliate.superAdmin('PATCH', `/api/webhooks/${id}`, { enabled: false });
  await affiliate.superAdmin('POST', `/api/webhooks/${id}/secret`, {});
  const steps = await mongo
    .db(affiliate.database)
    .collection('history')
    .find({ kind: 'webhook', recordId: id })
    .sort({ version: 1 })
    .toArray();
  expect(steps.map(({ action, changes }) => [action, changes.map(Object)])).toMatchObject([
    ['created', [{ field: 'url' }, { field: 'events' }, { field: 'enabled' }]],
    ['updated', [{ field: 'enabled', from: true, to: false }]],
    ['updated', [{ field: 'secret', from: null, to: null }]],
  ]);
  expect(types()).toEqual([]);
});
