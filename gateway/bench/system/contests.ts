import {
  type Contestant,
  type ContestOptions,
  contest,
  medianOf,
  ratio,
} from '@slots/benchmark/contest';
import { goalOf, type Section, standingTable } from '@slots/benchmark/report';
import {
  gamePages,
  listPages,
  misspelt,
  pagesThatDiffer,
  typedLetters,
  wholeNames,
} from './addresses.ts';
import type { RunningSystem } from './running-system.ts';

const SEARCH = '/api/search';
const DEEP = 500;
/** So that page 500 of the manager exists where there are 25,000 games. */
const MANAGER_ROWS = 50;

/** Lists of games from MongoDB: the catalog called directly, and through the gateway past its cache. */
export async function lists(system: RunningSystem, options: ContestOptions): Promise<Section> {
  const { games, gatewayUrl, url, pids, cookie, bearer } = system;
  const ordered = { paths: listPages(games, { more: '&sort=name' }), pids };
  const direct = 'the catalog itself';
  const through = 'through the gateway, signed in';
  const random = 'the same in a random order';
  const standing = await contest(
    [
      { name: direct, url, headers: bearer, ...ordered },
      { name: through, url: gatewayUrl, headers: cookie, ...ordered },
      {
        name: random,
        url: gatewayUrl,
        headers: cookie,
        paths: listPages(games, { more: '&random=true' }),
        pids,
      },
      {
        name: "through the gateway, a visitor's that is not cached yet",
        url: gatewayUrl,
        paths: pagesThatDiffer(games),
        pids,
      },
    ],
    options,
  );
  return {
    title: `Pages of ${games.toLocaleString('en')} games that no cache holds`,
    notes: [
      `20 games a page, another page each time. Gateway, services and MongoDB share one core. Ratios are to \`${direct}\`; the CPU is that of all of them.`,
    ],
    ...standingTable(standing, direct),
    goals: [
      goalOf(
        'games list through the gateway, to the catalog itself',
        ratio(standing, through, direct),
        {
          atLeast: 0.88,
        },
      ),
      goalOf('random=true, to the ordered list', ratio(standing, random, through), {
        atLeast: 0.9,
      }),
    ],
  };
}

/** Page 500 beside page 1, for visitors and for staff. */
export async function deepPages(system: RunningSystem, options: ContestOptions): Promise<Section> {
  const { url, pids, bearer } = system;
  const visitors = (page: number): Contestant => ({
    name: `public games, page ${page}`,
    url,
    paths: [`/api/public/games?page=${page}&limit=20`],
    pids,
  });
  const staff = (page: number): Contestant => ({
    name: `games manager, page ${page}`,
    url,
    paths: [`/api/games?page=${page}&per_page=${MANAGER_ROWS}`],
    headers: bearer,
    pids,
  });
  const standing = await contest([visitors(1), visitors(DEEP), staff(1), staff(DEEP)], options);
  const compared = (of: (page: number) => Contestant) => ratio(standing, of(DEEP).name, of(1).name);
  return {
    title: 'Deep pages',
    notes: [
      `The catalog itself is asked; 20 games a page for visitors, ${MANAGER_ROWS} for staff. Ratios are to visitors' page 1.`,
    ],
    ...standingTable(standing, visitors(1).name),
    goals: [
      goalOf('page 500 of the public games, to page 1', compared(visitors), { atLeast: 0.8 }),
      goalOf('page 500 of the games manager, to page 1', compared(staff), { atLeast: 0.8 }),
    ],
  };
}

/** Searches beside a game by its slug; both pass the public cache. */
export async function searches(system: RunningSystem, options: ContestOptions): Promise<Section> {
  const { gatewayUrl: url, pids, cookie, sample } = system;
  const slug = 'a game by its slug, signed in';
  const letters = 'search, letter by letter';
  const kinds = {
    [letters]: typedLetters(SEARCH, sample),
    'search, whole names': wholeNames(SEARCH, sample),
    'search, names with a typo': misspelt(SEARCH, sample),
  };
  const standing = await contest(
    [
      { name: slug, url, paths: gamePages(sample), headers: cookie, pids },
      ...Object.entries(kinds).map(([name, paths]) => ({ name, url, paths, pids })),
    ],
    options,
  );
  const [p50, p99] = [medianOf(standing, letters, 'p50'), medianOf(standing, letters, 'p99')];
  return {
    title: `Search over ${system.games.toLocaleString('en')} games`,
    notes: [`Through the gateway, another search each time. Ratios are to \`${slug}\`.`],
    ...standingTable(standing, slug),
    goals: [
      goalOf('search, to a game by its slug', ratio(standing, letters, slug), { atLeast: 0.5 }),
      goalOf('search under load, p99 to p50', p50 && p99 && p99 / p50, { atMost: 4 }),
    ],
  };
}

/** The cost of being signed in: a small answer that is never cached. */
export async function signedIn(system: RunningSystem, options: ContestOptions): Promise<Section> {
  const { gatewayUrl: url, pids, cookie } = system;
  const visitor = 'a visitor';
  const staff = 'somebody who is signed in';
  const asked = { url, paths: ['/api/game-token'], pids };
  const standing = await contest(
    [
      { name: visitor, ...asked },
      { name: staff, ...asked, headers: cookie },
    ],
    options,
  );
  return {
    title: 'Signed in or not',
    notes: ['A demo token through the gateway, which is never cached.'],
    ...standingTable(standing, visitor),
    goals: [
      goalOf(
        'CPU of a signed-in request, to an anonymous one',
        ratio(standing, staff, visitor, 'cpuMicros'),
        { atMost: 1.1 },
      ),
    ],
  };
}
