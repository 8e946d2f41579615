import { afterAll, expect, test } from '@jest/globals';
import { affiliate } from '@slots/contracts/affiliate/affiliates';
import { startAffiliateUnderTest } from '../affiliate-under-test.ts';

const service = await startAffiliateUnderTest();
const { visitor, user, admin } = service;
afterAll(() => service.stop());

async function created(name: string, fields: object): Promise<number> {
  const { id } = affiliate.parse((await admin('POST', '/api/affiliates', { name })).body);
  expect((await admin('PATCH', `/api/affiliates/${id}`, fields)).status).toBe(200);
  return id;
}

async function rowsOf(query: string): Promise<string[]> {
  const { body, headers } = await user('GET', `/api/affiliates.csv${query}`);
  expect(headers.get('cache-control')).toBe('no-store');
  return String(body).trim().split('\r\n').slice(1);
}

test('affiliates are a file, filtered and sorted as the list is, without credentials', async () => {
  const first = await created('b partner', { status: 'applied', password: 'hunter2' });
  const second = await created('=A partner', { email: 'robin@summit.example' });
  const names = async (query: string) =>
    (await rowsOf(query)).map((row) => Number(/^\d+/.exec(row)?.[0]));
  expect(await names('')).toEqual([second, first]);
  expect(await names('?sort=-name')).toEqual([first, second]);
  expect(await names('?status=applied')).toEqual([first]);
  expect(await names('?search=ROBIN')).toEqual([second]);
  expect(await names('?search=b%20%20p%C3%A4rtner')).toEqual([first]);
  const all = await rowsOf('');
  expect(all[0]).toContain(`"'=A partner","not_applied"`);
  expect(all.join()).not.toContain('hunter2');
  expect((await visitor('GET', '/api/affiliates.csv')).status).toBe(401);
});
