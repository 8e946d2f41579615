import { listOfferCountries } from '@slots/contracts/casino/public-casinos';
import type { Logger } from '@slots/logger/logger';
import type { ServiceClient } from '@slots/service-client/service-client';
import type { Changes } from '../changes/changes.ts';

/** Pages are up to two seconds behind a change too. */
const KNOWN_FOR_MS = 2_000;
const TIMEOUT_MS = 3_000;

/**
 * Tracks which countries have offers of their own. Never waits: the known ones stay in use until they are read again,
 * and while the casino service is away.
 * @param options.changes of the casino service's data have them read again, so that the first visitor after a quiet
 *   time finds them
 */
export function createOfferCountries(options: {
  readonly casino: ServiceClient;
  readonly changes: Changes | undefined;
  readonly logger: Logger;
}) {
  const { casino, changes, logger } = options;
  let known: ReadonlySet<string> | undefined;
  let readAgainAt = 0;
  let afterChanges: NodeJS.Timeout | undefined;

  async function read(): Promise<void> {
    readAgainAt = performance.now() + KNOWN_FOR_MS;
    try {
      known = new Set(await casino.call(listOfferCountries, { timeoutMs: TIMEOUT_MS }));
    } catch (error) {
      logger.warn({ err: error }, 'the countries with offers could not be read');
      changed();
    }
  }

  /** Schedules one new read for many changes. */
  function changed(): void {
    if (!known || afterChanges) return;
    afterChanges = setTimeout(() => {
      afterChanges = undefined;
      void read();
    }, KNOWN_FOR_MS).unref();
  }

  changes?.listen({
    changed: ({ owner }) => {
      if (owner === 'casino') changed();
    },
    missed: changed,
  });

  return {
    /** Codes of the countries that have offers or links of their own; undefined until they are known. */
    current(): ReadonlySet<string> | undefined {
      if (performance.now() >= readAgainAt) void read();
      return known;
    },
  };
}

export type OfferCountries = ReturnType<typeof createOfferCountries>;
