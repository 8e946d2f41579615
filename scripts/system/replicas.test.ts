import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, jest, test } from '@jest/globals';
import { casino } from '@slots/contracts/casino/casinos';
import { importBatch, listImportJobs } from '@slots/contracts/catalog/imports';
import { listImportedIds } from '@slots/contracts/catalog/library-games';
import { listPublicGames } from '@slots/contracts/catalog/public-games';
import { createApiCaller, signIn } from '@slots/testing/api-caller';
import { type ReplicatedSystem, startReplicatedSystem } from '@slots/testing/replicated-system';
import { until } from '@slots/testing/until';
import { TEST_ADMIN } from '@slots/testing/whole-system';
import { z } from 'zod';

const GAMES = 400;
/** Games that are not imported until three workers share an import. */
const FRESH = 200;
/** Between two calls of each loop that makes the load. */
const PAUSE_MS = 100;

const ids = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_none, index) => from + index);

let system: ReplicatedSystem;
let cookie: Readonly<Record<string, string>>;

jest.setTimeout(300_000);

beforeAll(async () => {
  system = await startReplicatedSystem({ count: 2, env: { SIMULATOR_GAMES: String(GAMES) } });
  cookie = { Cookie: await signIn(system.url, TEST_ADMIN) };
}, 180_000);
afterAll(() => system?.stop(), 60_000);

/** One replica of each, by turns. */
function byTurns(urls: readonly string[]): (turn: number) => string {
  return (turn) => urls[turn % urls.length] ?? '';
}

describe('a rolling restart of everything under load', () => {
  interface Sent {
    readonly method?: string;
    readonly path: string;
    readonly body?: unknown;
  }

  /** Sends requests one after the other, until told to stop; keeps those that were not answered as they should. */
  function startLoad(url: string) {
    const failures: unknown[] = [];
    const answered = new Map<string, number>();
    let going = true;

    async function send({ method = 'GET', path, body }: Sent): Promise<unknown> {
      try {
        const answer = await fetch(`${url}${path}`, {
          method,
          headers: { ...cookie, ...(body ? { 'Content-Type': 'application/json' } : {}) },
          ...(body ? { body: JSON.stringify(body) } : {}),
        });
        const text = await answer.text();
        if (!answer.ok) failures.push({ method, path, status: answer.status, text });
        return answer.headers.get('content-type')?.includes('json') ? JSON.parse(text) : text;
      } catch (error) {
        failures.push({ method, path, error, cause: error instanceof Error && error.cause });
        return undefined;
      }
    }

    async function repeat(name: string, turn: (count: number) => Promise<unknown>) {
      for (let count = 0; going; count += 1) {
        await turn(count);
        answered.set(name, count + 1);
        await delay(PAUSE_MS);
      }
    }

    return {
      send,
      repeat,
      answered,
      failures,
      stop() {
        going = false;
      },
    };
  }

  test('fails no request, and loses nothing of what was written', async () => {
    const { send, repeat, answered, failures, stop } = startLoad(system.url);
    const named = z.object({ id: z.int() });
    const create = async (path: string, name: string) =>
      named.parse(await send({ method: 'POST', path, body: { name } })).id;
    const partner = await create('/api/affiliates', 'Partner of the roll');
    const assigned = await create('/api/casinos', 'Assigned');
    const casinos: unknown[] = [];

    const load = Promise.all([
      repeat('pages', (count) => send({ path: count % 2 === 0 ? '/' : '/country/canada' })),
      repeat('games', (count) => send({ path: `/api/public/games?page=${(count % 9) + 1}` })),
      repeat('search', () => send({ path: '/api/search?q=gold' })),
      repeat('countries', () => send({ path: '/api/countries' })),
      repeat('session', () => send({ path: '/api/auth/session' })),
      repeat('sign-in', () => send({ method: 'POST', path: '/api/auth/login', body: TEST_ADMIN })),
      repeat('casinos', async (count) => {
        casinos.push(
          await send({ method: 'POST', path: '/api/casinos', body: { name: `Rolled ${count}` } }),
        );
      }),
      repeat('assignments', () =>
        send({ method: 'POST', path: `/api/deployment-fix/force-assign/${partner}/${assigned}` }),
      ),
      repeat('imports', (count) => {
        const from = FRESH + 1 + ((count * 5) % (GAMES - FRESH));
        const body = { gameIds: ids(from, from + 4) };
        return send({ method: 'POST', path: importBatch.path, body });
      }),
    ]);
    await system.roll();
    stop();
    await load;

    expect(failures).toEqual([]);
    for (const [, count] of answered) expect(count).toBeGreaterThan(20);
    const call = createApiCaller(system.url);
    const created = casinos.map((answer) => casino.parse(answer).id);
    expect(new Set(created).size).toBe(created.length);
    const list = await call('GET', '/api/casinos?search=Rolled', undefined, cookie);
    expect(list.body).toMatchObject({ total: created.length });
    const { data } = listImportJobs.responses[200].parse(
      (await call('GET', `${listImportJobs.path}?limit=100`, undefined, cookie)).body,
    );
    expect(new Set(data.map(({ state }) => state))).toEqual(new Set(['completed']));
    expect(data.every(({ progress }) => progress.succeeded === progress.total)).toBe(true);
  });
});

describe('three of every process', () => {
  beforeAll(() => system.grow(), 120_000);

  test('a session of one gateway counts at the others, and ends at all', async () => {
    const [one = '', ...others] = system.urlsOf('gateway');
    const own = { Cookie: await signIn(one, TEST_ADMIN) };
    const ask = (url: string) => createApiCaller(url)('GET', '/api/auth/session', undefined, own);
    for (const url of others) expect((await ask(url)).status).toBe(200);
    await createApiCaller(one)('POST', '/api/auth/logout', undefined, own);
    for (const url of others) await until(async () => expect((await ask(url)).status).toBe(401));
  });

  test('the workers share an import, which takes every game once', async () => {
    const call = createApiCaller(system.url);
    const body = { gameIds: ids(1, GAMES) };
    const answer = await call('POST', importBatch.path, body, cookie);
    const { results } = importBatch.responses[200].parse(answer.body);
    expect(results.failed).toBe(0);
    expect(results.success.toSorted((a, b) => a - b)).toEqual(body.gameIds);
    const imported = await call('GET', listImportedIds.path, undefined, cookie);
    expect(imported.body).toEqual(ids(1, GAMES));
  });

  test('a random order has each game once, whichever replica tells its pages', async () => {
    const urlOf = byTurns(system.urlsOf('catalog'));
    const read = async (at: number, path: string) =>
      listPublicGames.responses[200].parse((await createApiCaller(urlOf(at))('GET', path)).body);
    const path = `${listPublicGames.path}?random=true&limit=10`;
    // The catalogue has withdrawn a few.
    const total = await until(async () => {
      const told = await Promise.all(system.urlsOf('catalog').map((_url, at) => read(at, path)));
      const [total = 0, ...others] = new Set(told.map((list) => list.total));
      expect(total).toBeGreaterThan(GAMES / 2);
      expect(others).toEqual([]);
      return total;
    });
    const { seed } = await read(0, path);
    const told: number[] = [];
    for (const page of ids(1, Math.ceil(total / 10))) {
      const { data } = await read(page, `${path}&seed=${seed}&page=${page}`);
      told.push(...data.map(({ external_id }) => external_id));
    }
    expect(told).toHaveLength(total);
    expect(new Set(told).size).toBe(total);
  });

  test('what is changed through one gateway is what the others tell', async () => {
    const [one = '', ...others] = system.urlsOf('gateway');
    const list = async (url: string) =>
      listPublicGames.responses[200].parse(
        (await createApiCaller(url)('GET', listPublicGames.path)).body,
      );
    const totals = () => Promise.all(others.map(async (url) => (await list(url)).total));
    const { data, total } = await list(one);
    const publish = (published: boolean) =>
      createApiCaller(one)('PATCH', `/api/games/${data[0]?.external_id}`, { published }, cookie);
    expect((await publish(false)).status).toBe(200);
    await until(async () => expect(new Set(await totals())).toEqual(new Set([total - 1])));
    expect((await publish(true)).status).toBe(200);
    await until(async () => expect(new Set(await totals())).toEqual(new Set([total])));
  });

  test('the gateways count the requests of a client together', async () => {
    const [one = '', ...others] = system.urlsOf('gateway');
    const left = async (url: string): Promise<number> => {
      const answer = await createApiCaller(url)('GET', '/api/search?q=gold');
      return Number(/r=(\d+)/.exec(answer.headers.get('ratelimit') ?? '')?.[1]);
    };
    const mostLeft = async () => Math.max(...(await Promise.all(others.map(left))));
    // Again when a window of ten seconds ended in between.
    await until(
      async () => {
        const before = await mostLeft();
        for (let sent = 0; sent < 150; sent += 10) {
          await Promise.all(ids(1, 10).map(() => left(one)));
        }
        await until(async () => expect(await mostLeft()).toBeLessThan(before - 150));
      },
      { timeoutMs: 30_000 },
    );
  });
});
