import { afterAll, describe, expect, test } from '@jest/globals';
import {
  currencies,
  gamblingLicences,
  keptLists,
  paymentMethods,
} from '@slots/contracts/casino/reference-data';
import { z } from 'zod';
import { startCasinoUnderTest } from '../casino-under-test.ts';

const service = await startCasinoUnderTest();
const { visitor, user, admin, superAdmin } = service;

afterAll(() => service.stop());

const entry = z.object({ id: z.int() });

const KINDS = Object.values(keptLists).map(({ create: { path, example } }) => ({
  path,
  body: { ...example, code: 'xts' },
}));

describe.each(KINDS)('$path', ({ path, body }) => {
  test('a super administrator adds an entry that the list then holds', async () => {
    const answer = await superAdmin('POST', path, body);
    expect(answer.status).toBe(201);
    const { id } = entry.parse(answer.body);
    const list = await user('GET', path);
    expect(list.status).toBe(200);
    expect(
      z
        .array(entry)
        .parse(list.body)
        .map((one) => one.id),
    ).toContain(id);
  });

  test('a code that is taken is refused with 409', async () => {
    const answer = await superAdmin('POST', path, body);
    expect(answer.status).toBe(409);
    expect(answer.body).toMatchObject({ errors: [{ path: 'code' }] });
  });

  test('only a super administrator writes, every signed-in role reads, a visitor neither', async () => {
    expect((await visitor('GET', path)).status).toBe(401);
    expect((await visitor('POST', path, body)).status).toBe(401);
    for (const reader of [user, admin]) {
      expect((await reader('GET', path)).status).toBe(200);
      expect((await reader('POST', path, body)).status).toBe(403);
      expect((await reader('DELETE', `${path}/1`)).status).toBe(403);
    }
  });

  test('an entry is deleted once', async () => {
    const made = await superAdmin('POST', path, { ...body, code: 'tmp' });
    const { id } = entry.parse(made.body);
    expect((await superAdmin('DELETE', `${path}/${id}`)).status).toBe(200);
    expect((await superAdmin('DELETE', `${path}/${id}`)).status).toBe(404);
    expect((await superAdmin('DELETE', `${path}/abc`)).status).toBe(400);
  });

  test('what is unknown is refused with 400', async () => {
    const answer = await superAdmin('POST', path, { ...body, code: 'new', colour: 'red' });
    expect(answer.status).toBe(400);
    expect(answer.body).toMatchObject({ message: 'colour: is not a field of this call' });
  });
});

test.each([
  ['/api/payment-methods', { name: 'Only' }, 'Name and code are required fields.'],
  ['/api/payment-methods', { name: ' ', code: 'x' }, 'Name and code are required fields.'],
  ['/api/payment-methods', { name: { $ne: 1 }, code: 'x' }, 'Name and code are required fields.'],
  ['/api/gambling-licences', { code: 'x' }, 'Name is required'],
  ['/api/gambling-licences', { name: 'x' }, 'Code is required'],
  ['/api/gambling-licences', { name: 'x', code: '\u200B' }, 'Code is required'],
  ['/api/currencies', { code: 'x' }, 'Symbol is required'],
  ['/api/currencies', { symbol: 'x', code: '' }, 'Code is required'],
  ['/api/currencies', { symbol: '\u200B', code: 'x' }, 'Symbol is required'],
  ['/api/currencies', { symbol: 'abcd', code: 'x' }, 'Symbol must be 3 characters or less'],
  ['/api/currencies', { symbol: 'x', code: 'abcd' }, 'Code must be 3 characters or less'],
])('%s refuses %j', async (path, body, message) => {
  const answer = await superAdmin('POST', path, body);
  expect(answer.status).toBe(400);
  expect(answer.body).toMatchObject({ message });
});

describe('changing an entry', () => {
  test('a payment method keeps what is left out, and its icon when an empty one is sent', async () => {
    const body = { name: 'Iconic', code: 'iconic', icon: 'https://icons.example/i.svg' };
    const made = paymentMethods.shape.parse(
      (await superAdmin('POST', '/api/payment-methods', body)).body,
    );
    const path = `/api/payment-methods/${made.id}`;
    const changed = await superAdmin('PATCH', path, { id: made.id, name: 'Renamed', icon: '' });
    expect(changed.status).toBe(200);
    expect(changed.body).toMatchObject({ name: 'Renamed', code: 'iconic', icon: body.icon });
  });

  test('a currency is replaced, in upper case', async () => {
    const made = await superAdmin('POST', '/api/currencies', { symbol: 'q', code: 'qqq' });
    const { id } = currencies.shape.parse(made.body);
    const changed = await superAdmin('PUT', `/api/currencies/${id}`, { symbol: 'w', code: 'www' });
    expect(changed.status).toBe(200);
    expect(changed.body).toEqual({ id, symbol: 'W', code: 'WWW' });
  });

  test.each([
    ['PATCH', '/api/payment-methods/1', { id: 2, name: 'x' }, 400],
    ['PATCH', '/api/payment-methods/1', {}, 400],
    ['PATCH', '/api/payment-methods/1', { code: 'mastercard' }, 409],
    ['PATCH', '/api/payment-methods/999999', { name: 'x' }, 404],
    ['PUT', '/api/currencies/1', { id: 2, symbol: 'x', code: 'y' }, 400],
    ['PUT', '/api/currencies/1', { symbol: 'x', code: 'EUR' }, 409],
    ['PUT', '/api/currencies/999999', { symbol: 'x', code: 'y' }, 404],
  ])('%s %s with %j gets %i', async (method, path, body, status) => {
    expect((await superAdmin(method, path, body)).status).toBe(status);
    expect((await admin(method, path, body)).status).toBe(403);
    expect((await visitor(method, path, body)).status).toBe(401);
  });
});

test('real licensing bodies and support types are there from the start', async () => {
  const licences = await user('GET', '/api/gambling-licences');
  const names = z
    .array(gamblingLicences.shape)
    .parse(licences.body)
    .map(({ name }) => name);
  expect(names).toEqual(
    expect.arrayContaining(['UK Gambling Commission', 'Malta Gaming Authority']),
  );
  const types = await user('GET', '/api/customer-support-types');
  expect(types.body).toContainEqual({ id: 1, name: 'Live chat', code: 'live-chat', icon: null });
  expect((await visitor('GET', '/api/customer-support-types')).status).toBe(401);
});
