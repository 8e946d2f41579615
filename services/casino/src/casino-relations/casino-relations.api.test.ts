import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { casinoChoices } from '@slots/contracts/casino/casino-relations';
import { casino } from '@slots/contracts/casino/casinos';
import mongoose from 'mongoose';
import { startCasinoUnderTest } from '../casino-under-test.ts';

const service = await startCasinoUnderTest();
const { visitor, user, admin, superAdmin } = service;

afterAll(() => service.stop());

async function createdId(name: string, published = true) {
  const { id } = casino.parse((await admin('POST', '/api/casinos', { name })).body);
  if (published) await admin('PATCH', `/api/casinos/${id}`, { published });
  return id;
}

const ids = { shown: 0, hidden: 0 };
beforeAll(async () => {
  ids.shown = await createdId('Shown');
  ids.hidden = await createdId('Hidden', false);
});

const choices = Object.values(casinoChoices);
const ownChoices = choices.filter(({ from }) => from === 'list');
/** Ids of no entry. */
const UNKNOWN = Array.from({ length: 12 }, (_, index) => 999_900 + index);
const lists = ['gambling-licences', 'customer-support', ...choices.map(({ path }) => path)];

describe.each(lists)('GET /api/casinos/{id}/%s', (list) => {
  test('is an empty list at first, for visitors when the casino is published', async () => {
    const answer = await visitor('GET', `/api/casinos/${ids.shown}/${list}`);
    expect(answer.status).toBe(200);
    expect(answer.body).toEqual([]);
  });

  test('is seen as the casino is', async () => {
    const path = (id: number | string) => `/api/casinos/${id}/${list}`;
    expect((await visitor('GET', path(ids.hidden))).status).toBe(403);
    for (const reader of [user, admin, superAdmin]) {
      expect((await reader('GET', path(ids.hidden))).status).toBe(200);
    }
    expect((await visitor('GET', path(999_999))).status).toBe(404);
    expect((await visitor('GET', path('abc'))).status).toBe(400);
  });
});

test.each(choices)('$name of a casino from before they were known are none', async (choice) => {
  const id = await createdId(`Before ${choice.name}`);
  const connection = await mongoose
    .createConnection(service.mongodbUrl, { dbName: service.database })
    .asPromise();
  const unset = { $unset: { [choice.field]: 1 as const } };
  await connection.collection<{ _id: number }>('casinos').updateOne({ _id: id }, unset);
  await connection.close();
  const answer = await visitor('GET', `/api/casinos/${id}/${choice.path}`);
  expect([answer.status, answer.body]).toEqual([200, []]);
  expect((await visitor('GET', `/api/casinos/${id}`)).body).toMatchObject({ id });
});

describe('licences', () => {
  const path = (id: number) => `/api/casinos/${id}/gambling-licences`;

  test('are added one by one, replaced in place, and removed', async () => {
    const id = await createdId('Licensed');
    await user('PATCH', path(id), { action: 'add', licenceId: 1 });
    await user('PATCH', path(id), { action: 'add', licenceId: 2 });
    const again = await user('PATCH', path(id), { action: 'add', licenceId: '2' });
    expect(again.status).toBe(200);
    expect(again.body).toEqual([
      { id: 1, name: 'UK Gambling Commission' },
      { id: 2, name: 'Malta Gaming Authority' },
    ]);
    const replace = { action: 'add', licenceId: 4, licenceToRemove: 1 };
    expect((await user('PATCH', path(id), replace)).body).toMatchObject([{ id: 4 }, { id: 2 }]);
    const shown = await visitor('GET', `/api/casinos/${id}`);
    expect(shown.body).toMatchObject({ gamblingLicenceId: 4, gamblingLicenceIds: [4, 2] });
    // One in its own place stays the first, by which the casino is known.
    const itself = { action: 'add', licenceId: 4, licenceToRemove: 4 };
    expect((await user('PATCH', path(id), itself)).body).toMatchObject([{ id: 4 }, { id: 2 }]);
    const removed = await user('PATCH', path(id), { action: 'remove', licenceId: 4 });
    expect(removed.body).toMatchObject([{ id: 2 }]);
    expect((await visitor('GET', path(id))).body).toEqual(removed.body);
    // A casino may lose its last one, and is known to have none then.
    const last = await user('PATCH', path(id), { action: 'remove', licenceId: 2 });
    expect([last.status, last.body]).toEqual([200, []]);
    const bare = await visitor('GET', `/api/casinos/${id}`);
    expect(bare.body).toMatchObject({ gamblingLicenceId: null, gamblingLicenceIds: [] });
  });

  test('that are added at the same time are all there', async () => {
    const id = await createdId('Many Licences');
    const licences = Array.from({ length: 15 }, (_, index) => index + 1);
    const answers = await Promise.all(
      licences.map((licenceId) => admin('PATCH', path(id), { action: 'add', licenceId })),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    const shown = casino.parse((await admin('GET', `/api/casinos/${id}`)).body);
    expect(shown.gamblingLicenceIds.toSorted((a, b) => a - b)).toEqual(licences);
  });

  test.each([
    [{ action: 'add' }],
    [{ action: 'set', licenceId: 1 }],
    [{ action: 'add', licenceId: 999_999 }],
    [{ action: 'add', licenceId: -1 }],
    [{ action: 'add', licenceId: 1, licenceToRemove: 999_999 }],
    [{ action: 'remove', licenceId: 999_999 }],
    [{ action: 'add', licenceId: 1, extra: true }],
  ])('%j is refused with 400', async (body) => {
    expect((await admin('PATCH', path(ids.shown), body)).status).toBe(400);
  });
});

describe('full lists', () => {
  test('payment methods are set and read', async () => {
    const path = `/api/casinos/${ids.shown}/payment-methods`;
    const set = await user('PUT', path, { paymentMethodIds: [3, 1, 3] });
    expect(set.status).toBe(200);
    expect(set.body).toEqual([
      { id: 3, name: 'PayPal', icon: 'wallet' },
      { id: 1, name: 'Visa', icon: 'card' },
    ]);
    expect((await visitor('GET', path)).body).toEqual(set.body);
    expect((await visitor('GET', `/api/casinos/${ids.shown}`)).body).toMatchObject({
      paymentMethods: [3, 1],
    });
    expect((await user('PUT', path, { paymentMethodIds: [] })).body).toEqual([]);
  });

  test('currencies are set and read', async () => {
    const path = `/api/casinos/${ids.shown}/currencies`;
    const set = await user('POST', path, { currencyIds: [2, 1], userId: 4 });
    expect(set.status).toBe(200);
    expect(set.body).toEqual([
      { id: 2, symbol: '€', code: 'EUR' },
      { id: 1, symbol: '£', code: 'GBP' },
    ]);
    expect((await visitor('GET', path)).body).toEqual(set.body);
  });

  test('support types keep the values that are not sent', async () => {
    const path = `/api/casinos/${ids.shown}/customer-support`;
    await user('POST', path, { supportIds: [1, 2], values: { 1: '$always', 2: 'a@b.example' } });
    const set = await user('POST', path, { supportIds: [1, 3], values: { 3: '+44 1' } });
    expect(set.status).toBe(200);
    expect(set.body).toEqual([
      { id: 1, value: '$always', supportType: 'Live chat' },
      { id: 3, value: '+44 1', supportType: 'Phone' },
    ]);
    expect((await visitor('GET', path)).body).toEqual(set.body);
    const emptied = await user('POST', path, { supportIds: [1], values: { 1: '' } });
    expect(emptied.body).toMatchObject([{ id: 1, value: null }]);
  });

  test.each([
    ...ownChoices.map(
      ({ set, path, field }) =>
        [set.method, path, { [field]: [1, 999_999] }, 'Unknown id: 999999'] as const,
    ),
    ['PUT', 'payment-methods', { paymentMethodIds: ['x'] }, undefined],
    ['PUT', 'payment-methods', {}, undefined],
    ['POST', 'currencies', { currencyIds: { $in: [] } }, undefined],
    ['POST', 'customer-support', { supportIds: UNKNOWN }, `Unknown id: ${UNKNOWN.join(', ')}`],
    ['POST', 'customer-support', { supportIds: [1], values: { 2: 'x' } }, undefined],
    ['POST', 'customer-support', { supportIds: [1], values: { '01': 'x' } }, undefined],
    ['POST', 'customer-support', { supportIds: [1], values: { 1: 'x'.repeat(256) } }, undefined],
  ])('%s %s with %j is refused with 400', async (method, list, body, message) => {
    const answer = await admin(method, `/api/casinos/${ids.shown}/${list}`, body);
    expect(answer.status).toBe(400);
    expect(answer.body).toMatchObject(message === undefined ? {} : { message });
  });

  test.each([
    ['PATCH', 'gambling-licences', { action: 'add', licenceId: 1 }],
    ['POST', 'customer-support', { supportIds: [1] }],
    ...ownChoices.map(({ set, path, field }) => [set.method, path, { [field]: [1] }] as const),
  ])('%s %s is not for visitors, and 404 without the casino', async (method, list, body) => {
    expect((await visitor(method, `/api/casinos/${ids.shown}/${list}`, body)).status).toBe(401);
    expect((await superAdmin(method, `/api/casinos/999999/${list}`, body)).status).toBe(404);
  });
});
