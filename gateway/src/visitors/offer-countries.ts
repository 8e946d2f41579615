import { listOfferCountries } from '@slots/contracts/casino/public-casinos';
import type { Logger } from '@slots/logger/logger';
import type { ServiceClient } from '@slots/service-client/service-client';

/** Pages are up to two seconds behind a change too. */
const KNOWN_FOR_MS = 2_000;
const TIMEOUT_MS = 3_000;

export interface OfferCountries {
  /** Codes of the countries that have offers or links of their own; undefined until they are known. */
  current(): ReadonlySet<string> | undefined;
}

/**
 * Tracks which countries have offers of their own. Never waits: the known ones stay in use until they are read again,
 * and while the casino service is away.
 */
export function createOfferCountries(casino: ServiceClient, logger: Logger): OfferCountries {
  let known: ReadonlySet<string> | undefined;
  let readAgainAt = 0;

  async function read(): Promise<void> {
    known = new Set(await casino.call(listOfferCountries, { timeoutMs: TIMEOUT_MS }));
  }

  return {
    current() {
      const now = performance.now();
      if (now >= readAgainAt) {
        readAgainAt = now + KNOWN_FOR_MS;
        read().catch((error: unknown) => {
          logger.warn({ err: error }, 'the countries with offers could not be read');
        });
      }
      return known;
    },
  };
}
