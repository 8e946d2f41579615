import { afterAll, expect, test } from '@jest/globals';
import { casino } from '@slots/contracts/casino/casinos';
import { casinoStatistics } from '@slots/contracts/casino/statistics';
import { startCasinoUnderTest } from '../casino-under-test.ts';

const service = await startCasinoUnderTest();
const { visitor, user, admin } = service;

afterAll(() => service.stop());

async function created(name: string): Promise<number> {
  return casino.parse((await admin('POST', '/api/casinos', { name })).body).id;
}

async function promote(casinoId: number, countries: readonly string[]): Promise<void> {
  const offer = { headline: 'An offer', significantTerms: '18+.', countries, casinoId };
  expect((await admin('POST', '/api/promotions', offer)).status).toBe(201);
}

const figures = async () =>
  casinoStatistics.parse((await user('GET', '/api/casinos/statistics')).body);

test('staff see how many casinos and promotions there are, and what lacks something', async () => {
  const first = await created('Alpine');
  const second = await created('Brook');
  await created('Cedar');
  await admin('PATCH', `/api/casinos/${second}`, { published: 'true' });
  await admin('PATCH', `/api/casinos/${first}/gambling-licences`, { action: 'add', licenceId: 1 });
  await promote(first, ['GB', 'SE']);
  await promote(first, ['SE']);

  expect(await figures()).toMatchObject({
    total: 3,
    published: 1,
    promotions: 2,
    promotionsByCountry: [
      { code: 'SE', promotions: 2 },
      { code: 'GB', promotions: 1 },
    ],
    withoutLicence: { total: 2, first: [{ name: 'Brook', published: 'true' }, { name: 'Cedar' }] },
    withoutPromotion: { total: 2, first: [{ name: 'Brook' }, { name: 'Cedar' }] },
    withoutImage: { total: 3, first: [{ name: 'Brook' }, { name: 'Alpine' }, { name: 'Cedar' }] },
  });
});

test('visitors do not', async () => {
  expect((await visitor('GET', '/api/casinos/statistics')).status).toBe(401);
});
