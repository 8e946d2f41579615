import type { Place } from '@slots/contracts/casino/places';
import { linkFor } from '@slots/contracts/casino/tracking-link';
import { listGamePlaces } from '@slots/contracts/catalog/names';
import { changeTags } from '@slots/contracts/changes';
import { MAX_IN_BULK } from '@slots/contracts/fields';
import type { Logger } from '@slots/logger/logger';
import type { Reference, ReferenceKind } from '@slots/rich-text/leaves';
import type { ServiceClient } from '@slots/service-client/service-client';
import type { CasinosRepository } from '../casinos/casinos.repository.ts';
import type { Fault, Visit } from '../drafts/drafted-kind.ts';
import type { MarketRules } from '../market/market-rules.ts';
import { GLOBAL } from '../promotions/country-codes.ts';
import type { PromotionsRepository } from '../promotions/promotions.repository.ts';

const TIMEOUT_MS = 1_500;

/** The places that references of a text lead to, and the tags of all that they were looked up in. */
export interface FoundPlaces {
  readonly places: readonly Place[];
  readonly tags: readonly string[];
  /** True where offers are among the references, whose time begins and ends. */
  readonly hasOffers: boolean;
  /** False where catalog did not tell the games. */
  readonly isWhole: boolean;
}

export type Places = ReturnType<typeof createPlaces>;

const idsOf = (references: readonly Reference[], kind: ReferenceKind) => [
  ...new Set(references.filter((one) => one.kind === kind).map(({ id }) => id)),
];

/** Looks up where the references of a text lead for a visitor. */
export function createPlaces({
  casinos,
  promotions,
  market,
  catalog,
  logger,
}: {
  readonly casinos: Pick<CasinosRepository, 'known' | 'publishedByIds'>;
  readonly promotions: Pick<PromotionsRepository, 'known' | 'runningByIds'>;
  readonly market: Pick<MarketRules, 'judge'>;
  readonly catalog: ServiceClient;
  readonly logger: Logger;
}) {
  async function casinosAt(ids: readonly number[]): Promise<Place[]> {
    const found = await casinos.publishedByIds(ids);
    return Array.from(found.values(), ({ _id: id, name, slug }) => ({
      kind: 'casino',
      id,
      name,
      slug,
    }));
  }

  /** A text is read without its links to games while catalog is away: undefined. */
  async function gamesAt(ids: readonly number[]): Promise<Place[] | undefined> {
    if (ids.length === 0) return [];
    try {
      const asked = ids.slice(0, MAX_IN_BULK).join(',');
      const found = await catalog.call(listGamePlaces, {
        query: { ids: asked },
        timeoutMs: TIMEOUT_MS,
      });
      return found.map(({ id, name, slug }) => ({ kind: 'game', id, name, slug }));
    } catch (error) {
      logger.warn({ err: error }, 'catalog does not tell where games of a text are');
      return undefined;
    }
  }

  /** As in lists of offers: running, for some country, and withheld neither here nor in all of its countries. */
  async function offersAt(ids: readonly number[], { country, at }: Visit) {
    const running = ids.length === 0 ? [] : await promotions.runningByIds(ids, at);
    const of = await casinos.publishedByIds(running.map(({ casinoId }) => casinoId));
    const withheld = await market.judge();
    const places = running.flatMap((promotion): Place[] => {
      const casino = of.get(promotion.casinoId);
      if (!casino) return [];
      const isShownIn = (code: string | null) => withheld(promotion, casino, code).shown;
      const isLeft = promotion.countries.some((code) => code === GLOBAL || isShownIn(code));
      if (!isLeft || !isShownIn(country)) return [];
      const { _id: id, headline } = promotion;
      const { name, slug } = casino;
      return [{ kind: 'offer', id, name, slug, headline, ctaLink: linkFor(promotion, country) }];
    });
    return { places, casinoIds: running.map(({ casinoId }) => casinoId) };
  }

  return {
    /**
     * The fault of a field that refers to casinos and offers which do not exist; it names them. Games are not looked up:
     * catalog tells only those that visitors see, and a text may be written before a game is published.
     * @param path of the field that has them
     * @param before references that may lead nowhere by now
     */
    async missing(
      path: string,
      references: readonly Reference[],
      before: readonly Reference[],
    ): Promise<Fault[]> {
      const isNew = ({ kind, id }: Reference) =>
        !before.some((one) => one.kind === kind && one.id === id);
      const added = references.filter(isNew);
      if (added.every(({ kind }) => kind === 'game')) return [];
      const [casino, offer] = await Promise.all([
        casinos.known(idsOf(added, 'casino')),
        promotions.known(idsOf(added, 'offer')),
      ]);
      const known = { casino, offer };
      const missing = added.filter(({ kind, id }) => kind !== 'game' && !known[kind].has(id));
      if (missing.length === 0) return [];
      const named = missing.map(({ kind, id }) => `no ${kind} ${id}`).join(', ');
      return [{ path, message: `There is ${named}.` }];
    },

    async find(references: readonly Reference[], visit: Visit): Promise<FoundPlaces> {
      const casinoIds = idsOf(references, 'casino');
      const gameIds = idsOf(references, 'game');
      const offerIds = idsOf(references, 'offer');
      const [toCasinos, toGames, offers] = await Promise.all([
        casinosAt(casinoIds),
        gamesAt(gameIds),
        offersAt(offerIds, visit),
      ]);
      const lacksGame = toGames !== undefined && toGames.length < gameIds.length;
      return {
        places: [...toCasinos, ...(toGames ?? []), ...offers.places],
        tags: [
          ...[...casinoIds, ...offers.casinoIds].map(changeTags.casino),
          ...gameIds.map(changeTags.game),
          // A batch import tells the list of games, and no game that it adds.
          ...(lacksGame ? [changeTags.gameList] : []),
          // Any offer may be the one that begins, and licences decide what a law withholds.
          ...(offerIds.length > 0 ? [changeTags.offerList, changeTags.reference] : []),
        ],
        hasOffers: offerIds.length > 0,
        isWhole: toGames !== undefined,
      };
    },
  };
}
