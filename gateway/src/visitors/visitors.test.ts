import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { getPublicGuide } from '@slots/contracts/casino/guides';
import { listOfferCountries, listPublicCasinos } from '@slots/contracts/casino/public-casinos';
import { getCasinoReview } from '@slots/contracts/casino/reviews';
import { changesChannel } from '@slots/contracts/changes';
import { listCountries } from '@slots/contracts/geo/countries';
import { VISITOR_COUNTRY_HEADER } from '@slots/contracts/visitor-country';
import { visitRedis } from '@slots/redis/one-visit';
import { redisUrl } from '@slots/testing/databases';
import { until } from '@slots/testing/until';
import { untilKeeping, WITH_CACHE } from '../testing/numbered-answers.ts';
import { send } from '../testing/send.ts';
import { startSystem, type TestSystem } from '../testing/system.ts';

/** Addresses by the country that they are in. */
const AT = {
  GB: '81.2.69.142',
  US: '8.8.8.8',
  AU: '1.1.1.1',
  NL: '145.97.39.155',
  SE: '130.237.28.40',
  GL: '88.83.0.1',
  home: '127.0.0.1',
} as const;

/** Pages are made of answers that may show data from before the start. */
const PAGES_LAST_AFTER_MS = 3_000;

const countriesOf = (requests: readonly IncomingMessage[]) =>
  requests
    .filter(({ url }) => url !== listOfferCountries.path)
    .map(({ headers }) => headers[VISITOR_COUNTRY_HEADER]);

describe("the visitor's country", () => {
  let system: TestSystem;
  beforeAll(async () => {
    system = await startSystem({ RATE_LIMIT_PROFILE: 'off' });
  }, 20_000);
  afterAll(() => system.stop());
  beforeEach(() => {
    system.service.requests.length = 0;
    system.web.requests.length = 0;
  });

  test.each([
    ['GB', 'GB'],
    ['US', 'US'],
    ['GL', undefined],
    ['home', undefined],
  ] as const)('is told to owners and to the web app: %s', async (from, told) => {
    const headers = { 'X-Forwarded-For': AT[from] };
    await send(system.url, { path: listPublicCasinos.path, headers });
    await send(system.url, { path: '/my-games', headers });
    expect(countriesOf([...system.service.requests, ...system.web.requests])).toEqual([told, told]);
  });

  test('is never what a visitor says', async () => {
    const headers = { 'X-Visitor-Country': 'AU' };
    await send(system.url, { path: listPublicCasinos.path, headers });
    await send(system.url, {
      path: listPublicCasinos.path,
      headers: { ...headers, 'X-Forwarded-For': AT.GB },
    });
    expect(countriesOf(system.service.requests)).toEqual([undefined, 'GB']);
  });
});

describe('visitors of several countries', () => {
  const folder = mkdtempSync(join(tmpdir(), 'law-'));
  const lawFile = join(folder, 'law.json');
  let system: TestSystem;

  let withOffers = ['GB'];

  /** Answers of the casino service and the web app: each says for whom it was made. */
  function answer(): void {
    system.service.handler = (request, response) => {
      const isOwn = request.url === listOfferCountries.path;
      response.writeHead(200, { 'Content-Type': 'application/json' });
      response.end(JSON.stringify(isOwn ? withOffers : { at: system.service.requests.length }));
    };
    system.web.handler = (request, response) => {
      response.writeHead(200, { 'Content-Type': 'text/html', 'Cache-Control': 'no-cache' });
      const [country] = countriesOf([request]);
      response.end(`<p>${String(country)}</p>`);
    };
    system.service.requests.length = 0;
    system.web.requests.length = 0;
  }

  const askFrom = async (path: string, address: string) =>
    (await send(system.url, { path, headers: { 'X-Forwarded-For': address } })).body;
  const ask = (path: string, from: keyof typeof AT) => askFrom(path, AT[from]);

  beforeAll(async () => {
    const fallback = { demo: 'age-gate', terms: 'optional' };
    const law = { default: fallback, AU: { offers: 'none' }, SE: { minAge: 20 } };
    writeFileSync(lawFile, JSON.stringify(law));
    system = await startSystem({ ...WITH_CACHE, LAW_FILE: lawFile });
    const startedAt = performance.now();
    await untilKeeping(system, startedAt);
    answer();
    // Until the countries with offers have been read, and a page that is made lasts.
    await until(
      async () => {
        const page = await ask(`/?page=${Math.round(performance.now())}`, 'US');
        if (!page.includes('GL')) throw new Error(`The page was made for ${page}.`);
        if (performance.now() - startedAt < PAGES_LAST_AFTER_MS) throw new Error('It ends soon.');
      },
      { timeoutMs: 15_000 },
    );
  }, 30_000);
  afterAll(async () => {
    await system.stop();
    rmSync(folder, { recursive: true });
  });
  beforeEach(answer);

  test('share the answers of calls where the same is withheld', async () => {
    const path = `${listPublicCasinos.path}?country=CA`;
    const bodies = [];
    for (const from of ['GB', 'US', 'GL', 'home', 'AU'] as const)
      bodies.push(await ask(path, from));
    expect(new Set(bodies.slice(0, 4)).size).toBe(1);
    expect(bodies[4]).not.toBe(bodies[0]);
    expect(countriesOf(system.service.requests)).toEqual(['GB', 'AU']);
    expect(await ask(path, 'AU')).toBe(bodies[4]);
  });

  test.each([
    getPublicGuide.path.replace(':slug', 'what-wagering-means'),
    getCasinoReview.path.replace(':id', '7'),
  ])('share %s as they share a page, since it has links of their country', async (path) => {
    const answers: Record<string, string> = {};
    for (const from of ['US', 'NL', 'GB', 'AU', 'SE', 'home'] as const) {
      answers[from] = await ask(path, from);
    }
    expect(countriesOf(system.service.requests)).toEqual(['GL', 'GB', 'AU', 'SE', undefined]);
    expect(answers['NL']).toBe(answers['US']);
    expect(await ask(path, 'GB')).toBe(answers['GB']);
  });

  test('share calls that say nothing of offers, whose owner hears of no country', async () => {
    await ask(listCountries.path, 'AU');
    await ask(listCountries.path, 'GB');
    expect(countriesOf(system.service.requests)).toEqual([undefined]);
  });

  test('share a page unless their country has offers or a law of its own', async () => {
    const pages: Record<string, string> = {};
    for (const from of ['US', 'NL', 'GB', 'AU', 'SE', 'home'] as const) {
      pages[from] = await ask('/high-rtp', from);
    }
    expect(pages).toEqual({
      US: '<p>GL</p>',
      NL: '<p>GL</p>',
      GB: '<p>GB</p>',
      AU: '<p>AU</p>',
      SE: '<p>SE</p>',
      home: '<p>undefined</p>',
    });
    expect(system.web.requests).toHaveLength(5);
  });

  test('of thirty countries leave most pages to the cache', async () => {
    const addresses = Array.from({ length: 60 }, (_, at) => `${at + 30}.100.20.30`);
    for (const address of addresses) await askFrom('/latest-slots', address);
    expect(system.web.requests.length).toBeLessThan(6);
  });

  test('get the page of their country once it has offers, also the first one after a quiet time', async () => {
    const asked = () =>
      system.service.requests.filter(({ url }) => url === listOfferCountries.path);
    await until(async () => {
      expect(await ask('/latest-slots', 'NL')).toBe('<p>GL</p>');
      expect(asked()).toHaveLength(1);
    });
    withOffers = ['GB', 'NL'];
    await visitRedis(await redisUrl(), (redis) =>
      redis.publish(changesChannel(redis.options.db ?? 0), JSON.stringify({ owner: 'casino' })),
    );
    // Nobody comes meanwhile.
    await until(() => expect(asked()).toHaveLength(2));
    await until(async () => expect(await ask('/latest-slots', 'NL')).toBe('<p>NL</p>'));
  });
});
