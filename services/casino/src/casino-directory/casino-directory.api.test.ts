import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { casino } from '@slots/contracts/casino/casinos';
import { listCasinoDirectory } from '@slots/contracts/casino/public-casinos';
import { gamblingLicences } from '@slots/contracts/casino/reference-data';
import { VISITOR_COUNTRY_HEADER } from '@slots/contracts/visitor-country';
import { z } from 'zod';
import { startCasinoUnderTest } from '../casino-under-test.ts';

const folder = mkdtempSync(join(tmpdir(), 'directory-'));
const LAW_FILE = join(folder, 'law.json');
writeFileSync(
  LAW_FILE,
  JSON.stringify({
    default: { demo: 'age-gate', terms: 'optional' },
    AU: { offers: 'none' },
    GB: { offers: 'licensed', licences: ['ukgc'] },
  }),
);
const service = await startCasinoUnderTest({ LAW_FILE });
const { visitor, admin, superAdmin } = service;

async function entries(list: string) {
  const { body } = await admin('GET', `/api/${list}`);
  return z.array(z.object({ id: z.int(), code: z.string() })).parse(body);
}

async function made(name: string, rating: string | null, published: boolean): Promise<number> {
  const { id } = casino.parse((await admin('POST', '/api/casinos', { name })).body);
  await admin('PATCH', `/api/casinos/${id}`, { rating, published });
  return id;
}

async function listed(query = '', from?: string) {
  const headers = from === undefined ? {} : { [VISITOR_COUNTRY_HEADER]: from };
  const path = `/api/public/casino-directory${query}`;
  const { body } = await visitor('GET', path, undefined, headers);
  return listCasinoDirectory.responses[200].parse(body);
}

const namesOf = async (query?: string, from?: string) =>
  (await listed(query, from)).data.map(({ name }) => name);

let licensed = 0;

beforeAll(async () => {
  licensed = await made('Beta', '4.5', true);
  await made('alpha', '4.5', true);
  await made('Gamma', null, true);
  await made('Draft', '5', false);
  const { body } = await admin('GET', '/api/gambling-licences');
  const licence = z
    .array(gamblingLicences.shape)
    .parse(body)
    .find(({ code }) => code === 'ukgc');
  await admin('PATCH', `/api/casinos/${licensed}/gambling-licences`, {
    action: 'add',
    licenceId: licence?.id,
  });
  const [payment] = await entries('payment-methods');
  await admin('PUT', `/api/casinos/${licensed}/payment-methods`, {
    paymentMethodIds: [payment?.id],
  });
}, 60_000);

afterAll(async () => {
  await service.stop();
  rmSync(folder, { recursive: true });
});

test('all published casinos are listed without an offer too, best rating first, in pages', async () => {
  const all = await listed();
  expect(all).toMatchObject({ total: 3, hasMore: false });
  expect(all.data.map(({ name }) => name)).toEqual(['alpha', 'Beta', 'Gamma']);
  expect(all.data[1]).toMatchObject({
    slug: 'beta',
    rating: '4.5',
    licences: [{ name: expect.any(String) }],
  });
  const second = await listed('?page=2&limit=2');
  expect(second).toMatchObject({ data: [{ name: 'Gamma' }], total: 3, hasMore: false });
  expect(await listed('?page=3&limit=2')).toMatchObject({ data: [], total: 3 });
});

test('they are filtered by licence, payment method, currency and rating', async () => {
  const [payment] = await entries('payment-methods');
  const [currency] = await entries('currencies');
  expect(await namesOf('?licence=UKGC')).toEqual(['Beta']);
  expect(await namesOf(`?payment=${payment?.code}`)).toEqual(['Beta']);
  expect(await namesOf(`?currency=${currency?.code}`)).toEqual([]);
  expect(await namesOf('?licence=no-such-licence')).toEqual([]);
  expect(await namesOf('?rating=4.5')).toEqual(['alpha', 'Beta']);
  expect(await namesOf('?rating=4.6')).toEqual([]);
  for (const query of ['?rating=9', '?licence=%20', '?licence=%00', '?page=0', '?limit=101']) {
    const { status } = await visitor('GET', `/api/public/casino-directory${query}`);
    expect([query, status]).toEqual([query, 400]);
  }
});

test('a code may be any text that staff gave to an entry', async () => {
  const code = 'Visa / Mastercard (UK & Ireland), Debit & Credit';
  const { body } = await superAdmin('POST', '/api/payment-methods', { name: 'Cards', code });
  const { id } = z.object({ id: z.int() }).parse(body);
  const paid = await made('Delta', null, true);
  await admin('PUT', `/api/casinos/${paid}/payment-methods`, { paymentMethodIds: [id] });
  expect(await namesOf(`?payment=${encodeURIComponent(code.toLowerCase())}`)).toEqual(['Delta']);
  await admin('DELETE', `/api/casinos/${paid}`);
});

test('codes that differ by their case alone are told apart', async () => {
  const [known] = await entries('payment-methods');
  const code = String(known?.code).toUpperCase();
  const { body } = await superAdmin('POST', '/api/payment-methods', { name: 'Other', code });
  const { id } = z.object({ id: z.int() }).parse(body);
  const paid = await made('Epsilon', null, true);
  await admin('PUT', `/api/casinos/${paid}/payment-methods`, { paymentMethodIds: [id] });
  expect(await namesOf(`?payment=${code}`)).toEqual(['Epsilon']);
  expect(await namesOf(`?payment=${known?.code}`)).toEqual(['Beta']);
  await admin('DELETE', `/api/casinos/${paid}`);
});

test("those that the visitor's country withholds are not listed there", async () => {
  expect(await namesOf('', 'GB')).toEqual(['Beta']);
  expect(await namesOf('', 'AU')).toEqual([]);
  expect(await namesOf('', 'FR')).toEqual(['alpha', 'Beta', 'Gamma']);
});

test('a change of a casino or of its promotions is when its page changed', async () => {
  const changedAt = async () =>
    (await listed()).data.find(({ id }) => id === licensed)?.updatedAt ?? '';
  const before = await changedAt();
  const promotion = { casinoId: licensed, headline: 'Bonus', countries: ['gl'] };
  const { body } = await admin('POST', '/api/promotions', promotion);
  const { updatedAt, id } = z.object({ id: z.int(), updatedAt: z.string() }).parse(body);
  expect((await changedAt()) > before).toBe(true);
  expect((await changedAt()) >= updatedAt).toBe(true);
  const edited = await admin('PATCH', `/api/promotions/${id}`, { headline: 'Another' });
  expect(await changedAt()).toBe(Object(edited.body).updatedAt);
});
