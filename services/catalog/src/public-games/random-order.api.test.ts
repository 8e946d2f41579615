import { afterAll, beforeAll, expect, jest, test } from '@jest/globals';
import { listPublicGames } from '@slots/contracts/catalog/public-games';
import { until } from '@slots/testing/until';
import { type CatalogUnderTest, startCatalogUnderTest } from '../catalog-under-test.ts';
import { storedGame } from '../game-under-test.ts';

// Pages of a random order of 25,000 games, turned while staff publish, hide and delete games.

const GAMES = 25_000;
const DRAFTS = 200;
const PAGES = 50;
const LIMIT = 100;
const REQUESTS = 50;
const ROUNDS = 3;

jest.setTimeout(240_000);

let catalog: CatalogUnderTest;

beforeAll(async () => {
  const before = new Date(Date.now() - 3_600_000);
  const stored = Array.from({ length: GAMES + DRAFTS }, (_none, index) =>
    storedGame(index + 1, { published: index < GAMES, at: before }),
  );
  catalog = await startCatalogUnderTest({ games: 1, stored });
  await counted();
});
afterAll(() => catalog.close());

interface Asked {
  readonly page: number;
  readonly seed?: string | null;
}

async function page({ page: number, seed }: Asked) {
  const query = new URLSearchParams({ random: 'true', page: String(number), limit: String(LIMIT) });
  if (seed) query.set('seed', seed);
  const { body } = await catalog.call('GET', `/api/public/games?${query}`, { as: null });
  return listPublicGames.responses[200].parse(body);
}

const idsOf = ({ data }: Awaited<ReturnType<typeof page>>) => data.map((card) => card.external_id);

async function publish(id: number, published: boolean): Promise<void> {
  const answer = await catalog.call('PATCH', `/api/games/${id}/publish`, { body: { published } });
  expect(answer.status).toBe(200);
}

/** Turns pages of one order; `meanwhile` runs before each. */
async function turn(
  pages: number,
  seed: string | null,
  meanwhile: (page: number) => Promise<unknown> = async () => undefined,
): Promise<number[]> {
  const seen: number[] = [];
  for (let number = 1; number <= pages; number += 1) {
    await meanwhile(number);
    seen.push(...idsOf(await page({ page: number, seed })));
  }
  return seen;
}

const sorted = (ids: Iterable<number>) => [...ids].sort((a, b) => a - b);

test('50 pages stay without a repeat or a gap while games are published, hidden, back and deleted', async () => {
  const { seed } = await page({ page: 1 });
  const before = await turn(PAGES, seed);
  expect(new Set(before).size).toBe(PAGES * LIMIT);
  expect(before).not.toEqual(sorted(before));

  const touched = new Set<number>();
  const touch = async (id: number, published: boolean) => {
    touched.add(id);
    await publish(id, published);
  };
  // On each page: one is hidden that was seen, one that is to come; the one hidden before is back; a
  // draft is published; and now and then one that was seen is deleted.
  const during = await turn(PAGES, seed, async (number) => {
    const at = (number - 1) * LIMIT;
    const hidden = [before[at - 30], before[at + 170]].flatMap((id) => id ?? []);
    const back = [before[at - 130], before[at + 70]].flatMap((id) => id ?? []);
    await Promise.all([
      ...back.filter((one) => touched.has(one)).map((id) => touch(id, true)),
      ...hidden.map((id) => touch(id, false)),
      touch(GAMES + number, true),
    ]);
    const gone = number % 10 === 0 ? before[at - 60] : undefined;
    if (gone !== undefined) {
      touched.add(gone);
      await catalog.call('DELETE', `/api/games/${gone}`);
    }
  });
  expect(touched.size).toBeGreaterThan(100);
  expect(new Set(during).size).toBe(during.length);
  const untouched = before.filter((id) => !touched.has(id));
  expect(during.filter((id) => !touched.has(id))).toEqual(untouched);
});

test('the whole order holds every game once, what was published meanwhile at its end', async () => {
  const { seed } = await page({ page: 1 });
  const last = Math.ceil((GAMES + DRAFTS) / LIMIT) + 1;
  const late = GAMES + DRAFTS;
  const seen = await turn(last, seed, async (number) => {
    if (number === 3) await publish(late, true);
    if (number === 4) await counted();
  });
  expect(new Set(seen).size).toBe(seen.length);
  expect(seen).toHaveLength(await shown());
  expect(seen.slice(-PAGES - 1)).toContain(late);
});

test("a seed of one's own holds still too while a game is hidden", async () => {
  const { before, after } = await inFiveMinutes(async () => {
    const first = await turn(3, 'lucky');
    await publish(first[5] ?? 0, false);
    await counted();
    return { before: first, after: await turn(3, 'lucky') };
  });
  expect(after).toEqual(before.filter((_id, index) => index !== 5));
});

test('a seed that nobody has used costs no more than one that everybody uses', async () => {
  const seeds = Array.from({ length: REQUESTS }, (_none, index) => `mine-${index}`);
  // Every order that there is has been made once.
  await costOf([...seeds, momentAgo(1)]);
  const costs: { known: number; unknown: number; past: number }[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    costs.push({
      known: await costOf(seeds.map(() => 'lucky')),
      unknown: await costOf(seeds.map((seed) => `${seed}-another-${round}`)),
      // Seeds of days on which no game came or went.
      past: await costOf(seeds.map((_seed, index) => momentAgo(round * REQUESTS + index))),
    });
  }
  // What else the machine does only makes a round dearer.
  const least = (kind: keyof (typeof costs)[number]) => Math.min(...costs.map((of) => of[kind]));
  expect(least('unknown') / least('known')).toBeLessThan(2);
  expect(least('past') / least('known')).toBeLessThan(2);
});

test('seeds begin in different places, and every replica has the order of a seed', async () => {
  const seeds = Array.from({ length: 40 }, (_none, index) => `player ${index}`);
  const replica = await catalog.startReplica();
  const ofReplica = async (seed: string) => {
    const query = new URLSearchParams({ random: 'true', limit: String(LIMIT), seed });
    const answer = await fetch(`${replica}/api/public/games?${query}`);
    return idsOf(listPublicGames.responses[200].parse(await answer.json())).join();
  };
  const firstPages = await inFiveMinutes(async () => {
    const pages: { here: string; there: string }[] = [];
    for (const seed of seeds) {
      const here = idsOf(await page({ page: 1, seed })).join();
      pages.push({ here, there: await ofReplica(seed) });
    }
    return pages;
  });
  expect(new Set(firstPages.map(({ here }) => here)).size).toBe(seeds.length);
  expect(firstPages.map(({ there }) => there)).toEqual(firstPages.map(({ here }) => here));
});

/** The seed given out by default `days` days ago. */
function momentAgo(days: number): string {
  const seedMs = 5 * 60_000;
  return `r${(Math.floor(Date.now() / seedMs) * seedMs - days * 86_400_000).toString(36)}`;
}

/** Does something in the same five minutes, for which an invented seed keeps its games. */
async function inFiveMinutes<T>(act: () => Promise<T>): Promise<T> {
  for (;;) {
    const begun = momentAgo(0);
    const made = await act();
    if (momentAgo(0) === begun) return made;
  }
}

/** Processor time of this process for first pages in the orders of these seeds. */
async function costOf(seeds: readonly string[]): Promise<number> {
  const before = process.cpuUsage();
  for (const seed of seeds) await page({ page: 1, seed });
  const { user, system } = process.cpuUsage(before);
  return user + system;
}

function shown(): Promise<number> {
  return catalog.games.countDocuments({ published: true });
}

/** Until the order knows which games are public. */
function counted(): Promise<void> {
  return until(async () => {
    const [{ total }, due] = await Promise.all([page({ page: 1 }), shown()]);
    if (total !== due) throw new Error(`${total} games of ${due} are listed`);
  });
}
