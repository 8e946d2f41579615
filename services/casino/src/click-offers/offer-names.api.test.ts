import { afterAll, expect, test } from '@jest/globals';
import { listOfferNames } from '@slots/contracts/casino/click-offers';
import { startCasinoUnderTest } from '../casino-under-test.ts';

const service = await startCasinoUnderTest();
const { admin, affiliateService } = service;

afterAll(() => service.stop());

const created = async (path: string, body: object) =>
  Number(Object(await admin('POST', path, body)).body.id);

test('what clicks were counted for keeps its name when it is deleted', async () => {
  const id = await created('/api/casinos', { name: 'Sunken Reef' });
  const promotion = { casinoId: id, headline: 'A hundred spins', countries: ['GB'] };
  const offer = await created('/api/promotions', promotion);
  const names = async () => {
    const { status, body } = await affiliateService('GET', listOfferNames.path);
    expect(status).toBe(200);
    const { casinos, promotions } = listOfferNames.responses[200].parse(body);
    const named = (list: typeof casinos, wanted: number) =>
      list.filter((one) => one.id === wanted).map(({ name }) => name);
    return [named(casinos, id), named(promotions, offer)];
  };
  expect(await names()).toEqual([['Sunken Reef'], ['A hundred spins']]);
  expect((await admin('DELETE', `/api/casinos/${id}`)).status).toBe(200);
  expect(await names()).toEqual([['Sunken Reef (deleted)'], ['A hundred spins (deleted)']]);
});
