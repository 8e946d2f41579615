import { PROMOTION_KINDS } from '@slots/contracts/casino/promotion-entity';
import { wageringLimit } from '@slots/contracts/casino/wagering-limit';
import { type BonusFacets, RATINGS } from '../../../api/bonus-facets.api.ts';
import { entryOf } from '../../../ui/filter-selects.tsx';
import type { Offer } from '../public-promotions.api.ts';

/** Filters whose value is the code of an entry. */
const NARROWINGS = ['payment', 'licence', 'currency'] as const;
type Narrowing = (typeof NARROWINGS)[number];

export const SORTS = [
  { value: 'score', label: 'Recommended' },
  { value: 'rating', label: 'Highest rated casino' },
  { value: 'ending', label: 'Ending soonest' },
] as const;
type Sort = (typeof SORTS)[number]['value'];

export interface OfferFilter extends Partial<Record<Narrowing, string>> {
  readonly sort: Sort;
  readonly rating?: string;
  readonly kind?: (typeof PROMOTION_KINDS)[number];
  /** The most times of wagering, as in the address. */
  readonly wagering?: string;
}

/** Filters of offers; each is a parameter of the address. */
export const FILTERS = ['rating', 'kind', 'wagering', ...NARROWINGS] as const;
export type Parameter = 'sort' | (typeof FILTERS)[number];

/** Filter in an address; unknown values are left out. */
export function offerFilterOf(search: URLSearchParams): OfferFilter {
  const rating = RATINGS.find((known) => known === search.get('rating'));
  const kind = PROMOTION_KINDS.find((known) => known === search.get('kind'));
  const wagering = search.get('wagering') ?? '';
  const narrowed = NARROWINGS.flatMap((name) => {
    const code = search.get(name);
    return code ? [[name, code] as const] : [];
  });
  return {
    sort: SORTS.find(({ value }) => value === search.get('sort'))?.value ?? 'score',
    ...(rating !== undefined && { rating }),
    ...(kind !== undefined && { kind }),
    ...(wageringLimit(wagering) !== undefined && { wagering }),
    ...Object.fromEntries(narrowed),
  };
}

const ratingOf = ({ casino }: Offer): number => Number(casino?.rating ?? 0);
const endOf = ({ endsAt }: Offer): number =>
  endsAt ? Date.parse(endsAt) : Number.POSITIVE_INFINITY;

/** Ties keep their order, which is best score first. */
const ORDER: Readonly<Record<Sort, (one: Offer, other: Offer) => number>> = {
  score: () => 0,
  rating: (one, other) => ratingOf(other) - ratingOf(one),
  ending: (one, other) => (endOf(one) === endOf(other) ? 0 : endOf(one) - endOf(other)),
};

/** Filtered offers in order. Filters whose entries are not loaded are skipped. */
export function filteredOffers(
  offers: readonly Offer[],
  filter: OfferFilter,
  facets: BonusFacets | undefined,
): readonly Offer[] {
  const { payment, licence, currency, rating, kind, wagering, sort } = filter;
  const maxTimes = wageringLimit(wagering ?? '');
  const has = (
    ids: readonly number[] | undefined,
    entries: readonly { readonly id: number; readonly code: string }[] = [],
    code: string | undefined,
  ) => {
    if (code === undefined || facets === undefined) return true;
    const entry = entryOf(entries, code);
    return entry !== undefined && (ids?.includes(entry.id) ?? false);
  };
  return offers
    .filter(
      (offer) =>
        ratingOf(offer) >= Number(rating ?? 0) &&
        (kind === undefined || offer.kind === kind) &&
        (maxTimes === undefined || (offer.wagering?.times ?? Infinity) <= maxTimes) &&
        has(offer.casino?.paymentMethodIds, facets?.paymentMethods, payment) &&
        has(offer.casino?.licenceIds, facets?.licences, licence) &&
        has(offer.casino?.currencyIds, facets?.currencies, currency),
    )
    .toSorted(ORDER[sort]);
}

export const isNarrowed = (filter: OfferFilter) =>
  FILTERS.some((name) => filter[name] !== undefined);
