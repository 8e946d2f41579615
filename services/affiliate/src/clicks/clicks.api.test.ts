import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { reportClicks } from '@slots/contracts/affiliate/clicks';
import { listOfferNames } from '@slots/contracts/casino/click-offers';
import { route } from '@slots/http-kit/route';
import type { RunningService } from '@slots/http-kit/service';
import { startStandIn } from '@slots/testing/stand-in';
import { until } from '@slots/testing/until';
import type { Connection } from 'mongoose';
import { startAffiliateUnderTest } from '../affiliate-under-test.ts';
import { click, handOver, untilStored } from '../testing/waiting-clicks.ts';

type System = Awaited<ReturnType<typeof startAffiliateUnderTest>>;

describe('counted clicks', () => {
  let casino: RunningService;
  let system: System;
  let database: Connection;

  beforeAll(async () => {
    casino = await startStandIn('casino', [
      route(listOfferNames, () => ({
        status: 200,
        body: {
          casinos: [{ id: 1, name: 'Harbour Nine' }],
          promotions: [{ id: 1, name: '100% up to £100' }],
          toplists: [{ id: 12, name: 'Best for Britain' }],
        },
      })),
    ]);
    system = await startAffiliateUnderTest({ CASINO_URL: casino.url });
    database = system.connection;
    await system.superAdmin('POST', '/api/affiliates', { name: 'Summit Partners' });
    await handOver([
      click(),
      click({ position: 2, toplist: '12b' }),
      click({ at: '2026-11-03T00:00:00.000Z', country: null, affiliateId: 1, casinoId: 2 }),
      click({
        at: '2026-11-03T23:59:59.999Z',
        promotionId: 2,
        page: '/country/spain',
        country: 'ES',
      }),
      click({ at: '2026-11-04T12:00:00.000Z', page: null, position: null, device: 'mobile' }),
    ]);
    await untilStored();
  }, 60_000);

  afterAll(async () => {
    await system.stop();
    await casino.close();
  });

  const report = async (query: string) => {
    const answer = await system.user('GET', `/api/clicks?from=2026-11-01&to=2026-11-30&${query}`);
    expect(answer.status).toBe(200);
    return reportClicks.responses[200].parse(answer.body);
  };

  test.each([
    [
      'by=day',
      [
        ['2026-11-02', '2026-11-02', 2],
        ['2026-11-03', '2026-11-03', 2],
        ['2026-11-04', '2026-11-04', 1],
      ],
    ],
    [
      'by=promotion',
      [
        [1, '100% up to £100', 4],
        [2, 'Promotion 2', 1],
      ],
    ],
    [
      'by=casino',
      [
        [1, 'Harbour Nine', 4],
        [2, 'Casino 2', 1],
      ],
    ],
    [
      'by=affiliate',
      [
        [null, 'None', 4],
        [1, 'Summit Partners', 1],
      ],
    ],
    [
      'by=country',
      [
        ['GB', 'United Kingdom', 3],
        [null, 'None', 1],
        ['ES', 'Spain', 1],
      ],
    ],
    [
      'by=page',
      [
        ['/', '/', 3],
        ['/country/spain', '/country/spain', 1],
        [null, 'None', 1],
      ],
    ],
    [
      'by=position',
      [
        [1, '1', 3],
        [2, '2', 1],
        [null, 'None', 1],
      ],
    ],
    [
      'by=toplist',
      [
        [null, 'None', 4],
        ['12b', 'Best for Britain, version B', 1],
      ],
    ],
    ['by=promotion&toplist=12b', [[1, '100% up to £100', 1]]],
    [
      'by=day&promotion=1',
      [
        ['2026-11-02', '2026-11-02', 2],
        ['2026-11-03', '2026-11-03', 1],
        ['2026-11-04', '2026-11-04', 1],
      ],
    ],
    ['by=country&country=gb', [['GB', 'United Kingdom', 3]]],
    ['by=country&country=none', [[null, 'None', 1]]],
    [
      'by=position&country=GB&page=/',
      [
        [1, '1', 1],
        [2, '2', 1],
      ],
    ],
    ['by=promotion&affiliate=1', [[1, '100% up to £100', 1]]],
    ['by=page&position=none', [[null, 'None', 1]]],
    [
      'by=casino&day=2026-11-03',
      [
        [1, 'Harbour Nine', 1],
        [2, 'Casino 2', 1],
      ],
    ],
    ['by=day&day=2026-12-03', []],
    ['casino=99', []],
  ] as const)('are reported %s', async (query, rows) => {
    const data = rows.map(([key, name, clicks]) => ({ key, name, clicks }));
    const total = data.reduce((sum, { clicks }) => sum + clicks, 0);
    const answer = await report(query);
    expect(answer).toEqual({ data: expect.arrayContaining(data), total });
    expect(answer.data).toHaveLength(data.length);
  });

  test('are those of the last 30 days unless said', async () => {
    const day = new Date().toISOString();
    const long = new Date(Date.now() - 30 * 24 * 60 * 60 * 1000).toISOString();
    await handOver([click({ at: day, promotionId: 77 }), click({ at: long, promotionId: 77 })]);
    await untilStored();
    const today = day.slice(0, 10);
    const answer = await system.admin('GET', '/api/clicks?promotion=77');
    expect(answer.body).toEqual({ data: [{ key: today, name: today, clicks: 1 }], total: 1 });
    const before = long.slice(0, 10);
    const ofDay = await system.admin('GET', `/api/clicks?promotion=77&day=${before}`);
    expect(ofDay.body).toEqual({ data: [{ key: before, name: before, clicks: 1 }], total: 1 });
  });

  test('name a country as all else does', async () => {
    await handOver([click({ at: '2026-09-02T10:00:00.000Z', country: 'CD' })]);
    await untilStored();
    const answer = await system.user('GET', '/api/clicks?from=2026-09-01&to=2026-09-30&by=country');
    expect(answer.body).toEqual({ data: [{ key: 'CD', name: 'DR Congo', clicks: 1 }], total: 1 });
  });

  test('are a file too', async () => {
    const answer = await system.user(
      'GET',
      '/api/clicks.csv?from=2026-11-01&to=2026-11-10&by=country',
    );
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toContain('text/csv');
    expect(String(answer.body).replace('\uFEFF', '').trim().split(/\r?\n/)).toEqual(
      expect.arrayContaining([
        '"Key","Name","Clicks"',
        '"GB","United Kingdom",3',
        ',"None",1',
        '"ES","Spain",1',
      ]),
    );
  });

  test.each([
    ['from=2026-11-30&to=2026-11-01', 'to'],
    ['from=2025-10-01&to=2026-11-30', 'to'],
    ['from=2026-02-30', 'from'],
    ['from=yesterday', 'from'],
    ['by=person', 'by'],
    ['promotion=one', 'promotion'],
    ['country=GBR', 'country'],
    ['position=0', 'position'],
    ['toplist=12', 'toplist'],
    ['page=here', 'page'],
  ])('are not reported for %s', async (query, field) => {
    for (const path of ['/api/clicks', '/api/clicks.csv']) {
      const answer = await system.user('GET', `${path}?${query}`);
      expect(answer).toMatchObject({
        status: 400,
        body: { errors: [{ path: field, message: expect.any(String) }] },
      });
    }
  });

  test('are reported for 400 days, and to staff alone', async () => {
    expect((await system.user('GET', '/api/clicks?from=2025-10-27&to=2026-11-30')).status).toBe(
      200,
    );
    expect((await system.visitor('GET', '/api/clicks')).status).toBe(401);
    expect((await system.visitor('GET', '/api/clicks.csv')).status).toBe(401);
  });

  test('are stored with their facts and nothing else, for so many days', async () => {
    const stored = await database.collection('clicks').findOne({ clickId: 'click-5' });
    expect(stored).toEqual({
      _id: expect.anything(),
      filing: expect.any(String),
      clickId: 'click-5',
      at: new Date('2026-11-04T12:00:00.000Z'),
      promotionId: 1,
      casinoId: 1,
      affiliateId: null,
      country: 'GB',
      page: null,
      position: null,
      toplist: null,
      device: 'mobile',
    });
    const [collection] = (await database.db?.listCollections({ name: 'clicks' }).toArray()) ?? [];
    expect(collection).toMatchObject({
      type: 'timeseries',
      options: { expireAfterSeconds: 400 * 24 * 60 * 60 },
    });
  });

  test('are kept for another time when the setting says so', async () => {
    const replica = await system.startReplica({ CLICKS_KEPT_DAYS: 30 });
    const [collection] = (await database.db?.listCollections({ name: 'clicks' }).toArray()) ?? [];
    expect(collection).toMatchObject({ options: { expireAfterSeconds: 30 * 24 * 60 * 60 } });
    await replica.stop();
  });

  test('from before toplists are under none of them, and hold no other clicks up', async () => {
    const day = '2026-10-02';
    await database.collection('click_sums').deleteMany({ by: 'toplist' });
    await database.collection('click_sums').insertOne({ by: 'all', key: null, day, clicks: 7 });
    await database
      .collection('click_days')
      .createIndex(
        { promotion: 1, day: 1, page: 1, country: 1, position: 1, affiliate: 1, casino: 1 },
        { unique: true },
      );
    const replica = await system.startReplica({});
    const answer = await system.user('GET', `/api/clicks?from=${day}&to=${day}&by=toplist`);
    expect(answer.body).toEqual({ data: [{ key: null, name: 'None', clicks: 7 }], total: 7 });
    await handOver([
      click({ promotionId: 9, toplist: '12a' }),
      click({ promotionId: 9, toplist: '12b' }),
    ]);
    await untilStored();
    expect(await report('promotion=9&by=toplist')).toMatchObject({ total: 2 });
    await replica.stop();
  });

  test.each([
    ['page', 21, (place: number) => ({ page: `/made-up/${place}` })],
    ['position', 22, (place: number) => ({ position: place + 1 })],
    ['toplist', 23, (place: number) => ({ toplist: `${place}a` })],
  ] as const)(
    'of more than 5,000 values of %s a day are counted without the others',
    async (by, promotionId, told) => {
      const day = `2026-09-${promotionId}`;
      const keyOf = (place: number) => Object.values(told(place))[0];
      const known = Array.from({ length: 4_999 }, (_, place) => keyOf(place));
      await database
        .collection('click_sums')
        .insertMany(known.map((key) => ({ by, key, day, clicks: 1 })));
      const at = `${day}T10:00:00.000Z`;
      await handOver(
        [7, 5_001, 5_002, 5_001].map((place) => click({ at, promotionId, ...told(place) })),
      );
      await untilStored();
      const query = `from=${day}&to=${day}&by=${by}&promotion=${promotionId}`;
      const answer = await system.user('GET', `/api/clicks?${query}`);
      const { data } = reportClicks.responses[200].parse(answer.body);
      expect(new Map(data.map(({ key, clicks }) => [key, clicks]))).toEqual(
        new Map([
          [keyOf(7), 1],
          [keyOf(5_001), 2],
          [null, 1],
        ]),
      );
    },
  );

  test('are stored once, however often they come', async () => {
    const twice = click({ promotionId: 5 });
    await handOver([twice, twice, { nonsense: true }]);
    await untilStored();
    await handOver([twice, click({ promotionId: 5 })]);
    await untilStored();
    expect(await report('promotion=5')).toMatchObject({ total: 2 });
    expect(await database.collection('clicks').countDocuments({ promotionId: 5 })).toBe(2);
  });

  test('that a process left half filed are filed again, each once', async () => {
    const clicks = Array.from({ length: 20 }, () => click({ promotionId: 6 }));
    const stored = clicks.map(({ at, ...rest }) => ({ ...rest, at: new Date(at) }));
    await database
      .collection('clicks')
      .insertMany(stored.slice(0, 7).map((one) => ({ ...one, filing: 'died-here' })));
    const left = { _id: 'left', clicks: stored, filings: ['died-here'], filedAt: null };
    await database.collection<{ _id: string }>('click_batches').insertOne(left);
    // The writer looks for what is left once another process held its lease, or after a failure.
    await database
      .collection<{ _id: string }>('locks')
      .updateOne(
        { _id: 'clicks' },
        { $set: { owner: 'another', until: new Date(Date.now() + 300) } },
      );
    await until(
      async () => {
        const found = await database.collection('clicks').find({ promotionId: 6 }).toArray();
        expect(found).toHaveLength(20);
        expect(new Set(found.map(({ clickId }) => String(clickId))).size).toBe(20);
      },
      { timeoutMs: 20_000 },
    );
  });

  test('that a killed process was storing are stored by the next one within seconds', async () => {
    const left = click({ promotionId: 8 });
    const client = database.getClient();
    const session = client.startSession();
    const diedAt = new Date(Date.now() + 2_000);
    await database
      .collection<{ _id: string; sessions: unknown; until: Date }>('watched_sessions')
      .insertOne({ _id: 'killed', sessions: [session.id?.id], until: diedAt });
    session.startTransaction();
    const batch = { _id: 'killed', clicks: [left], filings: ['killed'], filedAt: null };
    await database.collection<{ _id: string }>('click_batches').insertOne(batch, { session });
    await handOver([left]);
    // MongoDB itself would end that transaction after a minute.
    await untilStored();
    expect(await report('promotion=8')).toMatchObject({ total: 1 });
    await session.endSession();
  });
});

describe('the parameter for the id of a click', () => {
  let system: System;
  beforeAll(async () => {
    system = await startAffiliateUnderTest();
    await system.admin('POST', '/api/affiliates', { name: 'Summit Partners' });
  }, 60_000);
  afterAll(() => system.stop());

  test('is set by managers alone', async () => {
    const set = (who: 'user' | 'admin' | 'superAdmin', value: string | null) =>
      system[who]('PATCH', '/api/affiliates/1', { subIdParameter: value });
    expect((await set('user', 'subid')).status).toBe(403);
    expect((await system.user('PATCH', '/api/affiliates/1', { email: null })).status).toBe(200);
    const answer = await set('admin', ' sub_id.1-A ');
    expect(answer).toMatchObject({ status: 200, body: { subIdParameter: 'sub_id.1-A' } });
    expect(await set('superAdmin', '')).toMatchObject({ body: { subIdParameter: null } });
  });

  test.each(['sub id', 'sub&id', 'ä', 'x'.repeat(41)])('is not %s', async (value) => {
    const answer = await system.admin('PATCH', '/api/affiliates/1', { subIdParameter: value });
    expect(answer).toMatchObject({ status: 400, body: { errors: [{ path: 'subIdParameter' }] } });
  });
});
