import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { affiliate } from '@slots/contracts/affiliate/affiliates';
import { listConversions } from '@slots/contracts/affiliate/conversions';
import { reportEarnings } from '@slots/contracts/affiliate/earnings';
import { createPostbackKey, getPostbackKey } from '@slots/contracts/affiliate/postbacks';
import { createMongoGate } from '@slots/testing/gate';
import { until } from '@slots/testing/until';
import type { Connection } from 'mongoose';
import { startAffiliateUnderTest } from '../affiliate-under-test.ts';
import { click, handOver, untilStored } from '../testing/waiting-clicks.ts';

const OFFERS = { promotionId: 7, casinoId: 3, country: 'GB', page: '/country/united-kingdom' };

let system: Awaited<ReturnType<typeof startAffiliateUnderTest>>;
let database: Connection;
beforeAll(async () => {
  system = await startAffiliateUnderTest();
  database = system.connection;
}, 60_000);
afterAll(() => system.stop());

async function newKey(id: number) {
  const answer = await system.superAdmin('POST', `/api/affiliates/${id}/postback-key`, {});
  expect(answer.status).toBe(201);
  return createPostbackKey.responses[201].parse(answer.body);
}

/** An affiliate with a key, and the path of its postbacks. */
async function partner() {
  const { body } = await system.admin('POST', '/api/affiliates', { name: 'Summit Partners' });
  const { id } = affiliate.parse(body);
  const { key, url } = await newKey(id);
  return { id, key, path: new URL(url).pathname };
}

const get = (path: string, parameters: Record<string, string>) =>
  system.visitor('GET', `${path}?${new URLSearchParams(parameters).toString()}`);

async function conversionsOf(id: number) {
  const { body } = await system.admin('GET', `/api/conversions?affiliate=${id}&limit=100`);
  return listConversions.responses[200].parse(body);
}

const DEPOSIT = { tx: 'T-1', event: 'deposit' };

describe('a postback', () => {
  test('is stored with what it says, and answered with the text ok that nobody may keep', async () => {
    const { id, path } = await partner();
    const answer = await get(path, {
      tx: 'T-1',
      event: 'revenue',
      clickid: 'nobody-knows-it',
      amount: '-12.5',
      currency: 'eur',
      at: '2026-11-01T10:00:00+01:00',
      sub2: 'ignored',
    });
    expect(answer).toMatchObject({ status: 200, body: 'ok' });
    expect(answer.headers.get('content-type')).toBe('text/plain; charset=utf-8');
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(await conversionsOf(id)).toEqual({
      data: [
        {
          affiliateId: id,
          event: 'revenue',
          tx: 'T-1',
          clickId: 'nobody-knows-it',
          amount: '-12.50',
          currency: 'EUR',
          at: '2026-11-01T09:00:00.000Z',
          source: 'postback',
          matched: false,
          promotionId: null,
          casinoId: null,
          country: null,
          page: null,
        },
      ],
      total: 1,
    });
  });

  test('comes as a query, a form, or both', async () => {
    const { id, path } = await partner();
    const form = (query: string, fields: Record<string, string>) =>
      fetch(`${system.url}${path}${query}`, { method: 'POST', body: new URLSearchParams(fields) });
    expect((await get(path, { tx: '1', event: 'registration' })).status).toBe(200);
    expect(await (await form('', { tx: '2', event: 'deposit', note: 'ignored' })).text()).toBe(
      'ok',
    );
    expect((await form('?tx=3', { event: 'deposit', at: '2026-11-05' })).status).toBe(200);
    expect((await system.visitor('POST', `${path}?tx=4&event=deposit`)).status).toBe(200);
    expect((await form('?tx=5&event=deposit', { tx: '5' })).status).toBe(200);
    expect((await form('?tx=6&event=deposit', { tx: '7' })).status).toBe(400);
    const { data } = await conversionsOf(id);
    expect(data.map(({ tx, event }) => [tx, event])).toEqual([
      ['5', 'deposit'],
      ['4', 'deposit'],
      ['3', 'deposit'],
      ['2', 'deposit'],
      ['1', 'registration'],
    ]);
    expect(data[2]?.at).toBe('2026-11-05T00:00:00.000Z');
    expect(Date.now() - Date.parse(data[0]?.at ?? '')).toBeLessThan(60_000);
  });

  test('counts once, however often it comes, a hundred times at once too', async () => {
    const { id, path } = await partner();
    const replica = await system.startReplica({});
    const other = (query: string) => replica.admin('GET', `${path}?${query}`);
    const cpa = 'tx=T-9&event=cpa&amount=40&currency=GBP';
    const answers = await Promise.all(
      Array.from({ length: 100 }, (_none, index) =>
        index % 2 === 0 ? other(cpa) : system.visitor('GET', `${path}?${cpa}`),
      ),
    );
    expect(new Set(answers.map(({ status, body }) => `${status} ${String(body)}`))).toEqual(
      new Set(['200 ok']),
    );
    // As in a file, whose cells are trimmed.
    const padded = { tx: ' T-9 ', event: 'cpa', amount: '40', currency: 'GBP' };
    expect((await get(path, padded)).status).toBe(200);
    // The same tx of another event is another conversion.
    expect(
      (await get(path, { tx: 'T-9', event: 'reversal', amount: '10', currency: 'GBP' })).status,
    ).toBe(200);
    expect((await conversionsOf(id)).total).toBe(2);
    const report = await system.admin('GET', `/api/earnings?affiliate=${id}`);
    expect(report.body).toMatchObject({ totals: { amounts: { GBP: '30.00' } } });
    await replica.stop();
  }, 30_000);

  test.each([
    [{ event: 'deposit' }, 'tx'],
    [{ tx: '', event: 'deposit' }, 'tx'],
    [{ tx: 'x'.repeat(256), event: 'deposit' }, 'tx'],
    [{ tx: 'a\u0000b', event: 'deposit' }, 'tx'],
    [{ tx: '1' }, 'event'],
    [{ tx: '1', event: 'bonus' }, 'event'],
    [{ ...DEPOSIT, amount: '10' }, 'currency'],
    [{ ...DEPOSIT, amount: '10', currency: 'POUND' }, 'currency'],
    [{ ...DEPOSIT, amount: '10.001', currency: 'GBP' }, 'amount'],
    [{ ...DEPOSIT, amount: '1,50', currency: 'GBP' }, 'amount'],
    [{ ...DEPOSIT, amount: '1e3', currency: 'GBP' }, 'amount'],
    [{ ...DEPOSIT, amount: '12345678901', currency: 'GBP' }, 'amount'],
    [{ ...DEPOSIT, amount: '-1', currency: 'GBP' }, 'amount'],
    [{ tx: '1', event: 'registration', amount: '-1', currency: 'GBP' }, 'amount'],
    [{ tx: '1', event: 'cpa', amount: '-1', currency: 'GBP' }, 'amount'],
    [{ ...DEPOSIT, at: 'yesterday' }, 'at'],
    [{ ...DEPOSIT, at: '2026-02-30' }, 'at'],
    [{ ...DEPOSIT, at: '9999-12-31T23:59:59-05:00' }, 'at'],
    [{ ...DEPOSIT, at: '0000-01-01T00:00:00+01:00' }, 'at'],
    [{ ...DEPOSIT, clickid: 'x'.repeat(256) }, 'clickid'],
  ])('with %j is malformed', async (parameters, name) => {
    const { id, path } = await partner();
    const answer = await get(path, parameters);
    expect(answer).toMatchObject({ status: 400, body: { errors: [{ path: name }] } });
    expect((await conversionsOf(id)).total).toBe(0);
  });

  test.each(['tx', 'clickid'])('with half a character as its %s is malformed', async (name) => {
    const { id, path } = await partner();
    const answer = await system.visitor('POST', path, { ...DEPOSIT, [name]: 'A\ud800' });
    expect(answer).toMatchObject({ status: 400, body: { errors: [{ path: name }] } });
    expect((await conversionsOf(id)).total).toBe(0);
  });

  test.each(['tx=1&tx=2&event=deposit', 'tx=1&event=deposit&event=cpa'])(
    'is malformed with a parameter twice: %s',
    async (query) => {
      const { path } = await partner();
      expect((await system.visitor('GET', `${path}?${query}`)).status).toBe(400);
    },
  );

  test.each([
    { ...DEPOSIT, clickid: '', amount: '', currency: '', at: '' },
    { ...DEPOSIT, currency: 'GBP' },
    { tx: '1', event: 'reversal', amount: '-10.5', currency: 'GBP' },
    { tx: '1', event: 'revenue', amount: '0', currency: 'GBP' },
    { tx: '1', event: 'cpa', amount: '0.1', currency: 'GBP' },
  ])('with %j is taken', async (parameters) => {
    const { path } = await partner();
    expect(await get(path, parameters)).toMatchObject({ status: 200, body: 'ok' });
  });

  test('with a blank click id is one without', async () => {
    const { id, path } = await partner();
    expect((await get(path, { ...DEPOSIT, clickid: ' ' })).status).toBe(200);
    expect((await conversionsOf(id)).data).toMatchObject([{ clickId: null }]);
  });

  test('has its parameters under the names that managers have set for the affiliate', async () => {
    const { id, path } = await partner();
    const set = (who: 'user' | 'admin', postbackParameters: unknown) =>
      system[who]('PATCH', `/api/affiliates/${id}`, { postbackParameters });
    const names = { clickid: 'subid', tx: 'transaction_id' };
    expect((await set('user', names)).status).toBe(403);
    expect(await set('admin', names)).toMatchObject({
      status: 200,
      body: { postbackParameters: names },
    });
    const readBy = async (who: 'user' | 'admin') =>
      (await system[who]('GET', `/api/affiliates/${id}`)).body;
    expect(await readBy('admin')).toMatchObject({ postbackParameters: names });
    expect(await readBy('user')).toMatchObject({ postbackParameters: null });
    expect(JSON.stringify((await system.user('GET', '/api/affiliates')).body)).not.toContain(
      'subid',
    );
    expect(
      await get(path, { transaction_id: 'T', event: 'deposit', subid: 'C', clickid: 'not' }),
    ).toMatchObject({ status: 200 });
    expect((await conversionsOf(id)).data[0]).toMatchObject({ tx: 'T', clickId: 'C' });
    expect(await get(path, DEPOSIT)).toMatchObject({
      status: 400,
      body: { errors: [{ path: 'transaction_id' }] },
    });
    for (const wrong of [
      { clickid: 'a b' },
      { clickid: 'x'.repeat(41) },
      { clickid: '' },
      { clickid: 'tx' },
      { click: 'subid' },
      'subid',
    ]) {
      const refused = await set('admin', wrong);
      expect(refused.status).toBe(400);
      expect(JSON.stringify(refused.body)).toContain('postbackParameters');
    }
    expect((await set('admin', null)).body).toMatchObject({ postbackParameters: null });
    expect((await get(path, DEPOSIT)).status).toBe(200);
  });

  test('is 503 while MongoDB is away, and taken when it comes again', async () => {
    const { id, path } = await partner();
    const gate = await createMongoGate(system.mongodbUrl);
    await gate.open();
    const replica = await system.startReplica({ MONGODB_URL: gate.url });
    const send = () => replica.admin('GET', `${path}?tx=1&event=deposit`);
    await gate.shut();
    const away = await send();
    expect(away.status).toBe(503);
    expect(Number(away.headers.get('retry-after'))).toBeGreaterThan(0);
    await gate.open();
    await until(async () => expect((await send()).status).toBe(200), { timeoutMs: 20_000 });
    expect((await send()).status).toBe(200);
    expect((await conversionsOf(id)).total).toBe(1);
    await replica.stop();
    await gate.shut();
  }, 60_000);
});

describe('the key of postbacks', () => {
  test('is made by super administrators, told once, and stored as a hash', async () => {
    const { id, key, path } = await partner();
    expect(path).toBe(`/api/postbacks/${id}/${key}`);
    expect(key).toMatch(/^[\w-]{43}$/);
    const keyPath = `/api/affiliates/${id}/postback-key`;
    for (const who of [system.user, system.admin]) {
      expect((await who('POST', keyPath, {})).status).toBe(403);
    }
    expect((await system.visitor('POST', keyPath, {})).status).toBe(401);
    expect((await system.user('GET', keyPath)).status).toBe(403);
    const told = await system.admin('GET', keyPath);
    expect(getPostbackKey.responses[200].parse(told.body)).toEqual({
      createdAt: expect.any(String),
      previousUntil: null,
    });
    const collections = (await database.db?.listCollections().toArray()) ?? [];
    for (const { name } of collections) {
      const stored = await database.collection(name).find().toArray();
      expect(JSON.stringify(stored)).not.toContain(key);
    }
    const history = await system.admin('GET', `/api/affiliates/${id}/history`);
    expect(history.body).toMatchObject({
      data: [{ changes: [{ field: 'postbackKey', from: null, to: null }] }, expect.anything()],
    });
    for (const read of ['/api/affiliates', `/api/affiliates/${id}`, '/api/affiliates.csv']) {
      expect(JSON.stringify((await system.admin('GET', read)).body)).not.toMatch(
        /hash|postbackKey/,
      );
    }
    const nobody = await system.superAdmin('POST', '/api/affiliates/999999/postback-key', {});
    expect(nobody.status).toBe(404);
  });

  test('the key before works for 24 hours more, older ones no longer', async () => {
    const { id, key: first } = await partner();
    const { key: second, previousUntil } = await newKey(id);
    const inHours = (Date.parse(previousUntil ?? '') - Date.now()) / 3_600_000;
    expect(inHours).toBeGreaterThan(23.9);
    expect(inHours).toBeLessThanOrEqual(24);
    const statusOf = async (key: string) =>
      (await get(`/api/postbacks/${id}/${key}`, DEPOSIT)).status;
    expect([await statusOf(first), await statusOf(second)]).toEqual([200, 200]);
    const { key: third } = await newKey(id);
    expect([await statusOf(first), await statusOf(second), await statusOf(third)]).toEqual([
      404, 200, 200,
    ]);
    const ago = new Date(Date.now() - 1_000);
    await database
      .collection<{ _id: number }>('affiliates')
      .updateOne({ _id: id }, { $set: { 'postbackKey.previous.until': ago } });
    expect([await statusOf(second), await statusOf(third)]).toEqual([404, 200]);
  });

  test('wrong keys are refused, too many of them with 429, and right ones never', async () => {
    const { id, path } = await partner();
    const { path: other } = await partner();
    const { body } = await system.admin('POST', '/api/affiliates', { name: 'Without a key' });
    const without = affiliate.parse(body).id;
    for (const wrong of [
      `/api/postbacks/${id}/nonsense`,
      `/api/postbacks/${id}/${'n'.repeat(300)}`,
      `/api/postbacks/${id}${path.slice(path.lastIndexOf('/')).toLowerCase()}`,
      `/api/postbacks/${without}${path.slice(path.lastIndexOf('/'))}`,
      `/api/postbacks/999999/nonsense`,
      `/api/postbacks/abc/nonsense`,
      other.replace(/\/\d+\//, `/${id}/`),
    ]) {
      expect((await get(wrong, DEPOSIT)).status).toBe(404);
    }
    const guesser = { 'X-Client-Address': '198.51.100.9' };
    const guess = () =>
      system.visitor('GET', `/api/postbacks/${id}/guess?tx=1&event=deposit`, undefined, guesser);
    const answers = [];
    // A minute may end in between.
    for (let n = 0; n < 250; n += 1) answers.push(await guess());
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([404, 429]));
    const refused = answers.filter(({ status }) => status === 429);
    expect(refused.length).toBeGreaterThanOrEqual(50);
    expect(Number(refused[0]?.headers.get('retry-after'))).toBeGreaterThan(0);
    const right = await system.visitor('GET', `${path}?tx=1&event=deposit`, undefined, guesser);
    expect(right.status).toBe(200);
  });

  test('is gone with its affiliate, whose conversions stay', async () => {
    const { id, path } = await partner();
    expect((await get(path, DEPOSIT)).status).toBe(200);
    await database.collection<{ _id: number }>('affiliates').deleteOne({ _id: id });
    expect((await get(path, DEPOSIT)).status).toBe(404);
    expect((await conversionsOf(id)).total).toBe(1);
  });
});

describe('a conversion', () => {
  test('has what its click tells, whichever comes first', async () => {
    const { id, path } = await partner();
    const early = click({ ...OFFERS, affiliateId: id });
    const late = click({ ...OFFERS, affiliateId: id, country: null });
    await handOver([early]);
    await untilStored();
    const cpa = { event: 'cpa', amount: '40.00', currency: 'GBP' };
    await get(path, { ...cpa, tx: 'early', clickid: early.clickId });
    await get(path, { ...cpa, tx: 'late', clickid: late.clickId });
    expect((await conversionsOf(id)).data).toMatchObject([
      { tx: 'late', matched: false, casinoId: null },
      { tx: 'early', matched: true, ...OFFERS },
    ]);
    const byCountry = async () =>
      (
        await system.admin(
          'GET',
          `/api/earnings?by=country&affiliate=${id}&from=2026-01-01&to=2026-12-31`,
        )
      ).body;
    expect(await byCountry()).toMatchObject({
      data: [
        { key: 'GB', clicks: 1, amounts: { GBP: '40.00' } },
        { key: null, name: 'Unmatched', clicks: 0, amounts: { GBP: '40.00' } },
      ],
    });
    await handOver([late]);
    await until(
      async () =>
        expect((await conversionsOf(id)).data[0]).toMatchObject({
          tx: 'late',
          matched: true,
          ...OFFERS,
          country: null,
        }),
      { timeoutMs: 20_000 },
    );
    const report = await byCountry();
    expect(report).toMatchObject({
      data: [
        { key: null, name: 'None', clicks: 1, amounts: { GBP: '40.00' } },
        { key: 'GB', clicks: 1, amounts: { GBP: '40.00' } },
      ],
      totals: { clicks: 2, amounts: { GBP: '80.00' }, perClick: { GBP: '40.00' } },
    });
    expect(JSON.stringify(report)).not.toContain('Unmatched');
  }, 40_000);

  test('that is stored at the very moment of its click is matched too', async () => {
    const { id, path } = await partner();
    const clicks = Array.from({ length: 60 }, () => click({ ...OFFERS, affiliateId: id }));
    await Promise.all(
      clicks.map(async (one, index) => {
        await handOver([one]);
        await get(path, { tx: String(index), event: 'registration', clickid: one.clickId });
      }),
    );
    await until(
      async () => {
        const { data } = await conversionsOf(id);
        expect(data).toHaveLength(60);
        expect(data.filter(({ matched }) => !matched)).toEqual([]);
      },
      { timeoutMs: 20_000 },
    );
    const stored = await database.collection('conversions').find({ affiliateId: id }).toArray();
    await until(async () =>
      expect(await database.collection('conversions').countDocuments({ recheck: true })).toBe(0),
    );
    expect(stored).toHaveLength(60);
  }, 40_000);

  test('takes its whole amount along when its click comes', async () => {
    const { id, path } = await partner();
    const late = click({ ...OFFERS, affiliateId: id });
    const cpa = { event: 'cpa', amount: '40.00' };
    await get(path, { ...cpa, currency: 'GBP', tx: 'late', clickid: late.clickId });
    await get(path, { ...cpa, currency: 'USD', tx: 'lost' });
    await handOver([late]);
    await until(
      async () =>
        expect((await conversionsOf(id)).data[1]).toMatchObject({ tx: 'late', matched: true }),
      { timeoutMs: 20_000 },
    );
    const { body } = await system.admin(
      'GET',
      `/api/earnings?by=country&affiliate=${id}&from=2026-01-01&to=2026-12-31`,
    );
    expect(body).toMatchObject({
      data: [
        { key: 'GB', amounts: { GBP: '40.00' } },
        { key: null, name: 'Unmatched', amounts: { USD: '40.00' } },
      ],
    });
    expect(JSON.stringify(body)).not.toContain('"0.00"');
  }, 40_000);

  test('that cancels another goes to their click with it, and nothing is left behind', async () => {
    const { id, path } = await partner();
    const late = click({ ...OFFERS, affiliateId: id });
    const money = { amount: '5.00', currency: 'GBP', clickid: late.clickId };
    await get(path, { ...money, event: 'revenue', tx: 'paid' });
    await get(path, { ...money, event: 'reversal', tx: 'taken-back' });
    await handOver([late]);
    const both = [{ matched: true }, { matched: true }];
    await until(async () => expect((await conversionsOf(id)).data).toMatchObject(both), {
      timeoutMs: 20_000,
    });
    for (const by of ['country', 'affiliate']) {
      const { body } = await system.admin(
        'GET',
        `/api/earnings?by=${by}&affiliate=${id}&from=2026-01-01&to=2026-12-31`,
      );
      expect(body).toMatchObject({
        data: [{ key: by === 'country' ? 'GB' : id, clicks: 1, amounts: { GBP: '0.00' } }],
      });
    }
  }, 40_000);

  test('leaves the sums of others right where these had cancelled each other', async () => {
    const { id, path } = await partner();
    const [first, second] = [0, 1].map(() => click({ ...OFFERS, affiliateId: id }));
    const lost = click({ ...OFFERS, affiliateId: id });
    // No other partner's money: sums by country know no partner.
    const told = (tx: string, event: string, amount: string, clickid = '') =>
      get(path, { tx, event, amount, currency: 'NZD', clickid });
    await told('small', 'revenue', '5.00', first?.clickId);
    await told('large', 'revenue', '100.00', second?.clickId);
    await told('back', 'reversal', '100.00', lost.clickId);
    const total = async () => {
      const { body } = await system.admin(
        'GET',
        `/api/earnings?by=country&affiliate=${id}&from=2026-01-01&to=2026-12-31`,
      );
      return reportEarnings.responses[200].parse(body).totals.amounts;
    };
    for (const [index, late] of [first, second].entries()) {
      if (late) await handOver([late]);
      await until(
        async () => {
          const { data } = await conversionsOf(id);
          expect(data.filter(({ matched }) => matched)).toHaveLength(index + 1);
        },
        { timeoutMs: 20_000 },
      );
      expect(await total()).toEqual({ NZD: '5.00' });
    }
  }, 60_000);

  test('with the click of another affiliate, or of none, stays unmatched', async () => {
    const { id, path } = await partner();
    const { id: other } = await partner();
    const foreign = click({ ...OFFERS, affiliateId: other });
    const nobodys = click(OFFERS);
    await handOver([foreign, nobodys]);
    await untilStored();
    for (const { clickId } of [foreign, nobodys]) {
      await get(path, { tx: clickId, event: 'deposit', clickid: clickId });
    }
    await until(async () =>
      expect(await database.collection('conversions').countDocuments({ recheck: true })).toBe(0),
    );
    const { data } = await conversionsOf(id);
    expect(data.map(({ matched, promotionId }) => [matched, promotionId])).toEqual([
      [false, null],
      [false, null],
    ]);
  });

  test('is tried without being stored', async () => {
    const { id, path } = await partner();
    const known = click({ ...OFFERS, affiliateId: id });
    await handOver([known]);
    await untilStored();
    const tryIt = (query: string) =>
      system.admin('POST', `/api/affiliates/${id}/postback-test`, { query });
    expect(
      await tryIt(`tx=1&event=deposit&clickid=${known.clickId}&amount=5&currency=gbp`),
    ).toMatchObject({
      status: 200,
      body: { tx: '1', amount: '5.00', currency: 'GBP', matched: true, ...OFFERS },
    });
    expect(await tryIt(`https://slots.example${path}?tx=1&event=deposit`)).toMatchObject({
      status: 200,
      body: { tx: '1', matched: false },
    });
    for (const before of ['', '?', `${path}?`, `slots.example${path}?`, `HTTPS://a${path}?`]) {
      expect(await tryIt(`${before}tx=1?2&event=deposit`)).toMatchObject({
        status: 200,
        body: { tx: '1?2' },
      });
    }
    expect(await tryIt('tx=1&event=party')).toMatchObject({
      status: 400,
      body: { errors: [{ path: 'event' }] },
    });
    expect((await tryIt('')).status).toBe(400);
    expect((await conversionsOf(id)).total).toBe(0);
    const asUser = await system.user('POST', `/api/affiliates/${id}/postback-test`, { query: '' });
    expect(asUser.status).toBe(403);
  });

  test('is told to managers alone', async () => {
    expect((await system.visitor('GET', '/api/conversions')).status).toBe(401);
    expect((await system.user('GET', '/api/conversions')).status).toBe(403);
    expect((await system.superAdmin('GET', '/api/conversions?limit=1')).status).toBe(200);
    expect((await system.admin('GET', '/api/conversions?limit=0')).status).toBe(400);
  });
});
