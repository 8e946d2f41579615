import { searchCasinos } from '@slots/contracts/casino/search';
import { searchGames } from '@slots/contracts/catalog/search';
import { MIN_SEARCH_LENGTH, type SearchResult } from '@slots/contracts/gateway/search';
import { searchCountries } from '@slots/contracts/geo/search';
import type { Logger } from '@slots/logger/logger';
import type { ServiceClient } from '@slots/service-client/service-client';
import { LRUCache } from 'lru-cache';

/** Slower owners are left out where others found something, so that they do not delay typing. */
const USUAL_MS = 1_500;
/** Longest wait for a slow owner while nothing is found yet: "nothing" would be wrong, and an error no better. */
const OWNER_TIMEOUT_MS = 5_000;
/**
 * Visitors type the same beginnings, and one visitor's dialog asks again and again. Short, since owners
 * are up to a second behind already and a publication is to be seen within three.
 */
const KEPT_MS = 1_000;
const KEPT_ANSWERS = 2_000;

/** The owners of what is searched, as the gateway calls them. */
export type SearchOwners = Readonly<Record<'catalog' | 'casino' | 'geo', ServiceClient>>;

type Settled = PromiseSettledResult<SearchResult[]>;

const foundSome = (one: Settled | undefined) => one?.status === 'fulfilled' && one.value.length > 0;

/** The owners' answers within the usual time, or until one finds something; undefined for each still outstanding. */
async function settledOf(
  asked: readonly Promise<SearchResult[]>[],
): Promise<readonly (Settled | undefined)[]> {
  const { promise, resolve } = Promise.withResolvers<void>();
  const settled: (Settled | undefined)[] = asked.map(() => undefined);
  let open = asked.length;
  let isLate = false;
  const look = () => {
    if (open === 0 || (isLate && settled.some(foundSome))) resolve();
  };
  asked.forEach(async (one, index) => {
    [settled[index]] = await Promise.allSettled([one]);
    open -= 1;
    look();
  });
  const timer = setTimeout(() => {
    isLate = true;
    look();
  }, USUAL_MS);
  await promise;
  clearTimeout(timer);
  return [...settled];
}

/** Asks each owner for its best results and merges them. */
export function createSearchService(owners: SearchOwners, logger: Logger) {
  const answers = new LRUCache<string, Promise<SearchResult[] | undefined>>({
    max: KEPT_ANSWERS,
    ttl: KEPT_MS,
  });

  async function ask(q: string, key: string): Promise<SearchResult[] | undefined> {
    const call = { query: { q }, timeoutMs: OWNER_TIMEOUT_MS };
    const asked: Promise<SearchResult[]>[] = [
      owners.catalog.call(searchGames, call),
      owners.casino.call(searchCasinos, call),
      owners.geo.call(searchCountries, call),
    ];
    const settled = await settledOf(asked);
    const found = settled.filter((one) => one?.status === 'fulfilled');
    if (found.length < asked.length) {
      answers.delete(key);
      for (const one of settled) {
        if (one?.status === 'fulfilled') continue;
        logger.warn({ err: one?.reason }, 'a search goes without one owner');
      }
    }
    return found.length === 0 ? undefined : found.flatMap(({ value }) => value);
  }

  return {
    /**
     * Games, providers, casinos, guides, authors, countries, each kind best first; what an owner that fails has is left
     * out, and one that is slow where others found something.
     * Undefined when no owner answers.
     */
    async find(typed: string): Promise<SearchResult[] | undefined> {
      // Characters, not UTF-16 units.
      if (Array.from(typed).length < MIN_SEARCH_LENGTH) return [];
      // Some letters are longer in lower case, so the owners, who fold case too, get what was typed.
      const key = typed.toLowerCase();
      const known = answers.get(key);
      if (known) return known;
      const asked = ask(typed, key);
      answers.set(key, asked);
      return asked;
    },
  };
}

export type SearchService = ReturnType<typeof createSearchService>;
