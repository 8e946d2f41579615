/**
 * The share of pages that are answered from the gateway's memory: 115 pages by Zipf's law under law-strict.json with the default
 * PUBLIC_CACHE_BYTES, by visitors of one country, and of thirty. Needs a MongoDB and a Redis, in which it leaves databases whose
 * names begin with bench-; `npm run bench` takes them away:
 *
 *     MONGODB_URL=… REDIS_URL=… node gateway/bench/cached-pages.bench.ts
 *
 * BENCH_BEFORE names another checkout of the repository, which is measured beside this one in the same run.
 */
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { openAddressCountries } from '@slots/address-country/address-countries';
import { goalOf, measureAll, number, type Section, tell } from '@slots/benchmark/report';
import { listCasinoDirectory, listCountryCounts } from '@slots/contracts/casino/public-casinos';
import { listPublicGames } from '@slots/contracts/catalog/public-games';
import { listCountries } from '@slots/contracts/geo/countries';
import { freePort } from '@slots/processes/ports';
import { REPOSITORY } from '@slots/processes/repository';
import { buildWebIfChanged } from '@slots/processes/web-build';
import { startMeasuredSystem } from '@slots/testing/measured-system';
import { until } from '@slots/testing/until';
import { Pool } from 'undici';
import type { z } from 'zod';

const PAGES = 115;
const COUNTRIES = 30;
/** Requests of the warm-up, and as many of the measurement. */
const REQUESTS = 3_000;
const AT_ONCE = 4;
const GAMES = 100;
/** Answers of the first seconds may show data from before the start, and are not cached. */
const SETTLED_MS = 3_000;
const LAW_FILE = join(REPOSITORY, 'packages/country-law/law-strict.json');
const { BENCH_BEFORE: before } = process.env;

interface Figures {
  readonly cached: number;
  readonly entries: number;
  readonly megabytes: number;
  readonly failed: number;
}

/** The same numbers between 0 and 1 in each run. */
function* chances(): Generator<number, void> {
  for (let state = 1; ; ) {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    yield state / 2 ** 32;
  }
}

/** A place below `places`, the first one most often: each weighted by 1 / (its place + 1). */
function zipf(places: number, chance: number): number {
  const weights = Array.from({ length: places }, (_none, place) => 1 / (place + 1));
  let left = chance * weights.reduce((sum, weight) => sum + weight, 0);
  return Math.max(
    0,
    weights.findIndex((weight) => {
      left -= weight;
      return left < 0;
    }),
  );
}

/** An address of each of these countries. */
async function addressesIn(codes: readonly string[]): Promise<string[]> {
  const countries = await openAddressCountries();
  const found = new Map<string, string>();
  for (const chance of chances()) {
    const bits = Math.floor(chance * 2 ** 32);
    const address = [24, 16, 8, 0].map((shift) => (bits >>> shift) & 255).join('.');
    const code = countries.codeOf(address);
    if (code !== null && codes.includes(code)) found.set(code, address);
    if (found.size === codes.length) break;
  }
  return codes.flatMap((code) => found.get(code) ?? []);
}

async function read<Shape extends z.ZodType>(url: string, shape: Shape): Promise<z.output<Shape>> {
  const answer = await fetch(url);
  if (!answer.ok) throw new Error(`${url}: ${answer.status}`);
  return shape.parse(await answer.json());
}

/** The pages, the most read first: lists, offers and casinos among games. */
async function pagesOf(url: string): Promise<string[]> {
  const { data: games } = await read(
    `${url}${listPublicGames.path}?limit=100&sort=name`,
    listPublicGames.responses[200],
  );
  const { data: casinos } = await read(
    `${url}${listCasinoDirectory.path}?limit=100`,
    listCasinoDirectory.responses[200],
  );
  const countries = await read(url + listCountries.path, listCountries.responses[200]);
  const kinds = [
    ['/', '/free-to-play', '/latest-slots', '/high-rtp', '/casinos', '/country'],
    countries.slice(0, 20).map(({ slug }) => `/country/${slug}`),
    casinos.map(({ slug }) => `/casino/${slug}`),
    casinos.map(({ slug }) => `/casino-review/${slug}`),
    games.map(({ slug }) => `/free-to-play/${slug}`),
  ];
  const longest = Math.max(...kinds.map(({ length }) => length));
  return Array.from({ length: longest }, (_none, place) =>
    kinds.flatMap((kind) => kind[place] ?? []),
  )
    .flat()
    .slice(0, PAGES);
}

/** A figure that Prometheus would read. */
async function metric(url: string, name: string): Promise<number> {
  const text = await (await fetch(`${url}/metrics`)).text();
  const lines = text.split('\n').filter((line) => line.startsWith(`${name}{`));
  return lines.reduce((sum, line) => sum + Number(line.split(' ').at(-1)), 0);
}

async function measure(root: string): Promise<readonly (readonly [string, Figures])[]> {
  const metricsPort = await freePort();
  const system = await startMeasuredSystem({
    root,
    env: {
      RATE_LIMIT_PROFILE: 'off',
      LAW_FILE,
      METRICS_PORT: String(metricsPort),
      SEED_GAMES: String(GAMES),
      SIMULATOR_GAMES: String(GAMES),
    },
  });
  const gateway = `http://127.0.0.1:${metricsPort}`;
  try {
    await untilFilled(system.url);
    const pages = await pagesOf(system.url);
    const counts = await read(
      system.url + listCountryCounts.path,
      listCountryCounts.responses[200],
    );
    const offered = counts.map(({ code }) => code).filter((code) => code !== 'GL');
    const countries = await read(system.url + listCountries.path, listCountries.responses[200]);
    const codes = [...new Set([...offered, ...countries.map(({ code }) => code)])];
    const addresses = await addressesIn(codes.slice(0, COUNTRIES));
    const figures: [string, Figures][] = [];
    for (const [name, from] of [
      ['one country', addresses.slice(0, 1)],
      [`${COUNTRIES} countries`, addresses],
    ] as const) {
      const chance = chances();
      await visit(system.url, pages, { addresses: from, chance });
      const visits = await visit(system.url, pages, { addresses: from, chance });
      figures.push([
        name,
        {
          ...visits,
          entries: await metric(gateway, 'public_cache_entries'),
          megabytes: (await metric(gateway, 'public_cache_bytes')) / 2 ** 20,
        },
      ]);
    }
    return figures;
  } finally {
    await system.stop();
  }
}

async function untilFilled(url: string): Promise<void> {
  let tries = 0;
  await until(
    async () => {
      tries += 1;
      const { total } = await read(
        `${url}${listPublicGames.path}?limit=1&_t=${tries}`,
        listPublicGames.responses[200],
      );
      if (total < GAMES * 0.9) throw new Error(`Only ${total} games were imported`);
    },
    { timeoutMs: 120_000 },
  );
  // Nothing changes any more.
  await delay(SETTLED_MS);
}

/** Reads pages as often as their place says, from one address after the other. */
async function visit(
  url: string,
  pages: readonly string[],
  {
    addresses,
    chance,
  }: { readonly addresses: readonly string[]; readonly chance: Iterator<number, void> },
): Promise<Pick<Figures, 'cached' | 'failed'>> {
  const pool = new Pool(url, { connections: AT_ONCE });
  let asked = 0;
  let failed = 0;
  let cached = 0;
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      while (asked < REQUESTS) {
        const address = addresses[asked % addresses.length] ?? '';
        asked += 1;
        const { statusCode, headers, body } = await pool.request({
          method: 'GET',
          path: pages[zipf(pages.length, chance.next().value ?? 0)] ?? '/',
          headers: { 'accept-encoding': 'gzip, deflate, br, zstd', 'x-forwarded-for': address },
        });
        await body.dump({ limit: Number.MAX_SAFE_INTEGER });
        if (statusCode !== 200) failed += 1;
        if (Number(headers['age'] ?? 0) > 0) cached += 1;
      }
    }),
  );
  await pool.close();
  return { cached: cached / REQUESTS, failed };
}

async function cachedPages(): Promise<Section> {
  const others = before === undefined ? [] : [['before', await measure(before)] as const];
  buildWebIfChanged();
  const ours = await measure(REPOSITORY);
  const [one, many] = ours.map(([, { cached }]) => cached);
  return {
    title: 'Pages of several countries',
    notes: [
      `${PAGES} pages by Zipf's law, law-strict.json and the default PUBLIC_CACHE_BYTES; ${REQUESTS.toLocaleString('en')} requests, after as many that do not count, by visitors of one country, and then of ${COUNTRIES} in turns. A page counts as cached when it was made at least a second before.`,
    ],
    head: ['', 'cached', 'answers in memory', 'their MB', 'failed'],
    rows: [...others, ['now', ours] as const].flatMap(([when, figures]) =>
      figures.map(([name, { cached, entries, megabytes, failed }]) => [
        `${when}, ${name}`,
        `${number(100 * cached, 1)} %`,
        String(entries),
        number(megabytes, 1),
        String(failed),
      ]),
    ),
    goals: [
      goalOf(
        `pages cached with ${COUNTRIES} countries, to one`,
        one === undefined || many === undefined ? null : many / one,
        { atLeast: 0.9 },
      ),
    ],
  };
}

tell(await measureAll({ 'cached pages': cachedPages }));
