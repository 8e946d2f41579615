import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { MAX_REPORT_LINES, reportClicks } from '@slots/contracts/affiliate/clicks';
import { reportEarnings } from '@slots/contracts/affiliate/earnings';
import { createPostbackKey } from '@slots/contracts/affiliate/postbacks';
import { startAffiliateUnderTest } from '../affiliate-under-test.ts';
import { click, handOver, untilStored } from '../testing/waiting-clicks.ts';

/** Reports of a day on which somebody made up more pages than a report has lines. */

const MADE_UP = MAX_REPORT_LINES + 100;
const BY_PAGE = 'by=page&from=2026-11-02&to=2026-11-02';

let system: Awaited<ReturnType<typeof startAffiliateUnderTest>>;
beforeAll(async () => {
  system = await startAffiliateUnderTest();
  await system.superAdmin('POST', '/api/affiliates', { name: 'River Partners' });
  const key = await system.superAdmin('POST', '/api/affiliates/1/postback-key', {});
  const path = new URL(createPostbackKey.responses[201].parse(key.body).url).pathname;
  const real = click({ affiliateId: 1, page: '/' });
  await handOver([
    real,
    ...Array.from({ length: MADE_UP }, (_, place) => click({ page: `/made-up/${place}` })),
  ]);
  await untilStored();
  await earn(`${path}?tx=P-1&at=2026-11-02&clickid=${real.clickId}`);
  await earn(`${path}?tx=P-2&at=2026-11-02`);
  await earn(`${path}?tx=P-3&at=2026-10-02`);
}, 60_000);
afterAll(() => system.stop());

async function earn(postback: string): Promise<void> {
  const earned = '&event=cpa&amount=40.00&currency=GBP';
  expect((await system.visitor('GET', `${postback}${earned}`)).status).toBe(200);
}

async function keysOfFile(path: string): Promise<string[]> {
  const { status, body } = await system.admin('GET', path);
  expect(status).toBe(200);
  const [, ...rows] = String(body).trim().split(/\r?\n/);
  return rows.map((row) => row.slice(0, row.indexOf(',')));
}

test('clicks are reported by the first pages and counted on all, and the file has every page', async () => {
  const { body } = await system.admin('GET', `/api/clicks?${BY_PAGE}`);
  const { data, total } = reportClicks.responses[200].parse(body);
  expect(data).toHaveLength(MAX_REPORT_LINES);
  expect(total).toBe(MADE_UP + 1);
  const narrowed = await system.admin('GET', `/api/clicks?${BY_PAGE}&affiliate=none`);
  expect(reportClicks.responses[200].parse(narrowed.body).total).toBe(MADE_UP);
  const keys = await keysOfFile(`/api/clicks.csv?${BY_PAGE}`);
  expect(new Set(keys).size).toBe(MADE_UP + 1);
  expect(keys).toContain('"/"');
});

test('earnings are told of every page that has any, and their totals cover all clicks', async () => {
  const { body } = await system.admin('GET', `/api/earnings?${BY_PAGE}`);
  const { data, totals } = reportEarnings.responses[200].parse(body);
  expect(data.slice(MAX_REPORT_LINES)).toMatchObject([
    { key: '/', clicks: 1, amounts: { GBP: '40.00' } },
    { key: null, name: 'Unmatched', clicks: 0, amounts: { GBP: '40.00' } },
  ]);
  expect(totals).toMatchObject({ clicks: MADE_UP + 1, amounts: { GBP: '80.00' } });
  const keys = await keysOfFile(`/api/earnings.csv?${BY_PAGE}`);
  expect(new Set(keys).size).toBe(MADE_UP + 2);
  expect(keys).toContain('"/"');
  expect(keys.at(-1)).toBe('');
});

test('in the file, too, a month without clicks comes before one with some', async () => {
  const months = await keysOfFile('/api/earnings.csv?by=month&from=2026-10-01&to=2026-11-30');
  expect(months).toEqual(['"2026-10"', '"2026-11"']);
});
