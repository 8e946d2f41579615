import { type ClickDimension, NO_VALUE } from '@slots/contracts/affiliate/clicks';
import { listOfferNames } from '@slots/contracts/casino/click-offers';
import { countryName } from '@slots/country-law/country-name';
import type { Logger } from '@slots/logger/logger';
import type { HistoryStore } from '@slots/mongo/history';
import type { ServiceClient } from '@slots/service-client/service-client';
import { AFFILIATE_HISTORY } from '../affiliates/affiliate-history.ts';
import type { ClickKey } from './click.model.ts';

/** Below the ten seconds within which a change is seen. */
const FRESH_MS = 9_000;
/** While casino is away readers do not wait for it each time. */
const RETRY_MS = 5_000;
const TIMEOUT_MS = 1_500;

type Names = ReadonlyMap<ClickKey, string>;

const namesOf = (entries: readonly { readonly id: number; readonly name: string }[]): Names =>
  new Map(entries.map(({ id, name }) => [id, name]));

/** The names of what clicks were counted for. */
export function createClickNames({
  casino,
  affiliates,
  history,
  logger,
}: {
  casino: ServiceClient;
  affiliates: () => Promise<readonly { readonly _id: number; readonly name: string }[]>;
  history: Pick<HistoryStore, 'deleted'>;
  logger: Logger;
}) {
  let casinos: Names = new Map();
  let promotions: Names = new Map();
  let toplists: Names = new Map();
  let askAgainAt = 0;
  let asking: Promise<void> | undefined;

  async function ask(): Promise<void> {
    try {
      const names = await casino.call(listOfferNames, { timeoutMs: TIMEOUT_MS });
      casinos = namesOf(names.casinos);
      promotions = namesOf(names.promotions);
      toplists = namesOf(names.toplists);
      askAgainAt = Date.now() + FRESH_MS;
    } catch (error) {
      askAgainAt = Date.now() + RETRY_MS;
      logger.warn(
        { err: error },
        'casino does not tell the names of casinos, promotions and toplists',
      );
    }
  }

  /** Concurrent readers share one call. */
  async function asked(): Promise<void> {
    if (Date.now() < askAgainAt) return;
    asking ??= ask().finally(() => {
      asking = undefined;
    });
    await asking;
  }

  async function namer(dimension: ClickDimension): Promise<(key: string | number) => string> {
    switch (dimension) {
      case 'promotion':
        await asked();
        return (id) => promotions.get(id) ?? `Promotion ${id}`;
      case 'casino':
        await asked();
        return (id) => casinos.get(id) ?? `Casino ${id}`;
      case 'toplist':
        await asked();
        return (key) => {
          const [id, version] = [Number.parseInt(String(key), 10), String(key).at(-1)];
          return `${toplists.get(id) ?? `Toplist ${id}`}, version ${version?.toUpperCase()}`;
        };
      case 'affiliate': {
        const [gone, all] = await Promise.all([
          history.deleted(AFFILIATE_HISTORY.kind),
          affiliates(),
        ]);
        const names = namesOf([...gone, ...all.map(({ _id: id, name }) => ({ id, name }))]);
        return (id) => names.get(id) ?? `Affiliate ${id}`;
      }
      case 'country':
        return (code) => countryName(String(code));
      default:
        return String;
    }
  }

  return {
    /** The last known names while casino is unavailable, initially none; the id where there is no name any more. */
    async of(dimension: ClickDimension): Promise<(key: ClickKey) => string> {
      const nameOf = await namer(dimension);
      return (key) => (key === null ? NO_VALUE : nameOf(key));
    },
  };
}

export type ClickNames = ReturnType<typeof createClickNames>;
