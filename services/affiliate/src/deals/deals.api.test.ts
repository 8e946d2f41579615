import { afterAll, describe, expect, test } from '@jest/globals';
import { affiliate } from '@slots/contracts/affiliate/affiliates';
import { type Deal, deal } from '@slots/contracts/affiliate/deals';
import { historyPage } from '@slots/contracts/history';
import { startAffiliateUnderTest } from '../affiliate-under-test.ts';
import { startCasinoStandIn } from '../testing/casino-stand-in.ts';

const casinos = await startCasinoStandIn();
const service = await startAffiliateUnderTest({ CASINO_URL: casinos.url });
const { visitor, user, admin, superAdmin } = service;

afterAll(async () => {
  await service.stop();
  await casinos.stop();
});

/** An affiliate with these casinos. */
async function partner(...casinoIds: number[]): Promise<number> {
  const { body } = await admin('POST', '/api/affiliates', { name: 'Partner' });
  const { id } = affiliate.parse(body);
  for (const casinoId of casinoIds) {
    await admin('POST', `/api/deployment-fix/force-assign/${id}/${casinoId}`);
  }
  return id;
}

const CPA = { model: 'cpa', cpa: { amount: 40.5, currency: 'gbp' }, from: '2026-11-01' } as const;

/** QM to QZ: codes that ISO 3166 gives to nobody. */
const NO_COUNTRIES = Array.from(
  { length: 14 },
  (_, index) => `Q${(index + 22).toString(36).toUpperCase()}`,
);

const create = (body: object) => superAdmin('POST', '/api/deals', body);

async function created(body: object): Promise<Deal> {
  const answer = await create(body);
  expect(answer).toMatchObject({ status: 201 });
  return deal.parse(answer.body);
}

describe('a deal', () => {
  test('is stored whole, with what was left out as it is without', async () => {
    const affiliateId = await partner(1, 2);
    const answer = await create({ affiliateId, ...CPA });
    const { id } = deal.parse(answer.body);
    expect(answer.body).toMatchObject({
      id,
      affiliateId,
      casinoIds: [],
      model: 'cpa',
      cpa: { amount: 40.5, currency: 'GBP' },
      share: null,
      countries: [],
      from: '2026-11-01',
      to: null,
      note: null,
    });
    expect(answer.headers.get('location')).toBe(`/api/deals/${id}`);
    const read = await admin('GET', `/api/deals/${id}`);
    expect(read.body).toEqual(answer.body);
    expect(read.headers.get('etag')).toBe(answer.headers.get('etag'));
    const whole = {
      affiliateId: await partner(3, 4),
      casinoIds: [4, 3, 4],
      model: 'hybrid',
      cpa: { amount: 10, currency: 'EUR' },
      share: 32.5,
      countries: ['gb', 'IE'],
      from: '2026-01-01',
      to: '2026-12-31',
      note: ' Agreed by e-mail. ',
    };
    expect(await created(whole)).toMatchObject({
      ...whole,
      casinoIds: [4, 3],
      countries: ['GB', 'IE'],
      note: 'Agreed by e-mail.',
    });
  });

  test.each([
    [{ model: 'cpa', cpa: null }, 'cpa'],
    [{ model: 'cpa', share: 30 }, 'share'],
    [{ model: 'share', cpa: null }, 'share'],
    [{ model: 'share', share: 30 }, 'cpa'],
    [{ model: 'hybrid' }, 'share'],
    [{ model: 'hybrid', cpa: null, share: 30 }, 'cpa'],
    [{ model: 'rent' }, 'model'],
    [{ cpa: { amount: 0, currency: 'GBP' } }, 'cpa.amount'],
    [{ cpa: { amount: 1.005, currency: 'GBP' } }, 'cpa.amount'],
    [{ cpa: { amount: 1, currency: 'POUND' } }, 'cpa.currency'],
    [{ model: 'share', cpa: null, share: 0 }, 'share'],
    [{ model: 'share', cpa: null, share: 1e-18 }, 'share'],
    [{ model: 'share', cpa: null, share: 100.5 }, 'share'],
    [{ model: 'share', cpa: null, share: 3.333 }, 'share'],
    [{ countries: ['GBR'] }, 'countries.0'],
    [{ countries: ['GB', 'QQ'] }, 'countries'],
    [{ countries: ['GL'] }, 'countries'],
    [{ from: '2026-02-30' }, 'from'],
    [{ from: undefined }, 'from'],
    [{ to: '2026-10-31' }, 'to'],
    [{ note: 'x'.repeat(2_001) }, 'note'],
    [{ affiliateId: 999_999 }, 'affiliateId'],
    [{ price: 3 }, 'price'],
  ])('is refused with %j', async (changed, field) => {
    const answer = await create({ affiliateId: await partner(), ...CPA, ...changed });
    expect(answer).toMatchObject({ status: 400, body: { errors: [{ path: field }] } });
  });

  test('is for casinos of its affiliate alone; all others are named', async () => {
    const affiliateId = await partner(10);
    await partner(11);
    const others = [11, ...Array.from({ length: 11 }, (_, index) => 100 + index)];
    const answer = await create({ affiliateId, ...CPA, casinoIds: [10, ...others] });
    expect(answer).toMatchObject({
      status: 400,
      body: {
        message: `casinoIds: not casinos of this affiliate: ${others.join(', ')}`,
        errors: [{ path: 'casinoIds' }],
      },
    });
    const { id } = await created({ affiliateId, ...CPA, casinoIds: [10] });
    const changed = await superAdmin('PATCH', `/api/deals/${id}`, { casinoIds: [11] });
    expect(changed).toMatchObject({ status: 400, body: { errors: [{ path: 'casinoIds' }] } });
  });

  test('is for countries that there are; all others are named', async () => {
    const affiliateId = await partner();
    const answer = await create({ affiliateId, ...CPA, countries: ['GB', ...NO_COUNTRIES] });
    expect(answer).toMatchObject({
      status: 400,
      body: { message: `Unknown country code: ${NO_COUNTRIES.join(', ')}` },
    });
  });

  test('keeps a casino that has gone to another affiliate, so that it can be ended as it is', async () => {
    const affiliateId = await partner(12, 13);
    const { id } = await created({ affiliateId, ...CPA, casinoIds: [12] });
    await partner(12);
    const ended = { casinoIds: [12], to: '2026-11-30' };
    const answer = await superAdmin('PATCH', `/api/deals/${id}`, ended);
    expect(answer).toMatchObject({ status: 200, body: ended });
    const added = await superAdmin('PATCH', `/api/deals/${id}`, { casinoIds: [12, 13] });
    expect(added).toMatchObject({ status: 200, body: { casinoIds: [12, 13] } });
    await superAdmin('PATCH', `/api/deals/${id}`, { casinoIds: [13] });
    const again = await superAdmin('PATCH', `/api/deals/${id}`, { casinoIds: [12, 13] });
    expect(again).toMatchObject({
      status: 400,
      body: { message: 'casinoIds: not casinos of this affiliate: 12' },
    });
  });

  test('is not stored while nobody knows whose the casinos are', async () => {
    const affiliateId = await partner(20);
    casinos.goAwayAfter(0);
    expect((await create({ affiliateId, ...CPA, casinoIds: [20] })).status).toBe(503);
    casinos.comeBack();
    expect((await create({ affiliateId, ...CPA, casinoIds: [20] })).status).toBe(201);
  });

  test('changes by its ETag alone, when somebody says one', async () => {
    const { id } = await created({ affiliateId: await partner(), ...CPA });
    const path = `/api/deals/${id}`;
    const tag = (await admin('GET', path)).headers.get('etag') ?? '';
    const first = await superAdmin('PATCH', path, { note: 'A' }, { 'If-Match': tag });
    expect(first).toMatchObject({ status: 200, body: { note: 'A', model: 'cpa' } });
    const stale = await superAdmin('PATCH', path, { note: 'B' }, { 'If-Match': tag });
    expect(stale.status).toBe(412);
    expect((await superAdmin('DELETE', path, undefined, { 'If-Match': tag })).status).toBe(412);
    const fresh = { 'If-Match': first.headers.get('etag') ?? '' };
    const toShare = { model: 'share', cpa: null, share: 25 };
    expect((await superAdmin('PATCH', path, toShare, fresh)).body).toMatchObject(toShare);
    expect((await superAdmin('PATCH', path, { model: 'hybrid' })).body).toMatchObject({
      errors: [{ path: 'cpa' }],
    });
    expect((await superAdmin('PATCH', path, { to: '2026-01-01' })).body).toMatchObject({
      errors: [{ path: 'to' }],
    });
    for (const body of [{}, { id: id + 1, note: 'x' }, { affiliateId: 1 }]) {
      expect((await superAdmin('PATCH', path, body)).status).toBe(400);
    }
    expect((await superAdmin('DELETE', path)).status).toBe(200);
    expect((await superAdmin('PATCH', path, { note: 'C' })).status).toBe(404);
    expect((await admin('GET', path)).body).toMatchObject({ message: 'Deal Not Found' });
    const { data } = historyPage.parse((await admin('GET', `${path}/history`)).body);
    expect(data.map(({ action }) => action)).toEqual(['deleted', 'updated', 'updated', 'created']);
    expect(data[2]?.changes).toEqual([{ field: 'note', from: null, to: 'A' }]);
  });

  test('is told to managers alone, and written by super administrators', async () => {
    const affiliateId = await partner();
    const { id } = await created({ affiliateId, ...CPA });
    const reads = [
      '/api/deals',
      `/api/deals/${id}`,
      `/api/deals/${id}/history`,
      '/api/deals/notes',
    ];
    for (const path of reads) {
      const statuses = [];
      for (const who of [visitor, user, admin, superAdmin]) {
        statuses.push((await who('GET', path)).status);
      }
      expect({ path, statuses }).toEqual({ path, statuses: [401, 403, 200, 200] });
    }
    for (const who of [user, admin]) {
      expect((await who('POST', '/api/deals', { affiliateId, ...CPA })).status).toBe(403);
      expect((await who('PATCH', `/api/deals/${id}`, { note: 'x' })).status).toBe(403);
      expect((await who('DELETE', `/api/deals/${id}`)).status).toBe(403);
    }
  });
});

describe('deals', () => {
  test('are listed by affiliate, the latest first', async () => {
    const affiliateId = await partner();
    const old = await created({ affiliateId, ...CPA, from: '2025-01-01', to: '2025-12-31' });
    const latest = await created({ affiliateId, ...CPA });
    const { body } = await admin('GET', `/api/deals?affiliate=${affiliateId}`);
    expect(body).toEqual([latest, old]);
    expect((await admin('GET', '/api/deals?affiliate=999999')).body).toEqual([]);
    expect((await admin('GET', '/api/deals')).body).toEqual(expect.arrayContaining([latest, old]));
    expect((await admin('GET', '/api/deals?affiliate=x')).status).toBe(400);
  });

  test.each([
    [{}, {}],
    [{ to: '2026-11-30' }, { from: '2026-11-30' }],
    [{ countries: ['GB', 'IE'] }, { countries: ['IE'] }],
    [{ countries: ['GB'] }, {}],
    [{ casinoIds: [30] }, { casinoIds: [30, 31] }],
    [{ casinoIds: [30] }, {}],
  ])('that overlap are refused, and the other is named: %j and %j', async (one, other) => {
    const affiliateId = await partner(30, 31);
    const first = await created({ affiliateId, ...CPA, ...one });
    expect(await create({ affiliateId, ...CPA, ...other })).toMatchObject({
      status: 409,
      body: { message: expect.stringContaining(`deal ${first.id} (`) },
    });
    const another = await partner(30, 31);
    expect((await create({ affiliateId: another, ...CPA, ...other })).status).toBe(201);
  });

  test.each([
    [{ to: '2026-11-30' }, { from: '2026-12-01' }],
    [{ countries: ['GB'] }, { countries: ['IE'] }],
    [{ casinoIds: [30] }, { casinoIds: [31] }],
    [
      { casinoIds: [30], countries: ['GB'] },
      { casinoIds: [30], countries: ['ES'] },
    ],
  ])('that do not overlap stand beside each other: %j and %j', async (one, other) => {
    const affiliateId = await partner(30, 31);
    await created({ affiliateId, ...CPA, ...one });
    expect((await create({ affiliateId, ...CPA, ...other })).status).toBe(201);
  });

  test('cannot be changed into each other, nor be made at the same moment', async () => {
    const affiliateId = await partner();
    const first = await created({ affiliateId, ...CPA, to: '2026-11-30' });
    const second = await created({ affiliateId, ...CPA, from: '2026-12-01' });
    const answer = await superAdmin('PATCH', `/api/deals/${second.id}`, { from: '2026-11-30' });
    expect(answer).toMatchObject({
      status: 409,
      body: { message: expect.stringContaining(`deal ${first.id} (`) },
    });
    const moved = await superAdmin('PATCH', `/api/deals/${second.id}`, { to: '2027-01-01' });
    expect(moved.status).toBe(200);
    const other = await partner();
    const replica = await service.startReplica({});
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => create({ affiliateId: other, ...CPA })),
    );
    const countOf = (status: number) => answers.filter((one) => one.status === status).length;
    expect([countOf(201), countOf(409)]).toEqual([1, 9]);
    await replica.stop();
  });

  test('go with their affiliate, and their history stays', async () => {
    const affiliateId = await partner();
    const { id } = await created({ affiliateId, ...CPA });
    expect((await admin('DELETE', `/api/affiliates/${affiliateId}`)).status).toBe(200);
    expect((await admin('GET', `/api/deals/${id}`)).status).toBe(404);
    const { data } = historyPage.parse((await admin('GET', `/api/deals/${id}/history`)).body);
    expect(data[0]).toMatchObject({ action: 'deleted', by: { username: 'admin' } });
    expect((await create({ affiliateId, ...CPA })).status).toBe(400);
  });
});
