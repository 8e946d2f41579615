import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { casino } from '@slots/contracts/casino/casinos';
import {
  bonusFacets,
  promotionMarket,
  publicPromotion,
  type StaffPromotion,
  staffPromotion,
} from '@slots/contracts/casino/promotions';
import { casinoCard, countryCount } from '@slots/contracts/casino/public-casinos';
import { gamblingLicences } from '@slots/contracts/casino/reference-data';
import { VISITOR_COUNTRY_HEADER } from '@slots/contracts/visitor-country';
import { readLaw } from '@slots/country-law/law';
import { freshDatabase } from '@slots/testing/databases';
import { TEST_SERVICE_SECRET } from '@slots/testing/test-identity';
import { z } from 'zod';
import { startCasinoUnderTest } from '../casino-under-test.ts';

const SERVER = fileURLToPath(new URL('../server.ts', import.meta.url));
const UNREACHABLE_URL = 'http://127.0.0.1:9';

const folder = mkdtempSync(join(tmpdir(), 'market-'));
function lawFile(name: string, countries: object): string {
  const file = join(folder, name);
  const fallback = { demo: 'age-gate', terms: 'optional' };
  writeFileSync(file, JSON.stringify({ default: fallback, ...countries }));
  return file;
}
const LAW_FILE = lawFile('law.json', {
  AU: { offers: 'none' },
  GB: {
    offers: 'licensed',
    licences: ['ukgc'],
    terms: 'required',
    maxWagering: 10,
    mixedProducts: 'hidden',
  },
  NZ: { maxWagering: 20 },
  SE: { offers: 'licensed', licences: ['spelinspektionen', 'mga'] },
});
const law = readLaw(LAW_FILE);
const service = await startCasinoUnderTest({ LAW_FILE });
const { visitor, user, admin } = service;

/** Licences by their codes, and those that the casinos of this test hold. */
const licenceIds = new Map<string, number>();
const HELD = [[], ['ukgc'], ['mga'], ['ukgc', 'spelinspektionen'], ['curacao']];
const casinos: { id: number; licences: readonly string[] }[] = [];
const offers: StaffPromotion[] = [];
/** Asked for and visiting from; null: not said, not known. */
const COUNTRIES = ['GB', 'SE', 'AU', 'NZ', 'FR', 'GL', null];
const PAIRS = COUNTRIES.flatMap((asked) => COUNTRIES.map((from) => [asked, from] as const));

async function created(fields: object) {
  const answer = await admin('POST', '/api/promotions', { headline: 'Bonus', ...fields });
  expect(answer.status).toBe(201);
  return staffPromotion.parse(answer.body);
}

beforeAll(async () => {
  const { body } = await admin('GET', '/api/gambling-licences');
  for (const { id, code } of z.array(gamblingLicences.shape).parse(body)) licenceIds.set(code, id);
  for (const licences of HELD) {
    const made = await admin('POST', '/api/casinos', { name: `Of ${licences.join(' and ')}` });
    const { id } = casino.parse(made.body);
    await admin('PATCH', `/api/casinos/${id}`, { published: true });
    for (const code of licences) {
      await admin('PATCH', `/api/casinos/${id}/gambling-licences`, {
        action: 'add',
        licenceId: licenceIds.get(code),
      });
    }
    casinos.push({ id, licences });
    const countries = [['gl'], ['GB', 'FR', 'AU', 'SE'], ['NZ']];
    const terms = [{ significantTerms: '18+' }, {}];
    const wagering = [{}, { times: 10 }, { times: 10.5 }, { times: 20 }, { times: 20.1 }];
    const products = [{}, { product: 'slots' }, { product: 'mixed' }];
    // Each of these with each casino, and one after the other with the others.
    for (let turn = 0; turn < wagering.length * products.length; turn += 1) {
      const { times } = wagering[turn % wagering.length] ?? {};
      offers.push(
        await created({
          casinoId: id,
          countries: countries[turn % countries.length],
          ...terms[Math.floor(turn / 2) % 2],
          ...(times !== undefined && { wagering: { times, of: 'bonus' } }),
          ...products[Math.floor(turn / wagering.length)],
        }),
      );
    }
  }
}, 60_000);

afterAll(async () => {
  await service.stop();
  rmSync(folder, { recursive: true });
});

/** Offers that `withheld` lets through: the reference for the service's queries. */
function lawful(asked: string | null, from: string | null): StaffPromotion[] {
  const country = asked ?? 'GB';
  return offers.filter((offer) => {
    const of = { licences: casinos.find(({ id }) => id === offer.casinoId)?.licences ?? [] };
    const isFor = offer.countries.some((code) => code === 'gl' || code === country);
    const isShown = (code: string | null) =>
      law.withheld({ offer, casino: of, country: code }).shown;
    return isFor && isShown(country) && isShown(from);
  });
}

const idsOf = (some: readonly { readonly id: number }[]) =>
  some.map(({ id }) => id).toSorted((one, other) => one - other);

async function read(path: string, from: string | null): Promise<unknown> {
  const headers = from === null ? {} : { [VISITOR_COUNTRY_HEADER]: from };
  const answer = await visitor('GET', path, undefined, headers);
  expect(answer.status).toBe(200);
  return answer.body;
}

const inCountry = (asked: string | null) => (asked === null ? '' : `country=${asked}&`);
const listed = z.object({ data: z.array(publicPromotion), total: z.int() });
const listedCasinos = z.object({ data: z.array(casinoCard), total: z.int() });

describe('an offer reaches a visitor when neither the country asked for nor their own withholds it', () => {
  test('there is something to withhold everywhere, and something to show but in Australia', () => {
    for (const country of ['GB', 'SE', 'NZ']) {
      const shown = lawful(country, country).length;
      expect(shown).toBeGreaterThan(0);
      expect(shown).toBeLessThan(lawful('FR', null).length);
    }
    expect(lawful('AU', null)).toEqual([]);
    expect(lawful('FR', 'AU')).toEqual([]);
  });

  test.each(PAIRS)(
    'asked for %s and visiting from %s: offers and their number',
    async (...pair) => {
      const [asked, from] = pair;
      const wanted = lawful(asked, from);
      const path = `/api/public/promotions?${inCountry(asked)}`;
      const { data, total } = listed.parse(await read(path, from));
      expect(idsOf(data)).toEqual(idsOf(wanted));
      expect(total).toBe(wanted.length);
      const slice = listed.parse(await read(`${path}limit=2&offset=1`, from));
      expect(slice).toEqual({ data: data.slice(1, 3), total });
    },
  );

  test.each(PAIRS)('asked for %s and visiting from %s: casinos', async (asked, from) => {
    const wanted = lawful(asked, from);
    const path = `/api/public/casinos?${inCountry(asked)}limit=100`;
    const { data, total } = listedCasinos.parse(await read(path, from));
    expect(total).toBe(data.length);
    expect(idsOf(data)).toEqual(
      idsOf(casinos.filter(({ id }) => wanted.some((offer) => offer.casinoId === id))),
    );
    for (const { id, promotions } of data) {
      expect(promotions).toBe(wanted.filter(({ casinoId }) => casinoId === id).length);
    }
  });

  test.each(COUNTRIES)('visiting from %s: counts of every country', async (from) => {
    const counts = z.array(countryCount).parse(await read('/api/public/country-counts', from));
    const codes = ['GB', 'SE', 'AU', 'NZ', 'FR', 'GL'];
    const wanted = codes
      .map((code) => {
        const shown = lawful(code, from);
        const casinoIds = new Set(shown.map(({ casinoId }) => casinoId));
        return { code, promotions: shown.length, casinos: casinoIds.size };
      })
      .filter(({ promotions }) => promotions > 0);
    expect(counts).toHaveLength(wanted.length);
    expect(counts).toEqual(expect.arrayContaining(wanted));
  });

  test("a casino's own offers are those that the visitor's country does not withhold, for countries that do not either", async () => {
    for (const from of COUNTRIES) {
      for (const { id } of casinos) {
        const body = await read(`/api/casinos/${id}/promotions`, from);
        const found = z
          .array(z.object({ id: z.int(), countries: z.array(z.string()) }))
          .parse(body);
        const wanted = offers.flatMap((offer) => {
          const seenIn = (code: string) =>
            lawful(code === 'gl' ? (from ?? 'FR') : code, from).includes(offer);
          const countries = offer.casinoId === id ? offer.countries.filter(seenIn) : [];
          return countries.length > 0 ? [{ id: offer.id, countries }] : [];
        });
        expect(idsOf(found)).toEqual(idsOf(wanted));
        expect(found).toEqual(expect.arrayContaining(wanted));
      }
    }
    const [{ id } = { id: 0 }] = casinos;
    const staff = await user('GET', `/api/casinos/${id}/promotions`, undefined, {
      [VISITOR_COUNTRY_HEADER]: 'AU',
    });
    expect(staff.body).toHaveLength(15);
  });

  test('offers are filtered by what casinos have whose offers may be seen', async () => {
    const licencesIn = async (from: string | null) =>
      bonusFacets
        .parse(await read('/api/public/bonus-facets', from))
        .licences.map(({ code }) => code)
        .toSorted();
    expect(await licencesIn(null)).toEqual(['curacao', 'mga', 'spelinspektionen', 'ukgc']);
    expect(await licencesIn('GB')).toEqual(['spelinspektionen', 'ukgc']);
    expect(await licencesIn('AU')).toEqual([]);
  });

  test("a review stays readable where its casino's offers are withheld", async () => {
    const [{ id } = { id: 0 }] = casinos;
    expect(await read(`/api/casinos/${id}`, 'AU')).toMatchObject({ id });
    expect(await read(`/api/casinos/${id}`, 'GB')).toMatchObject({ id });
  });
});

describe('staff read in which countries the law withholds a promotion', () => {
  const marketsOf = async (id: number) => {
    const answer = await user('GET', `/api/promotions/${id}/markets`);
    expect(answer.status).toBe(200);
    return z.array(promotionMarket).parse(answer.body);
  };
  const unlicensed = () => casinos.find(({ licences }) => licences.includes('curacao'))?.id ?? 0;

  test('each of its countries, with all reasons', async () => {
    const { id } = await created({
      casinoId: unlicensed(),
      countries: ['GB', 'FR', 'AU', 'NZ'],
      wagering: { times: 20, of: 'bonus' },
      product: 'mixed',
    });
    expect(await marketsOf(id)).toEqual([
      {
        country: 'GB',
        shown: false,
        reasons: [
          'no licence of ukgc',
          'terms are missing',
          'wagering 20 is above 10',
          'mixed products are hidden',
        ],
      },
      { country: 'FR', shown: true, reasons: [] },
      { country: 'AU', shown: false, reasons: ['no offers are shown'] },
      { country: 'NZ', shown: true, reasons: [] },
    ]);
    await admin('DELETE', `/api/promotions/${id}`);
  });

  test('of a global one each country that has rules of its own', async () => {
    const { id } = await created({
      casinoId: unlicensed(),
      countries: ['gl'],
      significantTerms: '18+',
    });
    expect(await marketsOf(id)).toEqual([
      { country: 'AU', shown: false, reasons: ['no offers are shown'] },
      { country: 'GB', shown: false, reasons: ['no licence of ukgc'] },
      { country: 'NZ', shown: true, reasons: [] },
      { country: 'SE', shown: false, reasons: ['no licence of spelinspektionen or mga'] },
    ]);
    await admin('DELETE', `/api/promotions/${id}`);
  });

  test('visitors do not, and one that does not exist is 404', async () => {
    const [{ id } = { id: 0 }] = offers;
    expect((await visitor('GET', `/api/promotions/${id}/markets`)).status).toBe(401);
    expect((await user('GET', '/api/promotions/abc/markets')).status).toBe(400);
    const missing = await user('GET', '/api/promotions/999999/markets');
    expect(missing.status).toBe(404);
    expect(missing.body).toMatchObject({ message: 'Promotion Not Found' });
  });
});

describe('the licences that the law names', () => {
  test('are not deleted, though no casino holds them', async () => {
    const alone = lawFile('alone.json', { CA: { offers: 'licensed', licences: ['agco'] } });
    const other = await startCasinoUnderTest({ LAW_FILE: alone });
    const { body } = await other.admin('GET', '/api/gambling-licences');
    const all = z.array(gamblingLicences.shape).parse(body);
    const remove = (code: string) =>
      other.superAdmin(
        'DELETE',
        `/api/gambling-licences/${all.find((licence) => licence.code === code)?.id}`,
      );
    const refused = await remove('agco');
    expect(refused.status).toBe(409);
    expect(refused.body).toMatchObject({ message: expect.stringContaining('LAW_FILE') });
    expect((await remove('kahnawake')).status).toBe(200);
    await other.stop();
  });

  test('have to exist: else the service does not start, and names them', async () => {
    const { mongodbUrl, database } = freshDatabase();
    const child = spawn(process.execPath, [SERVER], {
      env: {
        PATH: process.env['PATH'],
        NODE_ENV: 'test',
        PORT: '0',
        MONGODB_URL: mongodbUrl,
        MONGODB_DATABASE: database,
        IDENTITY_URL: UNREACHABLE_URL,
        CATALOG_URL: UNREACHABLE_URL,
        SERVICE_SECRET: TEST_SERVICE_SECRET,
        LAW_FILE: lawFile('unknown.json', { GB: { licences: ['ukgc', 'ukgcc'] } }),
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const [said, failed, [code]] = await Promise.all([
      text(child.stdout),
      text(child.stderr),
      once(child, 'exit'),
    ]);
    expect(code).toBe(1);
    expect(said + failed).toContain("GB: there is no gambling licence 'ukgcc'");
    expect(said + failed).toContain('unknown.json');
  }, 60_000);
});
