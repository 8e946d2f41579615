import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { reportEarnings } from '@slots/contracts/affiliate/earnings';
import { createPostbackKey } from '@slots/contracts/affiliate/postbacks';
import { startAffiliateUnderTest } from '../affiliate-under-test.ts';
import { click, handOver, untilStored } from '../testing/waiting-clicks.ts';

/** docs/earnings.md, carried out. */

const DOCUMENT = readFileSync(new URL('../../../../docs/earnings.md', import.meta.url), 'utf8');
/** The example's affiliate, promotion and page. */
const AFFILIATE = 3;
const OFFER = {
  affiliateId: AFFILIATE,
  promotionId: 12,
  page: '/country/united-kingdom',
  at: new Date().toISOString(),
};
const CLICKS = 1_000;
const REGISTRATIONS = 40;
const CUSTOMERS = 12;

let system: Awaited<ReturnType<typeof startAffiliateUnderTest>>;
beforeAll(async () => {
  system = await startAffiliateUnderTest();
}, 60_000);
afterAll(() => system.stop());

test('the month of the example earns what the document says', async () => {
  const calls = [...DOCUMENT.matchAll(/^…\/3\/KEY\?(.+)$/gm)].map(([, query = '']) => query);
  expect(calls).toHaveLength(4);
  const clickId = new URLSearchParams(calls[0]).get('subid') ?? '';
  for (let id = 1; id <= AFFILIATE; id += 1) {
    await system.superAdmin('POST', '/api/affiliates', { name: `Affiliate ${id}` });
  }
  const named = { postbackParameters: { clickid: 'subid' } };
  expect((await system.admin('PATCH', `/api/affiliates/${AFFILIATE}`, named)).status).toBe(200);
  const key = await system.superAdmin('POST', `/api/affiliates/${AFFILIATE}/postback-key`, {});
  const path = new URL(createPostbackKey.responses[201].parse(key.body).url).pathname;
  const others = Array.from({ length: CLICKS - 1 }, () => click(OFFER));
  await handOver([click({ ...OFFER, clickId }), ...others]);
  await untilStored();

  const clickIds = [clickId, ...others.map((one) => one.clickId)];
  const told = (index: number, event: string, amount?: string, tx = `P-${index}`) => {
    const money: Record<string, string> = amount === undefined ? {} : { amount, currency: 'GBP' };
    const subid = clickIds[index] ?? '';
    return new URLSearchParams({ tx, event, subid, ...money }).toString();
  };
  const numbers = (count: number) => Array.from({ length: count - 1 }, (_, index) => index + 1);
  const all = [
    ...calls,
    ...numbers(REGISTRATIONS).map((index) => told(index, 'registration')),
    ...numbers(CUSTOMERS).map((index) => told(index, 'deposit', '50.00')),
    ...numbers(CUSTOMERS).map((index) => told(index, 'cpa', '40.00')),
    told(1, 'revenue', '302.70'),
    told(1, 'reversal', '40.00'),
    // The partner's system tries again.
    ...calls,
  ];
  for (const query of all) {
    const { status } = await system.visitor('GET', `${path}?${query}`);
    expect([query, status]).toEqual([query, 200]);
  }

  const { body } = await system.admin('GET', `/api/earnings?by=page`);
  const { data, totals } = reportEarnings.responses[200].parse(body);
  const earned = {
    clicks: CLICKS,
    registrations: REGISTRATIONS,
    deposits: CUSTOMERS,
    amounts: { GBP: '752.45' },
    perClick: { GBP: '0.75' },
  };
  expect(totals).toEqual(earned);
  expect(data).toEqual([{ ...earned, key: OFFER.page, name: OFFER.page }]);
  for (const figure of ['752.45', '0.75', '480.00', '312.45']) expect(DOCUMENT).toContain(figure);
}, 60_000);
