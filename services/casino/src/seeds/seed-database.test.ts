import { afterAll, expect, test } from '@jest/globals';
import { casino } from '@slots/contracts/casino/casinos';
import { listPublicGuides } from '@slots/contracts/casino/guides';
import { listPublicPromotions, publicPromotion } from '@slots/contracts/casino/promotions';
import { getCasinoReview } from '@slots/contracts/casino/reviews';
import { DEFAULT_LAW_FILE, readLaw } from '@slots/country-law/law';
import sharp from 'sharp';
import { z } from 'zod';
import { startCasinoUnderTest } from '../casino-under-test.ts';
import { isKnownCode } from '../promotions/country-codes.ts';
import { DEMO_CASINOS, DEMO_PROMOTIONS } from './demo-casinos.ts';
import { DEMO_REVIEWS } from './demo-reviews.ts';

const service = await startCasinoUnderTest({ SEED_DEMO: true });
const { visitor, admin, superAdmin } = service;

/** The smallest width of a picture by its widest. */
const SMALLEST: Readonly<Record<string, string>> = { 512: '64', 1600: '480' };

afterAll(() => service.stop());

test('an empty database gets published demo casinos, and more processes add none', async () => {
  const replicas = await Promise.all([service.startReplica(), service.startReplica()]);
  await Promise.all(replicas.map((replica) => replica.stop()));
  const answer = await admin('GET', '/api/casinos');
  const { casinos } = z.object({ casinos: z.array(casino) }).parse(answer.body);
  expect(casinos.map(({ name }) => name).sort()).toEqual(
    DEMO_CASINOS.map(({ name }) => name).sort(),
  );
  expect(new Set(casinos.map(({ published }) => published))).toEqual(new Set(['true']));
});

test('a visitor reads one of them, without what is for staff', async () => {
  const answer = await visitor('GET', '/api/casinos/slug/marlow-bay-casino');
  expect(answer.status).toBe(200);
  expect(answer.body).toMatchObject({
    name: 'Marlow Bay Casino',
    rating: '4.6',
    published: 'true',
  });
  for (const field of ['affiliateId', 'userId', 'createdBy']) {
    expect(answer.body).not.toHaveProperty(field);
  }
  expect((await admin('GET', '/api/casinos/1')).body).toMatchObject({ affiliateId: 1 });
});

test('visitors of many countries find promotions of the demo casinos', async () => {
  const counts = await visitor('GET', '/api/public/country-counts');
  const codes = z
    .array(z.object({ code: z.string() }))
    .parse(counts.body)
    .map(({ code }) => code);
  expect(codes.length).toBeGreaterThan(80);
  expect(codes).toEqual(expect.arrayContaining(['GB', 'CA', 'AU', 'NZ', 'ZA', 'GL']));
  expect(codes.filter((code) => code !== 'GL' && !isKnownCode(code))).toEqual([]);
  const british = await visitor('GET', '/api/public/promotions?country=GB&limit=6&offset=0');
  expect(british.body).toMatchObject({
    data: [
      { headline: '100% up to £100 and 50 free spins', casino: { slug: 'marlow-bay-casino' } },
      {},
      {},
      {},
      {},
      {},
    ],
  });
});

test('every demo casino has a logo and a header image of its own, drawn when somebody looks', async () => {
  const { body } = await admin('GET', '/api/casinos');
  const { casinos } = z.object({ casinos: z.array(casino) }).parse(body);
  expect(casinos).toHaveLength(40);
  const addresses = casinos.flatMap(({ logoImage, headerImage }) => [logoImage, headerImage]);
  expect(new Set(addresses).size).toBe(80);
  const small = addresses.map((address) => `${address}`.replace(/\d+$/, (w) => SMALLEST[w] ?? ''));
  const pictures = await Promise.all(
    [...small, ...small.slice(0, 4)].map(async (address) => {
      const answer = await fetch(`${service.url}${address}`);
      expect(answer.status).toBe(200);
      return sharp(Buffer.from(await answer.arrayBuffer())).metadata();
    }),
  );
  expect(new Set(pictures.map(({ format }) => format))).toEqual(new Set(['webp']));
  expect(new Set(pictures.map(({ width }) => width))).toEqual(new Set([64, 480]));
}, 120_000);

test('every screen of a demo casino has something to show', async () => {
  for (const list of [
    'gambling-licences',
    'payment-methods',
    'currencies',
    'customer-support',
    'game-types',
    'providers',
    'promotions',
  ]) {
    for (const id of [1, 20, 40]) {
      const { body } = await visitor('GET', `/api/casinos/${id}/${list}`);
      expect(z.array(z.object({ id: z.int() })).parse(body).length).toBeGreaterThan(0);
    }
  }
});

test('what staff create next has an id of its own', async () => {
  const answer = await admin('POST', '/api/casinos', { name: 'Next' });
  expect(casino.parse(answer.body).id).toBe(DEMO_CASINOS.length + 1);
});

test('a licence, payment method or currency that a casino uses cannot be deleted', async () => {
  const licence = await superAdmin('DELETE', '/api/gambling-licences/1');
  expect(licence.status).toBe(409);
  expect(licence.body).toMatchObject({
    message: 'Failed to delete gambling licence. It may be in use by one or more casinos.',
  });
  expect((await superAdmin('DELETE', '/api/payment-methods/1')).status).toBe(409);
  expect((await superAdmin('DELETE', '/api/currencies/1')).status).toBe(409);
});

test('offers for the United Kingdom obey its rules: wagering of at most ten times, a licence, one product', async () => {
  const { body } = await visitor('GET', '/api/public/promotions?country=GB');
  const { data } = z.object({ data: z.array(publicPromotion) }).parse(body);
  const british = data.filter(({ countries }) => countries.includes('GB'));
  expect(british.length).toBeGreaterThan(8);
  const licences = await admin('GET', '/api/gambling-licences');
  const ukgc = z
    .array(z.object({ id: z.int(), code: z.string() }))
    .parse(licences.body)
    .find(({ code }) => code === 'ukgc');
  const faults = british.flatMap((offer) => {
    const { headline, significantTerms, casino, wagering, product } = offer;
    const { slug, licenceIds } = casino;
    const terms = significantTerms ?? '';
    const times = [...terms.matchAll(/(\d+) times/g)].map(([, number]) => Number(number));
    const isMixed = /\bslots?\b|\bspins?\b/i.test(terms) && /\btables?\b|\blive\b/i.test(terms);
    return [
      ...(times.some((number) => number > 10) ? [`${slug}: ${headline}: wagering`] : []),
      ...((wagering?.times ?? 0) > 10 ? [`${slug}: ${headline}: wagering in figures`] : []),
      ...(product === 'mixed' ? [`${slug}: ${headline}: product`] : []),
      ...(isMixed ? [`${slug}: ${headline}: products`] : []),
      ...(terms === '' ? [`${slug}: ${headline}: terms`] : []),
      ...(licenceIds.includes(ukgc?.id ?? 0) ? [] : [`${slug}: ${headline}: licence`]),
    ];
  });
  expect(faults).toEqual([]);
});

test('of the demo offers each rule of the strict law withholds some, and some by itself alone', async () => {
  const strict = readLaw(DEFAULT_LAW_FILE.replace('law.json', 'law-strict.json'));
  const { body } = await admin('GET', '/api/gambling-licences');
  const codes = new Map(
    z
      .array(z.object({ id: z.int(), code: z.string() }))
      .parse(body)
      .map(({ id, code }) => [id, code]),
  );
  const reasonsIn = (country: string) =>
    DEMO_PROMOTIONS.filter(({ countries = [] }) =>
      countries.some((code) => code === 'gl' || code === country),
    ).map(({ casinoId, significantTerms = null, wagering, product }) => {
      const ids = DEMO_CASINOS.find(({ _id }) => _id === casinoId)?.gamblingLicenceIds ?? [];
      const licences = ids.flatMap((id) => codes.get(id) ?? []);
      const offer = { significantTerms, wagering, product };
      return strict.withheld({ offer, casino: { licences }, country }).reasons.join(', ');
    });
  expect(reasonsIn('GB')).toEqual(
    expect.arrayContaining([
      '',
      'no licence of ukgc',
      'terms are missing',
      expect.stringMatching(/^wagering \d+ is above 10$/),
      'mixed products are hidden',
    ]),
  );
  expect(new Set(reasonsIn('AU'))).toEqual(new Set(['no offers are shown']));
});

test('no demo offer sends people to help that has closed', () => {
  const terms = DEMO_PROMOTIONS.map(({ significantTerms }) => significantTerms).join('\n');
  // Closed on 31 March 2026, and in 2025.
  expect(terms).not.toMatch(/GambleAware|loketkansspel/i);
  expect(terms).toContain('0808 8020 133');
});

test('the demo offers have their terms in figures, of every sort that visitors compare', async () => {
  expect(DEMO_PROMOTIONS.every(({ kind, product }) => kind && product)).toBe(true);
  const { body } = await visitor('GET', '/api/public/promotions?country=CR&kind=no-deposit');
  const { data } = z.object({ data: z.array(publicPromotion) }).parse(body);
  expect(data).toMatchObject([
    { maxWin: { amount: 50, currency: 'USD' }, code: 'TREINTA', wagering: { times: 20 } },
  ]);
  const irish = await visitor('GET', '/api/public/promotions?country=IE');
  const links = z.object({ data: z.array(publicPromotion) }).parse(irish.body).data;
  expect(links.find(({ id }) => id === 1)?.ctaLink).toMatch(/\/ie\?offer=1$/);
});

test("one country's page has a toplist, with a place that was paid for", async () => {
  const { body } = await visitor('GET', '/api/public/promotions?country=IE&place=country');
  const { data } = listPublicPromotions.responses[200].parse(body);
  expect(data.slice(0, 3).map(({ casinoId, toplists }) => [casinoId, toplists?.[0]?.paid])).toEqual(
    [
      [17, false],
      [10, true],
      [1, false],
    ],
  );
  expect(data[3]).not.toHaveProperty('toplists');
});

test('three guides lead to casinos and to an offer', async () => {
  const { body } = await visitor('GET', '/api/public/guides');
  expect(listPublicGuides.responses[200].parse(body)).toMatchObject({
    data: [{ slug: 'before-your-first-deposit' }, {}, { author: { slug: 'nora-vance' } }],
    total: 3,
  });
  const first = await visitor('GET', '/api/public/guides/what-wagering-costs');
  expect(first.body).toMatchObject({
    relatedCasinoIds: [1, 2],
    places: expect.arrayContaining([expect.objectContaining({ kind: 'offer', id: 1 })]),
  });
});

test('three of them have a review by an author, whose scores give the rating that they come with', async () => {
  for (const { casinoId } of DEMO_REVIEWS) {
    const { body } = await visitor('GET', `/api/casinos/${casinoId}/review`);
    const { review } = getCasinoReview.responses[200].parse(body);
    const rated = DEMO_CASINOS.find(({ _id }) => _id === casinoId);
    expect(review).toMatchObject({ casinoId, rating: rated?.rating });
  }
  const { body } = await visitor('GET', '/api/public/authors/nora-vance');
  expect(body).toMatchObject({ reviews: [{ casino: { slug: 'marlow-bay-casino' } }, {}] });
  const first = await visitor('GET', '/api/casinos/1/review');
  expect(first.body).toMatchObject({
    review: {
      places: [
        { kind: 'casino', slug: 'larkspur-casino' },
        { kind: 'offer', id: 1 },
      ],
    },
  });
});
