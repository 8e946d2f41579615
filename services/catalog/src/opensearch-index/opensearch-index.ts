import { errors } from '@opensearch-project/opensearch';
import { namedRef } from '@slots/contracts/catalog/game';
import type { CountedRef } from '@slots/contracts/catalog/public-games';
import { unavailable } from '@slots/http-kit/http-problem.error';
import type { Logger } from '@slots/logger/logger';
import { LRUCache } from 'lru-cache';
import { z } from 'zod';
import {
  byGameCount,
  type GameFilter,
  type GameIndex,
  type OrderedGames,
  type Slice,
  sliceOf,
} from '../game-index/game-index.ts';
import type { Taxonomy } from '../taxonomy/taxonomy.model.ts';
import { alikeGames, type ComparedGame, comparedGame } from './alike-games.ts';
import { foundGames } from './found-games.ts';
import { COUNTED, REF_FIELDS } from './game-document.ts';
import { VISIBLE } from './game-queries.ts';
import { isAway, openSearchClient, type SearchBody, searchAll } from './opensearch.client.ts';
import type { countQuestions } from './opensearch-metrics.ts';
import { createOrderedGames } from './ordered-games.ts';
import type { PlainGamesRepository } from './plain-games.repository.ts';

/** Delay before an unavailable engine is asked again; until then no caller waits for it. */
const AWAY_MS = 2_000;
/** Counts are refreshed at most this often. */
const COUNTS_MS = 250;
const MAX_REFS = 10_000;
/** Maximum filters whose numbers of games are cached, for while the engine is unavailable. */
const TOTALS_KEPT = 1_000;

/**
 * The games of visitors, in OpenSearch: this process holds nothing and can answer at once. Workers fill the index and
 * keep it (index-keeper.ts). While it is away lists come from MongoDB, in the order of their ids, and searches are refused.
 */
export function createOpenSearchIndex({
  url,
  alias,
  plain,
  logger,
  count = () => undefined,
  timeoutMs,
  largestGroup,
  now = Date.now,
}: {
  url: string;
  alias: string;
  plain: PlainGamesRepository;
  logger: Logger;
  count?: ReturnType<typeof countQuestions>;
  /** Slower answers count as away. */
  timeoutMs?: number;
  /** Maximum games that are sorted for a page far down. */
  largestGroup?: number;
  now?: () => number;
}): GameIndex {
  const client = openSearchClient(url, timeoutMs === undefined ? {} : { timeoutMs });
  const ask = (bodies: readonly SearchBody[]) => searchAll(client, alias, bodies);
  const ordered = createOrderedGames(ask, { now, ...(largestGroup && { largestGroup }) });
  let awayUntil = 0;
  const counted = new Map<Taxonomy, { readonly at: number; readonly refs: CountedRef[] }>();

  /** OpenSearch's answer, or the fallback's while it is away. */
  async function answered<T>(question: () => Promise<T>, otherwise: () => Promise<T>): Promise<T> {
    if (now() < awayUntil) {
      count('away');
      return otherwise();
    }
    try {
      const answer = await question();
      count('answered');
      return answer;
    } catch (error) {
      if (!isAway(error)) throw error;
      awayUntil = now() + AWAY_MS;
      count('away');
      logger.warn({ err: error }, 'OpenSearch is away: lists come from MongoDB');
      return otherwise();
    }
  }

  async function gameOf(id: number): Promise<ComparedGame | undefined> {
    try {
      const { body } = await client.get({ index: alias, id: String(id) });
      const { _source } = body;
      const game = comparedGame.parse(_source);
      return game.visible ? game : undefined;
    } catch (error) {
      const isUnknown =
        error instanceof errors.ResponseError &&
        z.object({ found: z.literal(false) }).safeParse(error.body).success;
      if (isUnknown) return undefined;
      throw error;
    }
  }

  async function alike(id: number, filter: GameFilter, slice: Slice) {
    const game = await gameOf(id);
    return game && sliceOf(await alikeGames(id, game, filter, ask), slice);
  }

  async function countedNow(taxonomy: Taxonomy): Promise<CountedRef[]> {
    const known = counted.get(taxonomy);
    if (known && now() - known.at < COUNTS_MS) return known.refs;
    const told = await ask(COUNTED.map((one) => countsOf(one)));
    for (const [index, one] of COUNTED.entries()) {
      const buckets = told[index]?.aggregations?.['refs']?.buckets ?? [];
      counted.set(one, {
        at: now(),
        refs: mergedRefs(
          buckets.map(({ key, visible }) => ({
            ...namedRef.parse(JSON.parse(String(key))),
            gameCount: visible?.doc_count ?? 0,
          })),
        ),
      });
    }
    return counted.get(taxonomy)?.refs ?? [];
  }

  const totals = new LRUCache<string, number>({ max: TOTALS_KEPT });

  return {
    ordered: (filter, order, slice) =>
      answered(
        async () => {
          const page = await ordered(filter, order, slice);
          totals.set(JSON.stringify(filter), page.total);
          return page;
        },
        () => plain.ordered(filter, slice, totals.get(JSON.stringify(filter))),
      ),

    alike: (id, filter, slice) =>
      answered<OrderedGames | undefined>(
        () => alike(id, filter, slice),
        async () => {
          const ids = await plain.nextTo(id, filter);
          return ids && { ...sliceOf(ids, slice), isStandIn: true };
        },
      ),

    counts: (taxonomy) =>
      answered<readonly CountedRef[]>(
        () => countedNow(taxonomy),
        // The last that were known: MongoDB would go through all games.
        async () => counted.get(taxonomy)?.refs ?? plain.counts(taxonomy),
      ),

    search: (typed) =>
      answered(
        () => foundGames(typed, ask),
        async () => {
          throw unavailable('Games cannot be searched at the moment. Try again in a moment.');
        },
      ),

    // Staff turn to the last page now and then: MongoDB counts them off in its index of ids.
    libraryIds: plain.libraryIds,

    async ready() {
      // It can answer, whether OpenSearch can or not.
    },

    close: () => client.close(),
  };
}

const countsOf = (taxonomy: Taxonomy): SearchBody => ({
  size: 0,
  track_total_hits: false,
  aggs: {
    refs: {
      terms: { field: REF_FIELDS[taxonomy].ref, size: MAX_REFS },
      aggs: { visible: { filter: VISIBLE } },
    },
  },
});

/** Each once, by the name that most of its visible games have: a new name comes game by game, to withdrawn ones never. */
function mergedRefs(refs: readonly CountedRef[]): CountedRef[] {
  const merged = new Map<number, CountedRef>();
  for (const ref of refs.toSorted((a, b) => b.gameCount - a.gameCount)) {
    const known = merged.get(ref.id);
    merged.set(ref.id, known ? { ...known, gameCount: known.gameCount + ref.gameCount } : ref);
  }
  return [...merged.values()].sort(byGameCount);
}
