import { afterAll, describe, expect, test } from '@jest/globals';
import { country } from '@slots/contracts/geo/countries';
import { createLogger } from '@slots/logger/logger';
import { createApiCaller } from '@slots/testing/api-caller';
import { freshDatabase } from '@slots/testing/databases';
import { createMongoGate } from '@slots/testing/gate';
import { serviceCredential, TEST_SERVICE_SECRET } from '@slots/testing/test-identity';
import { untilReady } from '@slots/testing/until';
import { z } from 'zod';
import { startGeo } from './app.ts';
import { geoSettings } from './env.ts';

const { mongodbUrl, database } = freshDatabase();

function start(settings: Record<string, unknown> = {}) {
  return startGeo(
    geoSettings.parse({
      NODE_ENV: 'test',
      PORT: 0,
      SERVICE_SECRET: TEST_SERVICE_SECRET,
      MONGODB_URL: mongodbUrl,
      MONGODB_DATABASE: database,
      // No user is signed in here.
      IDENTITY_URL: 'http://127.0.0.1:1',
      ...settings,
    }),
    createLogger({ name: 'geo', level: 'silent' }),
  );
}

// Two replicas start side by side on an empty database.
const replicas = await Promise.all([start(), start()]);
const urls = replicas.map(({ url }) => url);
await Promise.all(urls.map((one) => untilReady(one)));
const [url = ''] = urls;

afterAll(async () => {
  await Promise.all(replicas.map((replica) => replica.close()));
});

async function listAt(address: string) {
  return z.array(country).parse((await createApiCaller(address)('GET', '/api/countries')).body);
}

function detect(address: string) {
  return fetch(`${url}/api/geo-detect?_=1`, { headers: { 'X-Client-Address': address } });
}

describe('the countries', () => {
  test('are all of ISO 3166 and Global, without Greenland', async () => {
    const countries = await listAt(url);
    expect(countries).toHaveLength(249);
    expect(new Set(countries.map(({ id }) => id)).size).toBe(249);
    expect(new Set(countries.map(({ slug }) => slug)).size).toBe(249);
    expect(countries.find(({ code }) => code === 'GL')).toMatchObject({ name: 'Global' });
    expect(countries.map(({ name }) => name)).not.toContain('Greenland');
  });

  test('begin with United Kingdom, then Global, then go by name', async () => {
    const names = (await listAt(url)).map(({ name }) => name);
    expect(names.slice(0, 4)).toEqual(['United Kingdom', 'Global', 'Afghanistan', 'Åland Islands']);
    expect(names.slice(2)).toEqual(names.slice(2).toSorted((a, b) => a.localeCompare(b, 'en')));
  });

  test.each([
    [826, 'GB', 'United Kingdom', 'united-kingdom', '🇬🇧'],
    [840, 'US', 'United States', 'united-states', '🇺🇸'],
    [124, 'CA', 'Canada', 'canada', '🇨🇦'],
    [36, 'AU', 'Australia', 'australia', '🇦🇺'],
    [554, 'NZ', 'New Zealand', 'new-zealand', '🇳🇿'],
    [710, 'ZA', 'South Africa', 'south-africa', '🇿🇦'],
    [384, 'CI', "Côte d'Ivoire", 'cote-d-ivoire', '🇨🇮'],
    [180, 'CD', 'DR Congo', 'dr-congo', '🇨🇩'],
  ])('hold %d %s as %s', async (id, code, name, slug, flag) => {
    expect(await listAt(url)).toContainEqual({ id, code, name, slug, flag });
  });

  test('have names without the inversions and titles of official lists', async () => {
    for (const { name } of await listAt(url)) {
      expect(name).not.toMatch(/, .* of|Republic of (?!the Congo)|\(the\)|Province|State of/);
    }
  });

  test('are the same at every replica, and after another start', async () => {
    const third = await start();
    await untilReady(third.url);
    const lists = await Promise.all([...urls, third.url].map(listAt));
    await third.close();
    expect(lists[1]).toEqual(lists[0]);
    expect(lists[2]).toEqual(lists[0]);
  });

  test('may be cached for a while', async () => {
    const answer = await createApiCaller(url)('GET', '/api/countries');
    expect(answer.headers.get('cache-control')).toBe('public, max-age=300');
  });
});

describe('detecting the country', () => {
  test.each([
    ['81.2.69.142', 'GB'],
    ['8.8.8.8', 'US'],
    ['::ffff:81.2.69.142', 'GB'],
    ['64:ff9b::81.2.69.142', 'GB'],
    ['2002:5102:458e::1', 'GB'],
    ['2001:4860:4860::8888', 'US'],
  ])('finds %s in %s', async (address, code) => {
    const answer = await detect(address);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(await answer.json()).toEqual({
      name: expect.any(String),
      code,
      slug: expect.any(String),
      flag: expect.any(String),
    });
  });

  test.each([
    '127.0.0.1',
    '::1',
    '10.1.2.3',
    // The database knows countries for these.
    '192.168.1.1',
    '172.16.5.4',
    '198.51.100.1',
    '203.0.113.1',
    '::ffff:192.168.1.1',
    '64:ff9b::192.168.1.1',
    '2002:c0a8:101::1',
    '2001:db8::1',
    '2620:4f:8000::1',
    '::8.8.8.8',
    '::808:808',
    'not an address',
  ])('knows no country for %s', async (address) => {
    const answer = await detect(address);
    expect(answer.status).toBe(404);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(await answer.json()).toMatchObject({
      message: 'No country is known for this address.',
    });
  });

  test('knows no country in Greenland, whose code means Global', async () => {
    expect((await detect('88.83.0.1')).status).toBe(404);
  });
});

describe('locating an address for another service', () => {
  const asked = (path: string) =>
    createApiCaller(url, serviceCredential('catalog', 'geo'))('GET', path);

  test('gives the code, or null', async () => {
    expect((await asked('/internal/locate?address=81.2.69.142')).body).toEqual({ code: 'GB' });
    expect((await asked('/internal/locate?address=127.0.0.1')).body).toEqual({ code: null });
    expect((await asked('/internal/locate')).status).toBe(400);
  });

  test('is for services only', async () => {
    const visitor = await createApiCaller(url)('GET', '/internal/locate?address=8.8.8.8');
    expect(visitor.status).toBe(401);
  });
});

test('a search takes a code or another name that is typed in full for the name of the country', async () => {
  const call = createApiCaller(url, serviceCredential('gateway', 'geo'));
  const first = async (q: string) =>
    z
      .array(z.looseObject({ name: z.string() }))
      .parse((await call('GET', `/internal/search?q=${q}`)).body)[0]?.name;
  expect(await Promise.all(['uk', 'GB', 'us', 'usa', 'ukr', 'unit'].map(first))).toEqual([
    'United Kingdom',
    'United Kingdom',
    'United States',
    'United States',
    'Ukraine',
    'United Arab Emirates',
  ]);
  // Its code means Global here.
  expect(await first('greenland')).toBeUndefined();
});

test('without MongoDB it starts, says 503, and works once MongoDB is there', async () => {
  const gate = await createMongoGate(mongodbUrl);
  const late = await start({ MONGODB_URL: gate.url });
  const call = createApiCaller(late.url);
  expect((await call('GET', '/healthz')).status).toBe(200);
  expect((await call('GET', '/readyz')).status).toBe(503);
  expect((await call('GET', '/api/countries')).status).toBe(503);
  await gate.open();
  await untilReady(late.url);
  expect((await call('GET', '/api/countries')).status).toBe(200);
  await gate.shut();
  expect((await call('GET', '/api/countries')).status).toBe(200);
  // It answers from memory, so it survives the end of MongoDB.
  expect(await call('GET', '/readyz')).toMatchObject({
    status: 200,
    body: { dependencies: { countries: 'up', mongodb: 'degraded' } },
  });
  await late.close();
});
