import { afterAll, expect, test } from '@jest/globals';
import { casino } from '@slots/contracts/casino/casinos';
import { startCasinoUnderTest } from '../casino-under-test.ts';

const service = await startCasinoUnderTest();
const { visitor, superAdmin, admin, affiliateService } = service;

/** The person in whose name affiliate calls. */
const BY = { id: 12, username: 'admin' };

afterAll(() => service.stop());

async function createdId(name: string) {
  return casino.parse((await admin('POST', '/api/casinos', { name })).body).id;
}

test('casinos are given to an affiliate, listed, filtered by, and released all at once', async () => {
  const first = await createdId('B first');
  const second = await createdId('a second');
  for (const id of [first, second]) {
    const assigned = await affiliateService('PUT', `/internal/casinos/${id}/affiliate`, {
      affiliateId: 7,
      by: BY,
    });
    expect(assigned.status).toBe(200);
    expect(assigned.body).toMatchObject({ id, affiliateId: 7 });
  }
  const list = await affiliateService('GET', '/internal/affiliates/7/casinos');
  expect(list.body).toMatchObject([{ id: second }, { id: first }]);
  const filtered = await admin('GET', '/api/casinos?affiliate=7');
  expect(filtered.body).toMatchObject({ total: 2 });
  const released = await affiliateService('DELETE', '/internal/affiliates/7/casinos', { by: BY });
  expect(released.body).toEqual({ released: 2 });
  const again = await affiliateService('DELETE', '/internal/affiliates/7/casinos', { by: BY });
  expect(again.body).toEqual({ released: 0 });
});

test('an unknown casino is 404, and only services may ask', async () => {
  const body = { affiliateId: null, by: BY };
  expect((await affiliateService('PUT', '/internal/casinos/999999/affiliate', body)).status).toBe(
    404,
  );
  for (const reader of [visitor, superAdmin]) {
    expect((await reader('GET', '/internal/affiliates/7/casinos')).status).toBe(401);
    expect((await reader('DELETE', '/internal/affiliates/7/casinos')).status).toBe(401);
    expect((await reader('PUT', '/internal/casinos/1/affiliate', body)).status).toBe(401);
  }
});
