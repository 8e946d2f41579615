import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { casino } from '@slots/contracts/casino/casinos';
import { publicPromotion, staffPromotion } from '@slots/contracts/casino/promotions';
import { DEFAULT_LAW_FILE } from '@slots/country-law/law';
import { z } from 'zod';
import { startCasinoUnderTest } from '../casino-under-test.ts';

const service = await startCasinoUnderTest();
const { visitor, user, admin, superAdmin } = service;
const ids = { shown: 0, hidden: 0 };

beforeAll(async () => {
  for (const key of ['shown', 'hidden'] as const) {
    const answer = await admin('POST', '/api/casinos', { name: `Casino ${key}` });
    ids[key] = casino.parse(answer.body).id;
  }
  await admin('PATCH', `/api/casinos/${ids.shown}`, {
    published: true,
    seo_description: 'Short and good',
    rating: '4.5',
  });
  await admin('PATCH', `/api/casinos/${ids.shown}/gambling-licences`, {
    action: 'add',
    licenceId: 1,
  });
});

afterAll(() => service.stop());

async function created(fields: object = {}) {
  const body = { casinoId: ids.shown, headline: 'Bonus', ...fields };
  const answer = await admin('POST', '/api/promotions', body);
  expect(answer.status).toBe(201);
  return staffPromotion.parse(answer.body);
}

const listed = z.object({ data: z.array(publicPromotion), total: z.int() });

async function listedFor(query: string) {
  const answer = await visitor('GET', `/api/public/promotions?${query}`);
  expect(answer.status).toBe(200);
  return listed.parse(answer.body);
}

/** QM to QZ: codes that ISO 3166 gives to nobody. */
const NO_COUNTRIES = Array.from(
  { length: 14 },
  (_, index) => `Q${(index + 22).toString(36).toUpperCase()}`,
);

const NO_TERMS = {
  kind: null,
  product: null,
  wagering: null,
  minDeposit: null,
  maxBonus: null,
  maxBet: null,
  maxWin: null,
  freeSpins: null,
  validDays: null,
  code: null,
  termsUrl: null,
  countryLinks: [],
};
const TERMS = {
  kind: 'deposit-match',
  product: 'live-casino',
  wagering: { times: 12.5, of: 'bonus-and-deposit' },
  minDeposit: { amount: 0.01, currency: 'GBP' },
  maxBonus: { amount: 1.1, currency: 'GBP' },
  maxBet: { amount: 8.2, currency: 'JPY' },
  maxWin: { amount: 1_000_000_000_000, currency: 'KWD' },
  freeSpins: 10_000,
  validDays: 365,
  code: 'c'.repeat(64),
  termsUrl: 'https://terms.example/'.padEnd(2_000, 'x'),
};

describe('creating a promotion', () => {
  test('terms that no screen draws are none', async () => {
    expect(await created({ significantTerms: ' \u200B' })).toMatchObject({
      significantTerms: null,
    });
  });

  test('a headline is enough', async () => {
    expect(await created()).toMatchObject({
      casinoId: ids.shown,
      headline: 'Bonus',
      score: 0,
      significantTerms: null,
      ctaLink: null,
      revenueShare: null,
      cpa: null,
      countries: [],
      startsAt: null,
      endsAt: null,
      ...NO_TERMS,
    });
  });

  test('every field is stored at its limits', async () => {
    const fields = {
      headline: 'h'.repeat(255),
      significantTerms: '中'.repeat(10_000),
      ctaLink: 'https://go.example/?a=1&b='.padEnd(2_000, '2'),
      score: 100,
      revenueShare: 1,
      cpa: 9_999,
    };
    expect(await created({ ...fields, userId: 9, countries: ['de', 'DE', 'fr'] })).toMatchObject({
      ...fields,
      countries: ['DE', 'FR'],
    });
  });

  test('terms are stored as they are sent, codes in upper case', async () => {
    const link = (country: string) => ({ country, url: `https://${country}.example/go` });
    const promotion = await created({
      ...TERMS,
      minDeposit: { amount: 0.01, currency: 'gbp' },
      countryLinks: [link('de'), link('AT')],
    });
    expect(promotion).toMatchObject({
      ...TERMS,
      countryLinks: [{ country: 'DE', url: 'https://de.example/go' }, link('AT')],
    });
    const path = `/api/promotions/${promotion.id}`;
    const emptied = await admin('PATCH', path, {
      ...NO_TERMS,
      countryLinks: null,
      code: ' ',
      termsUrl: '',
    });
    expect(emptied.body).toMatchObject(NO_TERMS);
    const { body } = await user('GET', `${path}/history`);
    expect(body).toMatchObject({
      data: [
        {
          changes: expect.arrayContaining([
            { field: 'maxBonus', from: { amount: 1.1, currency: 'GBP' }, to: null },
            { field: 'wagering', from: TERMS.wagering, to: null },
          ]),
        },
        {},
      ],
    });
  });

  test('global replaces all other countries', async () => {
    expect((await created({ countries: ['GB', 'GL', 'FR'] })).countries).toEqual(['gl']);
  });

  test.each<[object, string | undefined]>([
    [{ headline: '' }, 'Headline is required'],
    [{ headline: undefined }, 'Headline is required'],
    [{ headline: 'h'.repeat(256) }, 'headline: must be 255 characters or less'],
    [
      { significantTerms: 't'.repeat(10_001) },
      'significantTerms: must be 10000 characters or less',
    ],
    [
      { ctaLink: 'https://go.example/'.padEnd(2_001, 'x') },
      'ctaLink: must be 2000 characters or less',
    ],
    [{ ctaLink: 'not a link' }, 'Please enter a valid URL for the tracking link'],
    [{ ctaLink: '/relative' }, 'Please enter a valid URL for the tracking link'],
    [{ ctaLink: 'javascript:alert(1)' }, 'Please enter a valid URL for the tracking link'],
    [
      { ctaLink: 'https://bank.example@evil.example/' },
      'ctaLink: must not have a user name before its host (@)',
    ],
    [{ score: 101 }, 'score: must be a whole number from 0 to 100'],
    [{ score: -1 }, 'score: must be a whole number from 0 to 100'],
    [{ revenueShare: 0 }, 'revenueShare: must be a whole number from 1 to 100'],
    [{ revenueShare: 101 }, 'revenueShare: must be a whole number from 1 to 100'],
    [{ cpa: 0 }, 'cpa: must be a whole number from 1 to 9999'],
    [{ cpa: 10_000 }, 'cpa: must be a whole number from 1 to 9999'],
    [{ countries: ['GB', 'XX'] }, 'Unknown country code: XX'],
    [{ countries: ['GB', ...NO_COUNTRIES] }, `Unknown country code: ${NO_COUNTRIES.join(', ')}`],
    [{ countries: ['ß'] }, 'Unknown country code: ß'],
    [{ countries: 'GB' }, 'countries: must be a list of country codes'],
    [{ casinoId: 999_999 }, 'Casino Not Found: 999999'],
    [{ colour: 'red' }, 'colour: is not a field of this call'],
    [{ significantTerms: { $ne: null } }, undefined],
    [
      { kind: 'free' },
      'kind: must be one of deposit-match, free-spins, no-deposit, cashback, tournament, other',
    ],
    [
      { product: '' },
      'product: must be one of slots, casino, live-casino, bingo, poker, sports, mixed',
    ],
    ...[-0.1, 200.1, 1.25, 1e-18, '10', null].map((times): [object, string] => [
      { wagering: { times, of: 'bonus' } },
      'wagering.times: must be a number from 0 to 200 with at most one decimal',
    ]),
    [
      { wagering: { times: 10, of: 'deposit' } },
      'wagering.of: must be one of bonus, bonus-and-deposit, winnings',
    ],
    [
      { wagering: { times: 10, of: 'bonus', more: 1 } },
      'wagering.more: is not a field of this call',
    ],
    ...[0, -1, 1.005, 1e-18, 1_000_000_000_000.01, '5', null].map((amount): [object, string] => [
      { maxBonus: { amount, currency: 'GBP' } },
      'maxBonus.amount: must be a number above 0 and up to 1,000,000,000,000 with at most two decimals',
    ]),
    ...['£', 'GB', 'GBPP', null].map((currency): [object, string] => [
      { minDeposit: { amount: 5, currency } },
      'minDeposit.currency: must be a currency code of three letters, such as GBP',
    ]),
    [{ freeSpins: 10_001 }, 'freeSpins: must be a whole number from 1 to 10000'],
    [{ freeSpins: 0 }, 'freeSpins: must be a whole number from 1 to 10000'],
    [{ validDays: 366 }, 'validDays: must be a whole number from 1 to 365'],
    [{ code: 'c'.repeat(65) }, 'code: must be 64 characters or less'],
    [{ termsUrl: 'ftp://x.example' }, 'termsUrl: must be an absolute http or https address'],
    [
      { countryLinks: [{ country: 'gl', url: 'https://x.example' }] },
      'countryLinks.0.country: must be a country: the tracking link is for all others',
    ],
    [
      { countryLinks: ['de', 'DE'].map((country) => ({ country, url: 'https://x.example' })) },
      'countryLinks.1.country: has a link for DE already',
    ],
    [{ countryLinks: [{ country: 'XX', url: 'https://x.example' }] }, 'Unknown country code: XX'],
    [
      { countryLinks: [{ country: 'DE', url: 'x.example' }] },
      'countryLinks.0.url: must be an absolute http or https address',
    ],
    [
      {
        countryLinks: Array.from({ length: 101 }, () => ({
          country: 'DE',
          url: 'https://x.example',
        })),
      },
      'countryLinks: must be 100 links or less',
    ],
    ...['2027-01-01', '9999-12-31T23:59:59-05:00', '0000-01-01T00:00:00+01:00'].map(
      (startsAt): [object, string] => [
        { startsAt },
        'startsAt: must be a moment with its zone, such as 2027-01-31T18:00:00Z',
      ],
    ),
    [
      { startsAt: '2027-01-02T00:00:00Z', endsAt: '2027-01-02T01:00:00+01:00' },
      'endsAt: must be after the start',
    ],
  ])('%j is refused with 400', async (fields, message) => {
    const body = { casinoId: ids.shown, headline: 'Bonus', ...fields };
    const answer = await admin('POST', '/api/promotions', body);
    expect(answer.status).toBe(400);
    expect(answer.body).toMatchObject(message === undefined ? {} : { message });
  });

  test('codes of both kinds that are no countries are named', async () => {
    const countryLinks = [{ country: 'XX', url: 'https://x.example' }];
    const body = { casinoId: ids.shown, headline: 'Bonus', countryLinks, countries: ['GB', 'QQ'] };
    expect(await admin('POST', '/api/promotions', body)).toMatchObject({
      status: 400,
      body: {
        errors: [
          { path: 'countryLinks', message: 'Unknown country code: XX' },
          { path: 'countries', message: 'Unknown country code: QQ' },
        ],
      },
    });
  });

  test('every signed-in role may, a visitor may not', async () => {
    const body = { casinoId: ids.hidden, headline: 'By role' };
    expect((await user('POST', '/api/promotions', body)).status).toBe(201);
    expect((await superAdmin('POST', '/api/promotions', body)).status).toBe(201);
    expect((await visitor('POST', '/api/promotions', body)).status).toBe(401);
  });
});

describe('changing and deleting a promotion', () => {
  test('what is left out stays, null empties', async () => {
    const { id } = await created({ cpa: 50, countries: ['FR'], ctaLink: 'https://a.example' });
    const changes = { id, score: 70, ctaLink: null, countries: ['gl'] };
    const answer = await user('PATCH', `/api/promotions/${id}`, changes);
    expect(answer.status).toBe(200);
    expect(answer.body).toMatchObject({ score: 70, cpa: 50, ctaLink: null, countries: ['gl'] });
    expect((await user('DELETE', `/api/promotions/${id}`)).status).toBe(200);
  });

  test.each([
    [{}],
    [{ id: 999_999, score: 1 }],
    [{ casinoId: 1 }],
    [{ headline: '' }],
    [{ score: null }],
    [{ countries: ['??'] }],
  ])('%j is refused with 400', async (changes) => {
    const { id } = await created();
    expect((await admin('PATCH', `/api/promotions/${id}`, changes)).status).toBe(400);
  });

  test('an older version is neither changed nor deleted: 412', async () => {
    const { id } = await created();
    const path = `/api/promotions/${id}`;
    const first = await user('PATCH', path, { score: 5 });
    const tag = first.headers.get('etag') ?? '';
    expect((await user('PATCH', path, { score: 6 }, { 'If-Match': tag })).status).toBe(200);
    const stale = await admin('PATCH', path, { score: 7 }, { 'If-Match': tag });
    expect(stale.status).toBe(412);
    expect(stale.body).toMatchObject({
      message: expect.stringContaining('This promotion was changed by user on'),
    });
    expect((await admin('DELETE', path, undefined, { 'If-Match': tag })).status).toBe(412);
    expect((await admin('DELETE', path)).status).toBe(200);
  });

  test('is made with the version that was read: many writers with one tag, a single one gets through', async () => {
    const made = await created({ cpa: 20 });
    const path = `/api/promotions/${made.id}`;
    const read = await user('GET', path);
    expect([read.status, read.body]).toEqual([200, made]);
    const tag = read.headers.get('etag') ?? '';
    expect(tag).toBe('"1-staff"');
    const answers = await Promise.all(
      [1, 2, 3, 4, 5].map((score) => admin('PATCH', path, { score }, { 'If-Match': tag })),
    );
    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([
      200, 412, 412, 412, 412,
    ]);
    expect((await user('GET', path)).headers.get('etag')).toBe('"2-staff"');
  });

  test('one that does not exist is 404, a visitor gets 401', async () => {
    const { id } = await created();
    expect((await visitor('GET', `/api/promotions/${id}`)).status).toBe(401);
    expect((await admin('GET', '/api/promotions/999999')).status).toBe(404);
    expect((await admin('GET', '/api/promotions/abc')).status).toBe(400);
    expect((await visitor('PATCH', `/api/promotions/${id}`, { score: 1 })).status).toBe(401);
    expect((await visitor('DELETE', `/api/promotions/${id}`)).status).toBe(401);
    expect((await admin('PATCH', '/api/promotions/999999', { score: 1 })).status).toBe(404);
    expect((await admin('DELETE', '/api/promotions/999999')).status).toBe(404);
    expect((await admin('DELETE', '/api/promotions/abc')).status).toBe(400);
  });
});

describe("a casino's promotions", () => {
  test('come best score first, with what they earn for staff only', async () => {
    const low = await created({ score: 1, cpa: 20, revenueShare: 30 });
    const high = await created({ score: 99, countries: ['MT'] });
    const path = `/api/casinos/${ids.shown}/promotions`;
    const staff = await user('GET', path);
    const scores = z
      .array(staffPromotion)
      .parse(staff.body)
      .map(({ score }) => score);
    expect(scores).toEqual(scores.toSorted((a, b) => b - a));
    expect(staff.body).toContainEqual(low);
    const open = await visitor('GET', path);
    expect(open.status).toBe(200);
    expect(JSON.stringify(open.body)).toContain(`"id":${high.id}`);
    expect(JSON.stringify(open.body)).not.toMatch(/revenueShare|cpa/);
    // A promotion for no country is shown nowhere.
    expect(JSON.stringify(open.body)).not.toContain(`"id":${low.id},`);
  });

  test('are seen as the casino is', async () => {
    expect((await visitor('GET', `/api/casinos/${ids.hidden}/promotions`)).status).toBe(403);
    expect((await user('GET', `/api/casinos/${ids.hidden}/promotions`)).status).toBe(200);
    expect((await visitor('GET', '/api/casinos/999999/promotions')).status).toBe(404);
  });
});

describe('public promotions', () => {
  test('of a country are its own and the global ones of published casinos, best score first', async () => {
    const own = await created({ headline: 'Own', score: 40, countries: ['ca'] });
    const global = await created({ headline: 'Everywhere', score: 80, countries: ['gl'] });
    await created({ casinoId: ids.hidden, headline: 'Hidden', countries: ['CA'] });
    await created({ headline: 'Elsewhere', countries: ['AU'] });
    const { data, total } = await listedFor('country=Ca');
    expect(total).toBe(data.length);
    expect(data.map(({ id }) => id)).toEqual(expect.arrayContaining([own.id, global.id]));
    expect(data.map(({ headline }) => headline)).not.toContain('Hidden');
    expect(data.map(({ headline }) => headline)).not.toContain('Elsewhere');
    expect(data.map(({ score }) => score)).toEqual(
      data.map(({ score }) => score).toSorted((a, b) => b - a),
    );
    expect(data.find(({ id }) => id === own.id)).toMatchObject({
      title: 'Own',
      description: 'Short and good',
      casino: { id: ids.shown, slug: 'casino-shown', rating: '4.5', providers: [] },
    });
    expect(JSON.stringify(data)).not.toMatch(/revenueShare|cpa|affiliateId/);
  });

  test('are those of GB when no country is given, the global ones for GL, none for an unknown one', async () => {
    const british = await created({ headline: 'British', countries: ['GB'] });
    const withoutCountry = await listedFor('limit=100');
    expect(withoutCountry.data.map(({ id }) => id)).toContain(british.id);
    const global = await listedFor('country=GL');
    expect(new Set(global.data.flatMap(({ countries }) => countries))).toEqual(new Set(['gl']));
    expect(await listedFor('country=XX')).toEqual({ data: [], total: 0 });
    expect(await listedFor('country=nowhere')).toEqual({ data: [], total: 0 });
  });

  test('hold the link of the country that is asked for, and no other', async () => {
    const countryLinks = [{ country: 'IE', url: 'https://go.example/ie' }];
    const fields = { countries: ['gl'], ctaLink: 'https://go.example/', countryLinks };
    const { id } = await created(fields);
    const linkIn = async (country: string) =>
      (await listedFor(`country=${country}`)).data.find((offer) => offer.id === id)?.ctaLink;
    expect(await linkIn('ie')).toBe('https://go.example/ie');
    expect(await linkIn('GB')).toBe('https://go.example/');
    expect(await linkIn('GL')).toBe('https://go.example/');
    const own = await visitor('GET', `/api/casinos/${ids.shown}/promotions`);
    for (const { body } of [own, await visitor('GET', '/api/public/promotions?country=IE')]) {
      expect(JSON.stringify(body)).not.toContain('countryLink');
    }
    await admin('DELETE', `/api/promotions/${id}`);
  });

  test('are filtered by kind and by known wagering; any other value is ignored', async () => {
    const of = 'bonus';
    const terms = [
      { kind: 'no-deposit', wagering: { times: 10, of } },
      { kind: 'no-deposit', wagering: { times: 10.5, of } },
      { kind: 'cashback', wagering: { times: 0, of } },
      { kind: 'no-deposit' },
      {},
    ];
    for (const [index, fields] of terms.entries()) {
      await created({ headline: `Terms ${index}`, score: 9 - index, countries: ['SE'], ...fields });
    }
    const found = async (query: string) => {
      const { data, total } = await listedFor(`country=SE&${query}`);
      const own = data.filter(({ headline }) => headline.startsWith('Terms'));
      return [own.map(({ headline }) => Number(headline.slice(-1))), total];
    };
    const { total: all } = await listedFor('country=SE');
    expect(await found('kind=no-deposit')).toEqual([[0, 1, 3], 3]);
    expect(await found('wagering=10')).toEqual([[0, 2], 2]);
    expect(await found('wagering=10.5&kind=no-deposit')).toEqual([[0, 1], 2]);
    expect(await found('kind=no-deposit&limit=1&offset=1')).toEqual([[1], 3]);
    for (const ignored of ['kind=free', 'kind=', 'wagering=ten', 'wagering=-1', 'wagering=201']) {
      expect(await found(ignored)).toEqual([[0, 1, 2, 3, 4], all]);
    }
  });

  test('come in slices', async () => {
    const all = await listedFor('country=CA');
    const slice = await listedFor('country=CA&limit=1&offset=1');
    expect(slice).toEqual({ data: all.data.slice(1, 2), total: all.total });
  });

  test.each(['limit=0', 'limit=101', 'limit=x', 'offset=-1', 'country=%00'])(
    '%s is refused with 400',
    async (query) => {
      expect((await visitor('GET', `/api/public/promotions?${query}`)).status).toBe(400);
    },
  );
});

describe('casinos and counts by country', () => {
  test('a published casino with promotions for the country is listed with its licences', async () => {
    await created({ countries: ['NZ'] });
    const answer = await visitor('GET', '/api/public/casinos?country=nz&page=1&limit=5');
    expect(answer.status).toBe(200);
    expect(answer.body).toMatchObject({
      data: [
        {
          id: ids.shown,
          slug: 'casino-shown',
          rating: '4.5',
          licences: [{ id: 1, name: 'UK Gambling Commission' }],
        },
      ],
      total: 1,
      hasMore: false,
    });
    const unknown = await visitor('GET', '/api/public/casinos?country=XX');
    expect(unknown.body).toEqual({ data: [], total: 0, hasMore: false });
    expect((await visitor('GET', '/api/public/casinos?page=0')).status).toBe(400);
  });

  test('each count is what the country lists', async () => {
    await created({ casinoId: ids.hidden, countries: ['ZA'] });
    const answer = await visitor('GET', '/api/public/country-counts');
    expect(answer.status).toBe(200);
    const counts = z
      .array(z.object({ code: z.string(), promotions: z.int(), casinos: z.int() }))
      .parse(answer.body);
    expect(counts.map(({ code }) => code)).toEqual(expect.arrayContaining(['GB', 'CA', 'GL']));
    expect(counts.map(({ code }) => code)).not.toContain('ZA');
    for (const { code, promotions, casinos } of counts) {
      expect((await listedFor(`country=${code}`)).total).toBe(promotions);
      expect(casinos).toBe(1);
    }
  });

  test('offers can be filtered by what published casinos have, each by name', async () => {
    const answer = await visitor('GET', '/api/public/bonus-facets');
    expect(answer.status).toBe(200);
    expect(answer.body).toMatchObject({
      licences: [{ id: 1, name: 'UK Gambling Commission' }],
      paymentMethods: [],
      currencies: [],
    });
  });
});

describe('where the law wants significant terms', () => {
  test('an offer without them is kept, but shown and counted nowhere there until it has them', async () => {
    const strict = await startCasinoUnderTest({
      LAW_FILE: DEFAULT_LAW_FILE.replace('law.json', 'law-strict.json'),
    });
    const made = await strict.admin('POST', '/api/casinos', { name: 'Terse' });
    const { id: casinoId } = casino.parse(made.body);
    await strict.admin('PATCH', `/api/casinos/${casinoId}`, { published: true });
    const licence = { action: 'add', licenceId: 1 };
    await strict.admin('PATCH', `/api/casinos/${casinoId}/gambling-licences`, licence);
    const body = { casinoId, headline: 'Bonus', countries: ['GB', 'FR'] };
    const sent = await strict.admin('POST', '/api/promotions', body);
    expect(sent.status).toBe(201);
    const { id } = staffPromotion.parse(sent.body);
    const shown = async (country: string) => {
      const list = await strict.visitor('GET', `/api/public/promotions?country=${country}`);
      const casinos = await strict.visitor('GET', `/api/public/casinos?country=${country}`);
      const counts = await strict.visitor('GET', '/api/public/country-counts');
      return [
        listed.parse(list.body).total,
        listed.omit({ data: true }).parse(casinos.body).total,
        z
          .array(z.object({ code: z.string(), promotions: z.int() }))
          .parse(counts.body)
          .find(({ code }) => code === country)?.promotions ?? 0,
      ];
    };
    expect(await shown('GB')).toEqual([0, 0, 0]);
    expect(await shown('FR')).toEqual([1, 1, 1]);
    const ownPage = await strict.visitor('GET', `/api/casinos/${casinoId}/promotions`);
    expect(ownPage.body).toMatchObject([{ id, countries: ['FR'] }]);
    await strict.admin('PATCH', `/api/promotions/${id}`, { significantTerms: '18+' });
    expect(await shown('GB')).toEqual([1, 1, 1]);
    await strict.stop();
  });
});
