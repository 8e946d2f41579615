import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { CLICK_FIELD, CLICK_STREAM, type ClickEvent } from '@slots/contracts/affiliate/click-event';
import { reportClicks } from '@slots/contracts/affiliate/clicks';
import { listConversions } from '@slots/contracts/affiliate/conversions';
import { listDeals } from '@slots/contracts/affiliate/deals';
import { removeDemoEarnings } from '@slots/contracts/affiliate/demo-earnings';
import { reportEarnings } from '@slots/contracts/affiliate/earnings';
import { visitRedis } from '@slots/redis/one-visit';
import { redisUrl } from '@slots/testing/databases';
import { until } from '@slots/testing/until';
import type { Connection } from 'mongoose';
import { startAffiliateUnderTest } from '../affiliate-under-test.ts';
import { demoFigures } from './demo-figures.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const today = new Date().toISOString().slice(0, 10);
const first = new Date(Date.parse(today) - 90 * DAY_MS).toISOString().slice(0, 10);
const PERIOD = `from=${first}&to=${today}`;

let system: Awaited<ReturnType<typeof startAffiliateUnderTest>>;
let database: Connection;

beforeAll(async () => {
  system = await startAffiliateUnderTest({ SEED_DEMO: true });
  database = system.connection;
}, 60_000);
afterAll(() => system.stop());

async function clicks(query = '') {
  const { body } = await system.admin('GET', `/api/clicks?${PERIOD}${query}`);
  return reportClicks.responses[200].parse(body);
}

async function earnings(by: string) {
  const { body } = await system.admin('GET', `/api/earnings?${PERIOD}&by=${by}`);
  return reportEarnings.responses[200].parse(body);
}

async function deals() {
  const { body } = await system.admin('GET', '/api/deals');
  return listDeals.responses[200].parse(body);
}

async function conversions() {
  const { body } = await system.admin('GET', '/api/conversions?limit=1');
  return listConversions.responses[200].parse(body);
}

const isPresent = async () => (await system.admin('GET', '/api/demo-earnings')).body;

/** Everything that reports and lists tell. */
async function figures() {
  const dimensions = ['affiliate', 'casino', 'promotion', 'country', 'page', 'month'];
  return {
    clicks: await clicks(),
    earnings: await Promise.all(dimensions.map((by) => earnings(by))),
    deals: (await deals()).map(({ id }) => id).toSorted((one, other) => one - other),
    conversions: (await conversions()).total,
  };
}

test('the demo data has ninety days of clicks and conversions, under three deals', async () => {
  expect(await isPresent()).toEqual({ present: true });
  const { data, total } = await clicks();
  expect(data).toHaveLength(90);
  expect(total).toBe(demoFigures(today).clicks.length);
  expect(new Set((await deals()).map(({ model }) => model))).toEqual(
    new Set(['cpa', 'hybrid', 'share']),
  );
  const { data: partners, totals } = await earnings('affiliate');
  expect(partners).toHaveLength(3);
  expect(totals.clicks).toBe(total);
  expect(totals.registrations).toBeGreaterThan(totals.deposits);
  expect(Object.keys(totals.amounts)).toEqual(['CAD', 'EUR', 'GBP']);
  for (const amount of Object.values(totals.amounts)) expect(Number(amount)).toBeGreaterThan(0);
  const casinos = await earnings('casino');
  expect(casinos.data.map(({ name }) => name)).toContain('Unmatched');
  expect(casinos.totals).toEqual(totals);
});

test('they are the same for the same day', () => {
  expect(demoFigures('2026-11-23')).toEqual(demoFigures('2026-11-23'));
});

test('another start adds none', async () => {
  const before = await figures();
  await system.restart();
  expect(await figures()).toEqual(before);
});

test('one call removes them, and nothing else', async () => {
  const own: ClickEvent = {
    clickId: 'own',
    at: `${first}T12:00:00.000Z`,
    promotionId: 1,
    casinoId: 1,
    affiliateId: 1,
    country: 'GB',
    page: '/',
    position: 1,
    toplist: null,
    device: 'desktop',
  };
  await visitRedis(await redisUrl(), (redis) =>
    redis.xadd(CLICK_STREAM, '*', CLICK_FIELD, JSON.stringify(own)),
  );
  const { total } = await clicks();
  await until(async () => expect((await clicks()).total).toBe(total + 1), { timeoutMs: 20_000 });
  const made = await system.superAdmin('POST', '/api/deals', {
    affiliateId: 4,
    model: 'share',
    share: 25,
    from: today,
  });
  expect(made.status).toBe(201);
  const report = {
    affiliateId: 1,
    file: 'tx,click,amount\nown,own,12.34\n',
    mapping: {
      tx: 'tx',
      event: { value: 'revenue' },
      clickid: 'click',
      amount: 'amount',
      currency: { value: 'GBP' },
    },
    format: { delimiter: ',', decimal: '.', date: 'YYYY-MM-DD' },
  };
  const { total: reported } = await conversions();
  expect((await system.admin('POST', '/api/conversions/imports', report)).status).toBe(202);
  await until(async () => expect((await conversions()).total).toBe(reported + 1), {
    timeoutMs: 20_000,
  });

  expect((await system.admin('DELETE', '/api/demo-earnings')).status).toBe(403);
  expect((await system.user('GET', '/api/demo-earnings')).status).toBe(403);
  const removed = await system.superAdmin('DELETE', '/api/demo-earnings');
  expect(removeDemoEarnings.responses[200].parse(removed.body)).toEqual({
    clicks: total,
    conversions: reported,
    deals: 3,
  });
  expect(await isPresent()).toEqual({ present: false });
  expect(await clicks()).toEqual({ data: [{ key: first, name: first, clicks: 1 }], total: 1 });
  expect(await clicks('&by=page&promotion=1')).toEqual({
    data: [{ key: '/', name: '/', clicks: 1 }],
    total: 1,
  });
  for (const by of ['affiliate', 'casino', 'promotion', 'country', 'page']) {
    expect(await earnings(by)).toMatchObject({
      data: [{ clicks: 1, registrations: 0, deposits: 0, amounts: { GBP: '12.34' } }],
    });
  }
  expect((await deals()).map(({ affiliateId }) => affiliateId)).toEqual([4]);
  expect(await conversions()).toMatchObject({ total: 1, data: [{ tx: 'own', matched: true }] });
  expect(await database.collection('clicks').countDocuments({})).toBe(1);

  const again = await system.superAdmin('DELETE', '/api/demo-earnings');
  expect(again.body).toEqual({ clicks: 0, conversions: 0, deals: 0 });
  await system.restart();
  expect(await isPresent()).toEqual({ present: false });
  expect((await clicks()).total).toBe(1);
}, 60_000);
