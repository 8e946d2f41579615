import type { listPublicPromotions } from '@slots/contracts/casino/promotions';
import type { listCountryCounts, listPublicCasinos } from '@slots/contracts/casino/public-casinos';
import type { ToplistPlace } from '@slots/contracts/casino/toplist-content';
import { linkFor } from '@slots/contracts/casino/tracking-link';
import type { QueryOf, ResponseOf } from '@slots/contracts/contract';
import { once } from '@slots/contracts/fields';
import { toCasinoCard } from '../casinos/casino.mapper.ts';
import type { MarketRules } from '../market/market-rules.ts';
import { GLOBAL, isKnownCode, storedCode } from './country-codes.ts';
import type {
  Audience,
  OffersOfCountry,
  PromotionOfCasino,
  PublicPromotionsRepository,
  TermsFilter,
} from './public-promotions.repository.ts';
import {
  byRank,
  listFor,
  listsOfCountry,
  nextTurn,
  type PublishedToplist,
  placesOf,
  type RunningToplist,
  runningLists,
} from './toplist-order.ts';

const DEFAULT_COUNTRY = 'GB';
const DEFAULT_PAGE_SIZE = 20;

/** The country that is asked for, GB unless given, and that of the visitor; null: not known. */
interface Asked {
  readonly country?: string | undefined;
  readonly visitor: string | null;
}

/** An offer, and where it stands in toplists. */
export type ListedOffer = PromotionOfCasino & { readonly toplists?: readonly ToplistPlace[] };

type Toplists = readonly PublishedToplist[];

/** The stored code of the country that is asked for. */
export function askedCode(country: string | undefined): string {
  return storedCode(country === undefined || country === '' ? DEFAULT_COUNTRY : country);
}

/** The codes of promotions that a country's visitors see: its own and the global one. */
const codesFor = (code: string) => (code === GLOBAL ? [GLOBAL] : [code, GLOBAL]);

/** Counts the promotions of these entries, and their casinos, and tells the last change of them and of their order. */
function counted(entries: readonly OffersOfCountry[], order: RunningToplist | undefined) {
  const promotions = entries.reduce((sum, entry) => sum + entry.promotions, 0);
  const changes = entries.map(({ changedAt }) => changedAt.getTime());
  const last = Math.max(order?.publishedAt.getTime() ?? 0, ...changes);
  return {
    promotions,
    casinos: new Set(entries.flatMap(({ casinoIds }) => casinoIds)).size,
    updatedAt: new Date(last).toISOString(),
  };
}

export type PublicPromotionsService = ReturnType<typeof createPublicPromotionsService>;

/**
 * Every answer is without what is withheld in one of the two countries. What is ordered is given the toplists, which
 * a request reads once.
 */
export function createPublicPromotionsService({
  offers,
  market,
  licences,
  toplists,
}: {
  offers: PublicPromotionsRepository;
  market: MarketRules;
  /** Gambling licences by id, those that exist. */
  licences: (
    ids: readonly number[],
  ) => Promise<readonly { readonly _id: number; readonly name: string }[]>;
  /** All that are published. */
  toplists: () => Promise<Toplists>;
}) {
  /** undefined: there is no such country, or no offer for it. */
  async function audienceOf(
    { country, visitor }: Asked,
    at = new Date(),
  ): Promise<Audience | undefined> {
    const code = askedCode(country);
    if (!isKnownCode(code)) return undefined;
    const filter = await market.filter([code, visitor]);
    return filter && { codes: codesFor(code), at, market: filter };
  }

  /** All offers in the order of one of these lists, with their places in all of them. */
  async function inOrder(
    audience: Audience,
    terms: TermsFilter,
    lists: readonly RunningToplist[],
    list: RunningToplist | undefined,
  ): Promise<readonly ListedOffer[]> {
    const { found } = await offers.promotions(audience, { skip: 0 }, terms);
    const places = placesOf(lists, found);
    const placeOf = ({ _id }: PromotionOfCasino) =>
      places.get(_id)?.find(({ toplist }) => toplist === list?.key);
    return byRank(found, (offer) => placeOf(offer)?.rank).map((offer) => {
      const its = places.get(offer._id);
      return its ? { ...offer, toplists: its } : offer;
    });
  }

  /** Casinos in the order of this list, and what it says of them. */
  async function casinosOf(
    audience: Audience,
    list: RunningToplist | undefined,
    { skip, limit }: { readonly skip: number; readonly limit: number },
  ) {
    const listed = new Map<number, Pick<ToplistPlace, 'reason' | 'paid'>>();
    if (!list) return { ...(await offers.casinos(audience, { skip, limit })), listed };
    const [ordered, { found, total }] = await Promise.all([
      inOrder(audience, {}, [list], list),
      offers.casinos(audience, { skip: 0 }),
    ]);
    for (const { casinoId, toplists: [place] = [] } of ordered) {
      if (place && !listed.has(casinoId)) {
        listed.set(casinoId, { reason: place.reason, paid: place.paid });
      }
    }
    const ranks = new Map([...listed.keys()].map((id, rank) => [id, rank]));
    const all = byRank(found, ({ _id }) => ranks.get(_id));
    return { found: all.slice(skip, skip + limit), total, listed };
  }

  return {
    toplists,

    /**
     * Each with its link for the requested country; all of them without a limit. They come in the order of the toplist of
     * a place and with their places in it. Where none is given, a part of them is for home, and all of them come best
     * score first with their places in every list.
     */
    async promotions(
      asked: Asked,
      {
        offset = 0,
        limit,
        place,
        of,
        ...terms
      }: Omit<QueryOf<typeof listPublicPromotions>, 'country'>,
      published: Toplists,
    ): Promise<{ found: ListedOffer[]; total: number }> {
      const audience = await audienceOf(asked);
      if (!audience) return { found: [], total: 0 };
      const code = askedCode(asked.country);
      const withLink = (offer: ListedOffer) => ({ ...offer, ctaLink: linkFor(offer, code) });
      const lists = listsOfCountry(runningLists(published, audience.at), code);
      // Specified: the front page asks for a part, all other pages for the whole, which they order themselves.
      const isWhole = limit === undefined && place === undefined;
      const list = isWhole ? undefined : listFor(lists, { place: place ?? 'home', of });
      const told = isWhole ? lists : lists.filter((one) => one === list);
      if (told.length === 0) {
        const { found, total } = await offers.promotions(audience, { skip: offset, limit }, terms);
        return { found: found.map(withLink), total };
      }
      const all = await inOrder(audience, terms, told, list);
      const end = limit === undefined ? undefined : offset + limit;
      return { found: all.slice(offset, end).map(withLink), total: all.length };
    },

    /** Offers shown to a country's visitors at a moment, in the order of this list; by score without one. */
    async offersOfList(
      list: RunningToplist | undefined,
      country: string | undefined,
      at: Date,
    ): Promise<ListedOffer[]> {
      const code = askedCode(country);
      // It is shown as to visitors in that country; without one, as to those whose country is not known.
      const visitor = country === undefined ? null : code;
      const audience = await audienceOf({ country, visitor }, at);
      if (!audience) return [];
      const all = await inOrder(audience, {}, list ? [list] : [], list);
      return all.map((offer) => ({ ...offer, ctaLink: linkFor(offer, code) }));
    },

    async casinos(
      asked: Asked,
      { page = 1, limit = DEFAULT_PAGE_SIZE }: Omit<QueryOf<typeof listPublicCasinos>, 'country'>,
      published: Toplists,
    ): Promise<ResponseOf<typeof listPublicCasinos>> {
      const audience = await audienceOf(asked);
      if (!audience) return { data: [], total: 0, hasMore: false };
      const running = runningLists(published, audience.at);
      const lists = listsOfCountry(running, askedCode(asked.country));
      const list = listFor(lists, { place: 'country' });
      const { found, total, listed } = await casinosOf(audience, list, {
        skip: (page - 1) * limit,
        limit,
      });
      const ids = found.flatMap(({ casino }) => casino.gamblingLicenceIds);
      const known = await licences(once(ids));
      const data = found.map(({ _id, promotions, casino }) => {
        const said = listed.get(_id);
        return { ...toCasinoCard(casino, known), promotions, ...(said && { listed: said }) };
      });
      return { data, total, hasMore: page * limit < total };
    },

    async countryCounts(
      visitor: string | null,
      published: Toplists,
    ): Promise<ResponseOf<typeof listCountryCounts>> {
      const at = new Date();
      const running = runningLists(published, at);
      const [all, withheld] = await Promise.all([
        market.namedIds().then((licenceIds) => offers.byCountry(at, licenceIds)),
        market.judge(),
      ]);
      const isShown = (country: string | null) => (entry: OffersOfCountry) =>
        withheld(entry.offer, entry, country).shown;
      const seen = all.filter(isShown(visitor));
      return [...new Set(seen.map(({ code }) => code))]
        .map((code) => {
          const shown = seen
            .filter((entry) => codesFor(code).includes(entry.code))
            .filter(isShown(code));
          const order = listFor(listsOfCountry(running, code), { place: 'country' });
          return { code: code === GLOBAL ? GLOBAL.toUpperCase() : code, ...counted(shown, order) };
        })
        .filter(({ promotions }) => promotions > 0)
        .sort((a, b) => b.promotions - a.promotions || a.code.localeCompare(b.code));
    },

    /** The countries whose visitors may see other offers, links or orders than visitors of any other. */
    async offerCountries(): Promise<string[]> {
      const at = new Date();
      const [codes, published] = await Promise.all([offers.codesNamed(at), toplists()]);
      const running = runningLists(published, at);
      const listed = running.flatMap(({ countries }) => countries.map(storedCode));
      return [...new Set([...codes, ...listed])].filter((code) => code !== GLOBAL);
    },

    /**
     * Tells a cache in front how long an answer may be kept at most: until the next start or end of any promotion, or turn
     * of a toplist. To be asked before the answer is read, so that a change in between makes it shorter.
     */
    async cacheHeaders(published?: Toplists): Promise<Record<string, string>> {
      const lists = published ?? (await toplists());
      const at = new Date();
      const [next] = [await offers.nextChange(at), nextTurn(lists, at)]
        .filter((moment) => moment !== null)
        .toSorted((one, other) => one.getTime() - other.getTime());
      if (!next) return {};
      const seconds = Math.floor((next.getTime() - at.getTime()) / 1_000);
      return { 'Surrogate-Control': `max-age=${seconds}` };
    },
  };
}
