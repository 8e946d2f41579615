import { listCatalogNames } from '@slots/contracts/catalog/names';
import type { ResponseOf } from '@slots/contracts/contract';
import type { Logger } from '@slots/logger/logger';
import type { ServiceClient } from '@slots/service-client/service-client';

type Names = ResponseOf<typeof listCatalogNames>;
export type CatalogName = Names['providers'][number];

export interface CatalogNames {
  /** By id; while catalog is away what was known last, at first nothing. */
  providers(): Promise<ReadonlyMap<number, CatalogName>>;
  gameTypes(): Promise<ReadonlyMap<number, CatalogName>>;
}

const FRESH_MS = 30_000;
/** While catalog is away readers do not wait for it each time. */
const RETRY_MS = 5_000;
const TIMEOUT_MS = 1_500;

interface Known {
  readonly providers: ReadonlyMap<number, CatalogName>;
  readonly gameTypes: ReadonlyMap<number, CatalogName>;
}

const byId = (entries: readonly CatalogName[]) => new Map(entries.map((one) => [one.id, one]));

/** Names that are only shown: cached for half a minute, and never a reason for an answer to fail. */
export function createCatalogNames({
  catalog,
  logger,
  now = Date.now,
}: {
  catalog: ServiceClient;
  logger: Logger;
  now?: () => number;
}): CatalogNames {
  let known: Known = { providers: new Map(), gameTypes: new Map() };
  let askAgainAt = 0;
  let asking: Promise<void> | undefined;

  async function ask(): Promise<void> {
    try {
      const names = await catalog.call(listCatalogNames, { timeoutMs: TIMEOUT_MS });
      known = { providers: byId(names.providers), gameTypes: byId(names.gameTypes) };
      askAgainAt = now() + FRESH_MS;
    } catch (error) {
      logger.warn({ err: error }, 'names of providers and game types cannot be had from catalog');
      askAgainAt = now() + RETRY_MS;
    }
  }

  async function current(): Promise<Known> {
    if (now() >= askAgainAt) {
      asking ??= ask().finally(() => {
        asking = undefined;
      });
      await asking;
    }
    return known;
  }

  return {
    providers: async () => (await current()).providers,
    gameTypes: async () => (await current()).gameTypes,
  };
}
