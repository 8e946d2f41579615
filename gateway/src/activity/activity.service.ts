import {
  type ActivityEntry,
  type ActivityKind,
  type ActivityQuery,
  activityKind,
  listAffiliateActivity,
  listCasinoActivity,
  listCatalogActivity,
  listIdentityActivity,
  type OwnActivity,
  placeOf,
} from '@slots/contracts/activity';
import type { QueryInput } from '@slots/contracts/contract';
import type { ActivityPage } from '@slots/contracts/gateway/activity';
import type { Logger } from '@slots/logger/logger';
import type { ServiceClient } from '@slots/service-client/service-client';

const OWNER_TIMEOUT_MS = 5_000;
const DEFAULT_SIZE = 50;
const MAX_SIZE = 100;

interface OwnHistory {
  readonly contract: OwnActivity;
  readonly kinds: readonly ActivityKind[];
}

const OF_OTHERS: readonly OwnHistory[] = [
  { contract: listCatalogActivity, kinds: ['game', 'site-settings'] },
  { contract: listAffiliateActivity, kinds: ['affiliate', 'deal', 'webhook'] },
  {
    contract: listIdentityActivity,
    kinds: ['user', 'api-key', 'sign-in', 'export', 'import'],
  },
];

/** The owner of each kind's history; casino owns all other kinds. */
const HISTORIES: readonly OwnHistory[] = [
  ...OF_OTHERS,
  {
    contract: listCasinoActivity,
    kinds: activityKind.options.filter(
      (kind) => !OF_OTHERS.some(({ kinds }) => kinds.includes(kind)),
    ),
  },
];

/** The owners of histories, as the gateway calls them. */
export type ActivityOwners = Readonly<Record<OwnActivity['owner'], ServiceClient>>;

/** The latest first; of equal moments the later id, which is the order of every owner. */
function latestFirst(one: ActivityEntry, other: ActivityEntry): number {
  return placeOf(one) < placeOf(other) ? 1 : -1;
}

function asText({ person, record, limit, ...texts }: ActivityQuery): QueryInput<OwnActivity> {
  return {
    ...texts,
    ...(person !== undefined && { person: String(person) }),
    ...(record !== undefined && { record: String(record) }),
    limit: String((limit ?? DEFAULT_SIZE) + 1),
  };
}

/**
 * Puts the owners' histories together. Each owner gives one step more than the page holds, so that the page is right
 * whichever owners its steps belong to, and knows whether steps follow; the next page continues at the place of its
 * last step.
 */
export function createActivityService(owners: ActivityOwners, logger: Logger) {
  async function page(query: ActivityQuery): Promise<ActivityPage | undefined> {
    const { kind, limit = DEFAULT_SIZE } = query;
    const asked = HISTORIES.filter(({ kinds }) => kind === undefined || kinds.includes(kind));
    const settled = await Promise.allSettled(
      asked.map(({ contract }) => {
        const call = { query: asText(query), timeoutMs: OWNER_TIMEOUT_MS };
        return owners[contract.owner].call(contract, call);
      }),
    );
    const found = settled.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
    const away = asked.filter((_history, index) => settled[index]?.status === 'rejected');
    for (const one of settled) {
      if (one.status === 'rejected') {
        logger.warn({ err: one.reason }, 'activity goes without one owner');
      }
    }
    if (found.length === 0) return undefined;
    const steps = found.flat().sort(latestFirst);
    const data = steps.slice(0, limit);
    const last = data.at(-1);
    return {
      data,
      next: steps.length > limit && last ? placeOf(last) : null,
      missing: away.flatMap(({ kinds }) => kinds),
    };
  }

  /** A page that lacks nothing; undefined when an owner does not answer. */
  async function wholePage(query: ActivityQuery): Promise<ActivityPage | undefined> {
    const found = await page({ ...query, limit: MAX_SIZE });
    return found?.missing.length === 0 ? found : undefined;
  }

  async function* from(query: ActivityQuery, first: ActivityPage): AsyncGenerator<ActivityEntry> {
    for (let current = first; ; ) {
      yield* current.data;
      if (current.next === null) return;
      const next = await wholePage({ ...query, before: current.next });
      if (!next) throw new Error('An owner of activity went away while a file of it was made');
      current = next;
    }
  }

  return {
    /** Undefined when no owner answers. */
    page,

    /**
     * All steps, one after the other, read while they are wanted; a page whose owner is away ends them with an
     * error. Undefined when that is so from the start.
     */
    async all(query: ActivityQuery): Promise<AsyncIterable<ActivityEntry> | undefined> {
      const first = await wholePage(query);
      return first && from(query, first);
    },
  };
}

export type ActivityService = ReturnType<typeof createActivityService>;
