import { afterAll, describe, expect, test } from '@jest/globals';
import { casino } from '@slots/contracts/casino/casinos';
import { staffPromotion } from '@slots/contracts/casino/promotions';
import { historyPage } from '@slots/contracts/history';
import { startCasinoUnderTest } from '../casino-under-test.ts';

const service = await startCasinoUnderTest();
const { visitor, user, admin, superAdmin, affiliateService } = service;

afterAll(() => service.stop());

async function createdPath(name = 'Chronicle') {
  const { id } = casino.parse((await admin('POST', '/api/casinos', { name })).body);
  return `/api/casinos/${id}`;
}

async function historyOf(path: string, query = '') {
  const answer = await user('GET', `${path}/history${query}`);
  expect(answer.status).toBe(200);
  return historyPage.parse(answer.body);
}

describe('the history of a casino', () => {
  test('tells who created it and what it was then', async () => {
    const path = await createdPath('First Light');
    const { data, total } = await historyOf(path);
    expect(total).toBe(1);
    expect(data).toMatchObject([{ by: { id: 12, username: 'admin' }, action: 'created' }]);
    expect(data[0]?.changes).toEqual([
      { field: 'name', from: null, to: 'First Light' },
      { field: 'slug', from: null, to: 'first-light' },
      { field: 'published', from: null, to: 'false' },
    ]);
  });

  test('tells each change with what was before, newest first, and who made it', async () => {
    const path = await createdPath();
    await user('PATCH', path, { rating: '4.5', numberOfGames: 12 });
    await admin('PATCH', path, { rating: '4.6' });
    const { data, total } = await historyOf(path);
    expect(total).toBe(3);
    expect(data).toMatchObject([
      {
        by: { id: 12, username: 'admin' },
        action: 'updated',
        changes: [{ field: 'rating', from: '4.5', to: '4.6' }],
      },
      {
        by: { id: 11, username: 'user' },
        action: 'updated',
        changes: [
          { field: 'rating', from: null, to: '4.5' },
          { field: 'numberOfGames', from: null, to: 12 },
        ],
      },
      { action: 'created' },
    ]);
    const times = data.map(({ at }) => Date.parse(at));
    expect(times).toEqual([...times].sort((a, b) => b - a));
  });

  test('a change to what it is already leaves nothing', async () => {
    const path = await createdPath();
    await admin('PATCH', path, { published: 'false' });
    expect((await historyOf(path)).total).toBe(1);
  });

  test('publication has words of its own', async () => {
    const path = await createdPath();
    await admin('PATCH', path, { published: true });
    await admin('PATCH', path, { published: 'false' });
    const { data } = await historyOf(path);
    expect(data.map(({ action }) => action)).toEqual(['unpublished', 'published', 'created']);
  });

  test('relations are recorded: licences, payment methods, currencies, support, affiliate', async () => {
    const path = await createdPath();
    await admin('PATCH', `${path}/gambling-licences`, { action: 'add', licenceId: 1 });
    await admin('PUT', `${path}/payment-methods`, { paymentMethodIds: [2, 1] });
    await admin('POST', `${path}/currencies`, { currencyIds: [3] });
    await admin('POST', `${path}/customer-support`, {
      supportIds: [1],
      values: { 1: 'Day and night' },
    });
    await affiliateService('PUT', `/internal${path.slice(4)}/affiliate`, {
      affiliateId: 7,
      by: { id: 13, username: 'super_admin' },
    });
    const { data } = await historyOf(path);
    expect(data.slice(0, -1).map(({ by, changes }) => ({ by: by.id, changes }))).toEqual([
      { by: 13, changes: [{ field: 'affiliateId', from: null, to: 7 }] },
      {
        by: 12,
        changes: [{ field: 'customerSupport', from: [], to: [{ id: 1, value: 'Day and night' }] }],
      },
      { by: 12, changes: [{ field: 'currencies', from: [], to: [3] }] },
      { by: 12, changes: [{ field: 'paymentMethods', from: [], to: [2, 1] }] },
      { by: 12, changes: [{ field: 'gamblingLicenceIds', from: [], to: [1] }] },
    ]);
  });

  test('outlives the casino', async () => {
    const path = await createdPath('Short Lived');
    await user('DELETE', path);
    expect((await user('GET', path)).status).toBe(404);
    const { data } = await historyOf(path);
    expect(data).toMatchObject([
      { by: { username: 'user' }, action: 'deleted' },
      { action: 'created' },
    ]);
    expect(data[0]?.changes).toContainEqual({ field: 'name', from: 'Short Lived', to: null });
  });

  test('comes in pages', async () => {
    const path = await createdPath();
    for (const rating of ['1', '2', '3', '4']) await admin('PATCH', path, { rating });
    const page = await historyOf(path, '?page=2&limit=2');
    expect(page.total).toBe(5);
    expect(page.data.map(({ changes }) => changes[0]?.to)).toEqual(['2', '1']);
    expect((await historyOf(path, '?page=9')).data).toEqual([]);
    for (const query of ['?page=0', '?limit=0', '?limit=101', '?page=x']) {
      expect((await user('GET', `${path}/history${query}`)).status).toBe(400);
    }
  });

  test('a refused change leaves nothing', async () => {
    const path = await createdPath();
    const refused = [
      await admin('PATCH', path, { rating: '9' }),
      await admin('PUT', `${path}/payment-methods`, { paymentMethodIds: [1, 999] }),
      await admin('PATCH', path, { rating: '2' }, { 'If-Match': '"0-staff"' }),
    ];
    expect(refused.map(({ status }) => status)).toEqual([400, 400, 412]);
    expect((await historyOf(path)).total).toBe(1);
  });

  test('of many writers at once every change is told', async () => {
    const path = await createdPath();
    const ratings = Array.from({ length: 30 }, (_, at) => `${at % 5}.${at % 10}`);
    const answers = await Promise.all(ratings.map((rating) => user('PATCH', path, { rating })));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    const { data, total } = await historyOf(path, '?limit=100');
    const inOrder = data.toReversed().flatMap(({ changes }) => changes);
    const steps = inOrder.filter(({ field }) => field === 'rating');
    expect(steps.slice(1).map(({ from }) => from)).toEqual(steps.slice(0, -1).map(({ to }) => to));
    expect(total).toBeGreaterThan(20);
  });

  test('staff read it, visitors do not; an unknown casino is 404, a wrong id 400', async () => {
    const path = await createdPath();
    for (const reader of [user, admin, superAdmin]) {
      expect((await reader('GET', `${path}/history`)).status).toBe(200);
    }
    expect((await visitor('GET', `${path}/history`)).status).toBe(401);
    const unknown = await user('GET', '/api/casinos/999999/history');
    expect(unknown.status).toBe(404);
    expect(unknown.body).toMatchObject({ message: 'Casino Not Found' });
    expect((await user('GET', '/api/casinos/abc/history')).status).toBe(400);
  });
});

describe('the history of a promotion', () => {
  async function promotionPath(casinoPath: string) {
    const { body } = await admin('POST', '/api/promotions', {
      casinoId: Number(casinoPath.split('/').at(-1)),
      headline: '50 spins',
      countries: ['GB'],
    });
    return `/api/promotions/${staffPromotion.parse(body).id}`;
  }

  test('tells its creation, changes and deletion', async () => {
    const path = await promotionPath(await createdPath());
    await user('PATCH', path, { headline: '60 spins', cpa: 40 });
    await user('DELETE', path);
    const { data } = await historyOf(path);
    expect(data.map(({ action }) => action)).toEqual(['deleted', 'updated', 'created']);
    expect(data[1]?.changes).toEqual([
      { field: 'headline', from: '50 spins', to: '60 spins' },
      { field: 'cpa', from: null, to: 40 },
    ]);
  });

  test('a promotion that goes with its casino is told as deleted by the same person', async () => {
    const casinoPath = await createdPath();
    const path = await promotionPath(casinoPath);
    await superAdmin('DELETE', casinoPath);
    expect((await historyOf(path)).data[0]).toMatchObject({
      action: 'deleted',
      by: { username: 'super_admin' },
    });
  });

  test('visitors do not read it; an unknown one is 404', async () => {
    const path = await promotionPath(await createdPath());
    expect((await visitor('GET', `${path}/history`)).status).toBe(401);
    const unknown = await user('GET', '/api/promotions/999999/history');
    expect(unknown.status).toBe(404);
    expect(unknown.body).toMatchObject({ message: 'Promotion Not Found' });
  });
});
