import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { casino } from '@slots/contracts/casino/casinos';
import { publicPromotion, staffPromotion } from '@slots/contracts/casino/promotions';
import { until } from '@slots/testing/until';
import { z } from 'zod';
import { startCasinoUnderTest } from '../casino-under-test.ts';

const service = await startCasinoUnderTest();
const { visitor, user, admin, affiliateService } = service;
let casinoId = 0;

const SECOND = 1_000;
const DAY = 86_400 * SECOND;
const inFuture = (ms: number) => new Date(Date.now() + ms).toISOString();

beforeAll(async () => {
  casinoId = casino.parse((await admin('POST', '/api/casinos', { name: 'Timely' })).body).id;
  await admin('PATCH', `/api/casinos/${casinoId}`, { published: true });
});
afterAll(() => service.stop());

async function created(fields: object) {
  const answer = await admin('POST', '/api/promotions', { casinoId, headline: 'Bonus', ...fields });
  expect(answer.status).toBe(201);
  return staffPromotion.parse(answer.body);
}

const listed = z.object({ data: z.array(publicPromotion), total: z.int() });

async function shownIn(country: string) {
  const answer = await visitor('GET', `/api/public/promotions?country=${country}`);
  const { data, total } = listed.parse(answer.body);
  expect(total).toBe(data.length);
  return { ids: data.map(({ id }) => id), data, keep: answer.headers.get('surrogate-control') };
}

const countIn = async (code: string) => {
  const counts = z
    .array(z.object({ code: z.string(), promotions: z.int() }))
    .parse((await visitor('GET', '/api/public/country-counts')).body);
  return counts.find((count) => count.code === code)?.promotions ?? 0;
};

describe('a promotion with a start and an end', () => {
  test('is shown, counted and listed from its start to its end and not a moment longer', async () => {
    const start = Date.now() + 1_500;
    const end = start + 1_500;
    const { id } = await created({
      countries: ['CA'],
      startsAt: new Date(start).toISOString(),
      endsAt: new Date(end).toISOString(),
    });
    const before = await shownIn('CA');
    expect(before.ids).toEqual([]);
    expect(await countIn('CA')).toBe(0);
    const ownPage = () => visitor('GET', `/api/casinos/${casinoId}/promotions`);
    expect((await ownPage()).body).toEqual([]);
    expect((await user('GET', `/api/casinos/${casinoId}/promotions`)).body).toMatchObject([{ id }]);

    await until(async () => expect((await shownIn('CA')).ids).toEqual([id]));
    expect(Date.now()).toBeGreaterThanOrEqual(start);
    expect(await countIn('CA')).toBe(1);
    const casinos = await visitor('GET', '/api/public/casinos?country=CA');
    expect(casinos.body).toMatchObject({ total: 1, data: [{ promotions: 1 }] });
    expect((await ownPage()).body).toMatchObject([{ id }]);

    await until(async () => expect((await shownIn('CA')).ids).toEqual([]));
    expect(Date.now()).toBeGreaterThanOrEqual(end);
    expect(await countIn('CA')).toBe(0);
    expect((await ownPage()).body).toEqual([]);
  });

  test('tells caches in front how long the list stays as it is', async () => {
    const { id } = await created({ countries: ['AU'], startsAt: inFuture(30 * SECOND) });
    const { keep } = await shownIn('AU');
    const seconds = Number(/^max-age=(\d+)$/.exec(keep ?? '')?.[1]);
    expect(seconds).toBeGreaterThan(20);
    expect(seconds).toBeLessThan(30);
    const ownPage = await visitor('GET', `/api/casinos/${casinoId}/promotions`);
    expect(ownPage.headers.get('surrogate-control')).toMatch(/^max-age=\d+$/);
    await admin('DELETE', `/api/promotions/${id}`);
  });

  test('ends soon in its last week', async () => {
    const soon = await created({ countries: ['NZ'], score: 2, endsAt: inFuture(6 * DAY) });
    const later = await created({ countries: ['NZ'], score: 1, endsAt: inFuture(8 * DAY) });
    const { data } = await shownIn('NZ');
    expect(data.map(({ id, endsSoon }) => [id, endsSoon])).toEqual([
      [soon.id, true],
      [later.id, false],
    ]);
  });

  test('takes moments of any zone, keeps them in UTC, and is emptied by null', async () => {
    const { id, startsAt } = await created({ startsAt: '2027-01-31T18:00:00+02:00' });
    expect(startsAt).toBe('2027-01-31T16:00:00.000Z');
    const path = `/api/promotions/${id}`;
    const emptied = await admin('PATCH', path, { startsAt: null, endsAt: '2027-01-01T00:00:00Z' });
    expect(emptied.body).toMatchObject({ startsAt: null, endsAt: '2027-01-01T00:00:00.000Z' });
    const history = await admin('GET', `${path}/history`);
    expect(JSON.stringify(history.body)).toContain(
      '{"field":"startsAt","from":"2027-01-31T16:00:00.000Z","to":null}',
    );
    const late = await admin('PATCH', path, { startsAt: '2027-01-02T00:00:00Z' });
    expect(late.status).toBe(400);
    expect(late.body).toMatchObject({
      message: 'endsAt: must be after the start',
      errors: [{ path: 'endsAt', message: 'must be after the start' }],
    });
    expect((await visitor('PATCH', path, { endsAt: null })).status).toBe(401);
  });

  test('never starts after its end, though both are changed at the same time', async () => {
    for (let round = 0; round < 3; round += 1) {
      const { id } = await created({});
      const patch = (changes: object) => admin('PATCH', `/api/promotions/${id}`, changes);
      const answers = await Promise.all([
        patch({ startsAt: '2027-02-02T00:00:00Z' }),
        patch({ endsAt: '2027-02-01T00:00:00Z' }),
      ]);
      expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 400]));
    }
  });
});

test('the gateway is told which countries running promotions name, and only it may ask', async () => {
  const path = '/internal/offer-countries';
  const past = new Date(Date.now() - 60_000).toISOString();
  const url = 'https://partner.example/jp';
  await created({ countries: ['gl'], countryLinks: [{ country: 'JP', url }] });
  await created({ countries: ['IS'], endsAt: past });
  await created({ countries: ['MT'] });
  const codes = z.array(z.string()).parse((await affiliateService('GET', path)).body);
  expect(codes).toEqual(expect.arrayContaining(['JP', 'MT']));
  for (const none of ['IS', 'gl', 'GL']) expect(codes).not.toContain(none);
  expect((await visitor('GET', path)).status).toBe(401);
});
