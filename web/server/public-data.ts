import { createChangedData } from '@slots/changes/changed-data';
import { changeMessage, changesChannel, readKnownChanges } from '@slots/contracts/changes';
import { createSubscription } from '@slots/redis/subscription';
import type { FollowedQuery } from './page-life.ts';
import type { RedisOptions } from './redis-options.ts';
import { createTaggedCache, type TaggedCache } from './tagged-cache.ts';

/** Includes all that is made of a query: objects and their JSON. */
const QUERY_BYTES = 48 * 1_048_576;
const PAGE_BYTES = 16 * 1_048_576;

/** A rendered page, as it is sent to all visitors. */
export interface RenderedPage {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  /** The moment (`performance.now()`) until which it holds, where the clock alone changes it. */
  readonly holdsUntil: number;
  readonly body: Buffer;
}

interface KeptData {
  readonly queries: TaggedCache<FollowedQuery>;
  readonly pages: TaggedCache<RenderedPage>;
}

/** Public data known to this process. */
export interface PublicData {
  /**
   * For a request whose sender knows of these changes (KNOWN_CHANGES_HEADER): the valid cached data. Undefined for
   * other senders, which may be ahead of this process, and while it may have missed changes.
   */
  for(knownChanges: string | readonly string[] | undefined): KeptData | undefined;
  close(): void;
}

/** Keeps public answers and pages made of them, until Redis says that they changed; without it, nothing. */
export function createPublicData({ redisUrl, logger, measureRedis }: RedisOptions): PublicData {
  if (redisUrl === undefined) return { for: () => undefined, close: () => undefined };
  const changedData = createChangedData((tags) => {
    kept.queries.purge(tags);
    kept.pages.purge(tags);
  });
  const kept: KeptData = {
    queries: createTaggedCache(QUERY_BYTES, changedData),
    pages: createTaggedCache(PAGE_BYTES, changedData),
  };
  const subscription = createSubscription({
    redisUrl,
    name: 'changes',
    channel: changesChannel,
    schema: changeMessage,
    // A failed write may have been made: no cached data stays in use here without its owner.
    onMessage: ({ owner, tags, doubtful }) =>
      changedData.changed({ owner, ...(tags && !doubtful && { tags }) }),
    catchUp: async () => changedData.allChanged(),
    logger,
    measure: measureRedis,
  });
  return {
    for(knownChanges) {
      const tags = readKnownChanges(knownChanges);
      if (!tags || !subscription.isInSync()) return undefined;
      changedData.toldOf(tags);
      return kept;
    },
    close: () => subscription.close(),
  };
}
