import {
  type Contestant,
  type ContestOptions,
  contest,
  medianOf,
  ratio,
} from '@slots/benchmark/contest';
import { usageOf } from '@slots/benchmark/process-usage';
import { goalOf, number, type Section } from '@slots/benchmark/report';
import { gamePages, listPages, typedLetters } from './addresses.ts';
import { mongodPids, type RunningCatalog } from './running-system.ts';

const DEEP = 500;
const DEEP_NEEDS = 25_000;

/** The calls that a catalog of each size gets. */
const LOADS: Readonly<
  Record<
    string,
    (
      catalog: RunningCatalog,
      bearer: Readonly<Record<string, string>>,
    ) => Pick<Contestant, 'paths' | 'headers'>
  >
> = {
  'a page of games': ({ games }) => ({ paths: listPages(games, { more: '&sort=name' }) }),
  'page 1': () => ({ paths: ['/api/public/games?page=1&limit=20'] }),
  'a random order': ({ games }) => ({ paths: listPages(games, { more: '&random=true' }) }),
  'a game by its slug': ({ sample }) => ({ paths: gamePages(sample) }),
  'counts of themes': () => ({ paths: ['/api/public/game-themes'] }),
  search: (catalog) => ({
    paths: typedLetters('/internal/search', catalog.sample),
    headers: catalog.gatewayHeaders,
  }),
  "page 1 of staff's list": (_catalog, bearer) => ({
    paths: ['/api/games?page=1&per_page=50'],
    headers: bearer,
  }),
  "page 500 of staff's list": ({ games }, bearer) => ({
    paths: games < DEEP_NEEDS ? [] : [`/api/games?page=${DEEP}&per_page=50`],
    headers: bearer,
  }),
};

/** The cost of each call in catalogs with more and more games, all running at the same time. */
export async function growth(
  catalogs: readonly RunningCatalog[],
  { bearer, ...options }: ContestOptions & { readonly bearer: Readonly<Record<string, string>> },
): Promise<Section> {
  const [smallest] = catalogs;
  const largest = catalogs.at(-1);
  if (!smallest || !largest) throw new Error('There is nothing to compare');
  const rows: string[][] = [];
  const goals = [];
  for (const [load, asked] of Object.entries(LOADS)) {
    const contestants = catalogs.flatMap((catalog) => {
      const { paths, headers } = asked(catalog, bearer);
      if (paths.length === 0) return [];
      const name = nameOf(catalog);
      const pids = [catalog.pid, ...mongodPids];
      return [{ name, url: catalog.url, paths, pids, ...(headers && { headers }) }];
    });
    const standing = await contest(contestants, options);
    const compared = ratio(standing, nameOf(largest), nameOf(smallest));
    rows.push([
      `${load}, µs of CPU`,
      ...catalogs.map((catalog) => number(medianOf(standing, nameOf(catalog), 'cpuMicros'), 0)),
      number(compared, 2),
    ]);
    if (load === 'a page of games' || load === 'page 1') {
      goals.push(
        goalOf(`${load}: with ${nameOf(largest)}, to ${nameOf(smallest)}`, compared, {
          atLeast: 0.8,
        }),
      );
    }
  }
  const told = (what: string, of: (catalog: RunningCatalog) => string) =>
    rows.push([what, ...catalogs.map(of), '']);
  told('importing, games a second', ({ importedPerSecond }) => number(importedPerSecond, 0));
  told('start of a catalog, s', ({ startSeconds }) => startSeconds.toFixed(1));
  told('its memory after all this, MB', ({ pid }) => number(usageOf([pid])?.residentMb ?? null, 0));
  return {
    title: 'Growth',
    notes: [
      'The catalog itself is asked; CPU is that of the catalog and of MongoDB. The last column is the speed with the most games to that with the fewest.',
    ],
    head: ['', ...catalogs.map(nameOf), 'speed'],
    rows,
    goals,
  };
}

function nameOf({ games }: RunningCatalog): string {
  return `${games.toLocaleString('en')} games`;
}
