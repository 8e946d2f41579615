import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { affiliate } from '@slots/contracts/affiliate/affiliates';
import type { ClickEvent } from '@slots/contracts/affiliate/click-event';
import { listDealNotes } from '@slots/contracts/affiliate/deals';
import { reportEarnings } from '@slots/contracts/affiliate/earnings';
import { createPostbackKey } from '@slots/contracts/affiliate/postbacks';
import { startAffiliateUnderTest } from '../affiliate-under-test.ts';
import { startCasinoStandIn } from '../testing/casino-stand-in.ts';
import { click, handOver, untilStored } from '../testing/waiting-clicks.ts';

const folder = mkdtempSync(join(tmpdir(), 'rates-'));
const PERIOD = 'from=2026-10-01&to=2026-11-30';

let casinos: Awaited<ReturnType<typeof startCasinoStandIn>>;
let system: Awaited<ReturnType<typeof startAffiliateUnderTest>>;
beforeAll(async () => {
  casinos = await startCasinoStandIn();
  system = await startAffiliateUnderTest({ CASINO_URL: casinos.url });
}, 60_000);
afterAll(async () => {
  await system.stop();
  await casinos.stop();
  rmSync(folder, { recursive: true });
});

let transactions = 0;

/** An affiliate that reports. */
async function partner(name: string) {
  const { id } = affiliate.parse((await system.admin('POST', '/api/affiliates', { name })).body);
  const made = await system.superAdmin('POST', `/api/affiliates/${id}/postback-key`, {});
  const path = new URL(createPostbackKey.responses[201].parse(made.body).url).pathname;
  return {
    id,
    async report(event: string, more: Record<string, string> = {}) {
      transactions += 1;
      const query = new URLSearchParams({
        tx: String(transactions),
        event,
        at: '2026-11-02',
        ...more,
      });
      expect((await system.visitor('GET', `${path}?${query.toString()}`)).status).toBe(200);
    },
  };
}

async function earnings(query: string) {
  const answer = await system.admin('GET', `/api/earnings?${query}`);
  expect(answer.status).toBe(200);
  return reportEarnings.responses[200].parse(answer.body);
}

const gbp = (amount: string) => ({ amount, currency: 'GBP' });

describe('earnings', () => {
  let first: Awaited<ReturnType<typeof partner>>;
  let second: Awaited<ReturnType<typeof partner>>;
  beforeAll(async () => {
    first = await partner('Ada Partners');
    second = await partner('Bob Partners');
    const home = { affiliateId: first.id, casinoId: 1, promotionId: 1, page: '/', country: 'GB' };
    const clicks = [
      click(home),
      click(home),
      click({ ...home, at: '2026-10-31T23:59:59.999Z', promotionId: 2 }),
      click({ ...home, country: 'ES', casinoId: 2, promotionId: 3, page: '/country/spain' }),
      click({ ...home, affiliateId: second.id, casinoId: 9, promotionId: 9, country: null }),
      click({ casinoId: 8, promotionId: 8 }),
    ];
    await handOver(clicks);
    await untilStored();
    const [one, , october, fromSpain, nowhere] = clicks;
    if (!one || !october || !fromSpain || !nowhere) throw new Error('no clicks');
    const by = ({ clickId }: ClickEvent) => ({ clickid: clickId });
    await first.report('registration', by(one));
    await first.report('deposit', { ...by(one), ...gbp('50.00') });
    await first.report('cpa', { ...by(one), ...gbp('0.10') });
    await first.report('cpa', { ...by(one), ...gbp('0.20') });
    await first.report('revenue', { ...by(one), amount: '33.33', currency: 'EUR' });
    await first.report('revenue', { ...by(october), ...gbp('-7.05'), at: '2026-10-31' });
    await first.report('reversal', { ...by(october), ...gbp('1.00') });
    await first.report('reversal', { ...by(fromSpain), ...gbp('-2.00') });
    await first.report('revenue', { amount: '5.55', currency: 'USD' });
    await first.report('deposit', { clickid: 'nobody' });
    await second.report('cpa', { ...by(nowhere), ...gbp('100.00') });
    await second.report('revenue', { ...by(nowhere), ...gbp('1000'), at: '2026-12-01' });
  }, 40_000);

  test('are told by affiliate, with the sums of each currency and what a click brought', async () => {
    const { data, totals } = await earnings(PERIOD);
    expect(data).toEqual([
      {
        key: first.id,
        name: 'Ada Partners',
        clicks: 4,
        registrations: 1,
        deposits: 2,
        amounts: { EUR: '33.33', GBP: '-9.75', USD: '5.55' },
        perClick: { EUR: '8.33', GBP: '-2.44', USD: '1.39' },
      },
      {
        key: second.id,
        name: 'Bob Partners',
        clicks: 1,
        registrations: 0,
        deposits: 0,
        amounts: { GBP: '100.00' },
        perClick: { GBP: '100.00' },
      },
      {
        key: null,
        name: 'None',
        clicks: 1,
        registrations: 0,
        deposits: 0,
        amounts: {},
        perClick: {},
      },
    ]);
    expect(totals).toEqual({
      clicks: 6,
      registrations: 1,
      deposits: 2,
      amounts: { EUR: '33.33', GBP: '90.25', USD: '5.55' },
      perClick: { EUR: '5.56', GBP: '15.04', USD: '0.93' },
    });
  });

  test.each([
    [
      'by=casino',
      [
        [1, 'Casino 1', 3, { EUR: '33.33', GBP: '-7.75' }],
        [2, 'Casino 2', 1, { GBP: '-2.00' }],
        [8, 'Casino 8', 1, {}],
        [9, 'Casino 9', 1, { GBP: '100.00' }],
        [null, 'Unmatched', 0, { USD: '5.55' }],
      ],
    ],
    [
      'by=promotion&casino=1',
      [
        [1, 'Promotion 1', 2, { EUR: '33.33', GBP: '0.30' }],
        [2, 'Promotion 2', 1, { GBP: '-8.05' }],
      ],
    ],
    [
      'by=country',
      [
        ['GB', 'United Kingdom', 4, { EUR: '33.33', GBP: '-7.75' }],
        [null, 'None', 1, { GBP: '100.00' }],
        ['ES', 'Spain', 1, { GBP: '-2.00' }],
        [null, 'Unmatched', 0, { USD: '5.55' }],
      ],
    ],
    ['by=country&country=none', [[null, 'None', 1, { GBP: '100.00' }]]],
    ['by=country&country=unmatched', [[null, 'Unmatched', 0, { USD: '5.55' }]]],
    ['by=country&country=es', [['ES', 'Spain', 1, { GBP: '-2.00' }]]],
    [
      'by=page',
      [
        ['/', '/', 5, { EUR: '33.33', GBP: '92.25' }],
        ['/country/spain', '/country/spain', 1, { GBP: '-2.00' }],
        [null, 'Unmatched', 0, { USD: '5.55' }],
      ],
    ],
    [
      'by=month',
      [
        ['2026-10', '2026-10', 1, { GBP: '-7.05' }],
        ['2026-11', '2026-11', 5, { EUR: '33.33', GBP: '97.30', USD: '5.55' }],
      ],
    ],
    ['by=month&country=ES', [['2026-11', '2026-11', 1, { GBP: '-2.00' }]]],
    ['by=page&country=GB&casino=1&promotion=2', [['/', '/', 1, { GBP: '-8.05' }]]],
    ['by=casino&month=2026-10', [[1, 'Casino 1', 1, { GBP: '-7.05' }]]],
    ['by=affiliate&casino=unmatched', [['first', 'Ada Partners', 0, { USD: '5.55' }]]],
    ['by=casino&page=/country/spain', [[2, 'Casino 2', 1, { GBP: '-2.00' }]]],
    ['by=casino&month=2026-01', []],
  ] as const)('are told %s', async (query, rows) => {
    const { data, totals } = await earnings(`${PERIOD}&${query}`);
    const told = data.map(({ key, name, clicks, amounts }) => [key, name, clicks, amounts]);
    const due = rows.map(([key, ...row]) => [key === 'first' ? first.id : key, ...row]);
    expect(told).toHaveLength(due.length);
    expect(told).toEqual(expect.arrayContaining(due));
    expect(totals.clicks).toBe(rows.reduce((sum, [, , clicks]) => sum + clicks, 0));
  });

  test('are told in their order: by clicks, unmatched ones last, and months as they come', async () => {
    const { data } = await earnings(`${PERIOD}&by=casino`);
    expect(data.map(({ clicks }) => clicks)).toEqual([3, 1, 1, 1, 0]);
    expect(data.at(-1)?.name).toBe('Unmatched');
    const months = (await earnings(`${PERIOD}&by=month`)).data.map(({ key }) => key);
    expect(months).toEqual(['2026-10', '2026-11']);
  });

  test('of a month are those of all its days, where no days are asked for', async () => {
    await handOver([click({ at: '2026-01-15T12:00:00.000Z', casinoId: 7, promotionId: 7 })]);
    await untilStored();
    const { data } = await earnings('by=casino&month=2026-01');
    expect(data).toMatchObject([{ key: 7, clicks: 1 }]);
  });

  test('narrowed to one affiliate are its own', async () => {
    const { data, totals } = await earnings(`${PERIOD}&by=country&affiliate=${second.id}`);
    expect(data).toMatchObject([{ key: null, name: 'None', amounts: { GBP: '100.00' } }]);
    expect(totals.amounts).toEqual({ GBP: '100.00' });
    expect((await earnings(`${PERIOD}&affiliate=none`)).totals).toMatchObject({ clicks: 1 });
  });

  async function linesOfFile(at: Pick<typeof system, 'admin'>, query: string): Promise<string[]> {
    const answer = await at.admin('GET', `/api/earnings.csv?${query}`);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toContain('text/csv');
    return String(answer.body).replace('\uFEFF', '').trim().split(/\r?\n/);
  }

  test('are a file too, with a row for each currency and amounts to the hundredth', async () => {
    expect(await linesOfFile(system, `${PERIOD}&by=casino&casino=1`)).toEqual([
      '"Key","Name","Clicks","Registrations","Deposits","Currency","Amount","Per Click"',
      '1,"Casino 1",3,1,1,"EUR",33.33,11.11',
      '1,"Casino 1",,,,"GBP",-7.75,-2.58',
    ]);
    expect(await linesOfFile(system, `${PERIOD}&by=country&affiliate=${second.id}`)).toContain(
      ',"None",1,0,0,"GBP",100.00,100.00',
    );
  });

  test.each([
    ['from=2026-11-30&to=2026-11-01', 'to'],
    ['from=2025-10-01&to=2026-11-30', 'to'],
    ['from=2026-02-30', 'from'],
    ['by=day', 'by'],
    ['casino=one', 'casino'],
    ['affiliate=unmatched', 'affiliate'],
    ['country=GBR', 'country'],
    ['page=here', 'page'],
    ['month=2026-13', 'month'],
  ])('are not told for %s', async (query, field) => {
    for (const path of ['/api/earnings', '/api/earnings.csv']) {
      const answer = await system.admin('GET', `${path}?${query}`);
      expect(answer).toMatchObject({ status: 400, body: { errors: [{ path: field }] } });
    }
  });

  test('of a deleted affiliate keep its name', async () => {
    const gone = await partner('Gone Partners');
    await gone.report('cpa', { at: '2026-08-02', ...gbp('3.00') });
    expect((await system.admin('DELETE', `/api/affiliates/${gone.id}`)).status).toBe(200);
    const { data } = await earnings('by=affiliate&from=2026-08-01&to=2026-08-31');
    expect(data.map(({ name }) => name)).toEqual(['Gone Partners (deleted)']);
  });

  test('that cancel each other are told as 0.00', async () => {
    const level = await partner('Level Partners');
    await level.report('revenue', { at: '2026-07-02', ...gbp('3.00') });
    await level.report('reversal', { at: '2026-07-02', ...gbp('3.00') });
    const { data, totals } = await earnings('by=affiliate&from=2026-07-01&to=2026-07-31');
    expect(data).toMatchObject([{ name: 'Level Partners', amounts: { GBP: '0.00' } }]);
    expect(totals.amounts).toEqual({ GBP: '0.00' });
  });

  test('are told to managers alone', async () => {
    for (const path of ['/api/earnings', '/api/earnings.csv']) {
      expect((await system.visitor('GET', path)).status).toBe(401);
      expect((await system.user('GET', path)).status).toBe(403);
      expect((await system.superAdmin('GET', path)).status).toBe(200);
    }
  });

  test('of all currencies are added up where rates are configured', async () => {
    const file = join(folder, 'rates.json');
    writeFileSync(file, JSON.stringify({ currency: 'gbp', rates: { EUR: 0.865, USD: 0.78 } }));
    const replica = await system.startReplica({ RATES_FILE: file });
    const answer = await replica.admin('GET', `/api/earnings?${PERIOD}`);
    // 90.25 + 33.33 × 0.865 + 5.55 × 0.78
    expect(answer.body).toMatchObject({
      totals: { converted: { currency: 'GBP', amount: '123.41', perClick: '20.57' } },
    });
    const heading =
      '"Key","Name","Clicks","Registrations","Deposits","Currency","Amount","Per Click","Converted Currency","Converted Amount","Converted Per Click"';
    expect(await linesOfFile(replica, `${PERIOD}&by=casino&casino=1`)).toEqual([
      heading,
      // 33.33 × 0.865 - 7.75
      '1,"Casino 1",3,1,1,"EUR",33.33,11.11,"GBP",21.08,7.03',
      '1,"Casino 1",,,,"GBP",-7.75,-2.58,,,',
    ]);
    expect(await linesOfFile(replica, 'from=2025-01-01&to=2025-01-31')).toEqual([heading]);
    writeFileSync(file, JSON.stringify({ currency: 'GBP', rates: { EUR: 0.865 } }));
    await replica.stop();
    const poorer = await system.startReplica({ RATES_FILE: file });
    const partly = reportEarnings.responses[200].parse(
      (await poorer.admin('GET', `/api/earnings?${PERIOD}`)).body,
    );
    expect(partly.totals.converted).toBeNull();
    expect(partly.data[1]?.converted).toMatchObject({ amount: '100.00' });
    expect(await linesOfFile(poorer, `${PERIOD}&by=casino`)).toEqual(
      expect.arrayContaining([
        heading,
        '8,"Casino 8",1,0,0,,,,"GBP",0.00,0.00',
        ',"Unmatched",0,0,1,"USD",5.55,,,,',
      ]),
    );
    await poorer.stop();
    expect((await earnings(PERIOD)).totals).not.toHaveProperty('converted');
  });

  test.each([
    ['no JSON', '{', 'it is no JSON'],
    ['no currency', '{"rates": {}}', 'currency'],
    ['a rate of nothing', '{"currency": "GBP", "rates": {"EUR": 0}}', 'rates.EUR'],
    [
      'a rate that has no place in nine decimals',
      '{"currency": "GBP", "rates": {"EUR": 4e-10}}',
      'at least 0.000000001',
    ],
    [
      'another rate of the currency itself',
      '{"currency": "gbp", "rates": {"gbp": 2, "EUR": 0.9}}',
      'rates.GBP',
    ],
    ['a code that is none', '{"currency": "GBP", "rates": {"EURO": 1}}', 'rates.EURO'],
    ['an unknown field', '{"currency": "GBP", "rates": {}, "day": 1}', 'day'],
  ])('cannot be added up by a file with %s', async (_what, content, named) => {
    const file = join(folder, 'wrong.json');
    writeFileSync(file, content);
    const starting = system.startReplica({ RATES_FILE: file });
    await expect(starting).rejects.toThrow(`${file} (RATES_FILE)`);
    await expect(starting).rejects.toThrow(named);
  });
});

describe('a deal needs attention', () => {
  const today = new Date().toISOString();
  const ago = (days: number) =>
    new Date(Date.now() - days * 24 * 60 * 60 * 1_000).toISOString().slice(0, 10);

  async function deal(body: object): Promise<void> {
    const answer = await system.superAdmin('POST', '/api/deals', { from: ago(60), ...body });
    expect(answer.status).toBe(201);
  }

  async function notesOf(affiliateId: number) {
    const answer = await system.admin('GET', '/api/deals/notes');
    const notes = listDealNotes.responses[200].parse(answer.body);
    return notes.filter((note) => note.deal.affiliateId === affiliateId);
  }

  test('when it has clicks and no conversion in 30 days', async () => {
    const { id, report } = await partner('Silent Partners');
    await deal({ affiliateId: id, model: 'share', share: 25, countries: ['GB'] });
    expect(await notesOf(id)).toEqual([]);
    await handOver([
      click({ affiliateId: id, at: today, country: 'GB' }),
      click({ affiliateId: id, at: today, country: 'ES' }),
      click({ affiliateId: id, at: `${ago(31)}T10:00:00.000Z`, country: 'GB' }),
    ]);
    await untilStored();
    expect(await notesOf(id)).toMatchObject([
      {
        affiliateName: 'Silent Partners',
        reasons: ['no-conversions'],
        from: ago(29),
        to: ago(0),
        clicks: 1,
        promised: {},
      },
    ]);
    const known = click({ affiliateId: id, at: today, country: 'GB' });
    await handOver([known]);
    await untilStored();
    await report('registration', { clickid: known.clickId, at: today });
    expect(await notesOf(id)).toEqual([]);
  }, 40_000);

  test('when less commission was reported than it promises', async () => {
    const { id, report } = await partner('Short Partners');
    await deal({
      affiliateId: id,
      model: 'hybrid',
      cpa: { amount: 40, currency: 'GBP' },
      share: 10,
    });
    const known = click({ affiliateId: id, at: today });
    await handOver([known]);
    await untilStored();
    const by = { clickid: known.clickId, at: today };
    await report('deposit', by);
    await report('deposit', by);
    await report('deposit', { at: today });
    expect(await notesOf(id)).toMatchObject([
      {
        reasons: ['cpa-missing', 'revenue-missing'],
        deposits: 3,
        customers: 2,
        promised: { GBP: '80.00' },
        reportedCpa: {},
        reportedRevenue: {},
      },
    ]);
    await report('cpa', { ...by, ...gbp('40') });
    await report('revenue', { ...by, ...gbp('3.50') });
    expect(await notesOf(id)).toMatchObject([
      {
        reasons: ['cpa-missing'],
        reportedCpa: { GBP: '40.00' },
        reportedRevenue: { GBP: '3.50' },
      },
    ]);
    await report('cpa', { at: today, ...gbp('40') });
    expect(await notesOf(id)).toEqual([]);
  }, 40_000);

  test('for no customer whose first deposit was before, but whose revenue is missing', async () => {
    const { id, report } = await partner('Loyal Partners');
    const other = await partner('Other Partners');
    const cpa = { model: 'cpa', cpa: { amount: 40, currency: 'GBP' } };
    const loyal = click({ affiliateId: id, at: `${ago(45)}T10:00:00.000Z`, casinoId: 31 });
    const fresh = click({ affiliateId: id, at: today, casinoId: 31 });
    await handOver([loyal, fresh]);
    await untilStored();
    await report('deposit', { clickid: loyal.clickId, at: ago(40) });
    await report('cpa', { clickid: loyal.clickId, at: ago(40), ...gbp('40') });
    await report('deposit', { clickid: loyal.clickId, at: today });
    await deal({ affiliateId: id, ...cpa });
    expect(await notesOf(id)).toEqual([]);
    // What another affiliate reports of a click says nothing of this one's customers.
    await other.report('deposit', { clickid: fresh.clickId, at: ago(40) });
    await report('deposit', { clickid: fresh.clickId, at: today });
    expect(await notesOf(id)).toMatchObject([
      { reasons: ['cpa-missing'], deposits: 2, customers: 1, promised: { GBP: '40.00' } },
    ]);
    await report('cpa', { clickid: fresh.clickId, at: today, ...gbp('40') });
    expect(await notesOf(id)).toEqual([]);
    const shared = await partner('Sharing Partners');
    await deal({ affiliateId: shared.id, model: 'share', share: 25 });
    await shared.report('deposit', { clickid: 'its-own', at: ago(40) });
    await shared.report('deposit', { clickid: 'its-own', at: today });
    expect(await notesOf(shared.id)).toMatchObject([
      { reasons: ['revenue-missing'], deposits: 1, customers: 0 },
    ]);
  }, 40_000);
});
