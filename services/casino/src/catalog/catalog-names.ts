import { listCatalogNames } from '@slots/contracts/catalog/names';
import type { ResponseOf } from '@slots/contracts/contract';
import { unavailable } from '@slots/http-kit/http-problem.error';
import type { Logger } from '@slots/logger/logger';
import type { ServiceClient } from '@slots/service-client/service-client';

type Names = ResponseOf<typeof listCatalogNames>;
/** A provider may have a logo beside its names. */
export type CatalogName = Omit<Names['gameTypes'][number], 'slug'> &
  Partial<Pick<Names['providers'][number], 'thumb'>> & {
    /** Null where there is no page of it, since it has no published games. */
    readonly slug: string | null;
  };

/** The list of catalog that an id belongs to. */
export type CatalogKind = 'providers' | 'gameTypes';

/**
 * Gateways do not keep what is answered in the first 0.9 seconds after a change of catalog's, and keep what comes later:
 * names from before the change must be gone by then.
 */
const FRESH_MS = 500;
/** While catalog is away readers do not wait for it each time. */
const RETRY_MS = 5_000;
const TIMEOUT_MS = 1_500;

/** Caches in front do not keep an answer that lacks what catalog did not tell, nor a page made of it. */
export const NOT_KEPT = { 'Surrogate-Control': 'max-age=0' } as const;

type Known = Readonly<Record<CatalogKind, ReadonlyMap<number, CatalogName>>>;

const byId = (entries: readonly Names['gameTypes'][number][]): ReadonlyMap<number, CatalogName> =>
  new Map(entries.map((one) => [one.id, one.gameCount === 0 ? { ...one, slug: null } : one]));

/** Names that are only shown: asked for twice a second at most, and never a reason for an answer to fail. */
export function createCatalogNames({
  catalog,
  logger,
}: {
  catalog: ServiceClient;
  logger: Logger;
}) {
  let known: Known = { providers: new Map(), gameTypes: new Map() };
  let isCurrent = false;
  let askAgainAt = 0;
  let asking: Promise<void> | undefined;

  async function fetchNames(): Promise<void> {
    const askedAt = Date.now();
    try {
      const names = await catalog.call(listCatalogNames, { timeoutMs: TIMEOUT_MS });
      known = { providers: byId(names.providers), gameTypes: byId(names.gameTypes) };
      isCurrent = true;
      askAgainAt = askedAt + FRESH_MS;
    } catch (error) {
      isCurrent = false;
      askAgainAt = Date.now() + RETRY_MS;
      throw error;
    }
  }

  /** Concurrent readers share one call. */
  function ask(): Promise<void> {
    asking ??= fetchNames().finally(() => {
      asking = undefined;
    });
    return asking;
  }

  return {
    /** By id; while catalog is away the last known names, at first none: these may be wrong. */
    async of(kind: CatalogKind) {
      if (Date.now() >= askAgainAt) {
        await ask().catch((error: unknown) => {
          logger.warn({ err: error }, 'catalog does not tell the names of providers and types');
        });
      }
      return { names: known[kind], isCurrent };
    },

    /**
     * Those of `ids` that catalog does not have; it is asked anew before one is called unknown.
     * @throws HttpProblem 503 when it cannot be asked
     */
    async unknown(kind: CatalogKind, ids: readonly number[]): Promise<number[]> {
      const missing = () => ids.filter((id) => !known[kind].has(id));
      if (missing().length === 0) return [];
      try {
        await ask();
      } catch (error) {
        throw unavailable('Providers and game types cannot be checked at the moment.', error);
      }
      return missing();
    },
  };
}

export type CatalogNames = ReturnType<typeof createCatalogNames>;
