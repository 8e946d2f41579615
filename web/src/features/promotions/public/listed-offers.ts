import type { Offer } from '../public-promotions.api.ts';

type Place = NonNullable<Offer['toplists']>[number];

/** An offer, and where it stands in the toplist of the page that shows it. */
export type ListedOffer = Offer & { readonly listed?: Place };

/** Beyond every place in a list. */
const UNLISTED = 1_000;

/**
 * The offers of a page's toplist in its order, then all others in theirs. A game or guide has its own list, or else
 * that of all.
 */
export function offersAt(
  offers: readonly Offer[],
  page: Place['place'],
  of?: number,
): readonly ListedOffer[] {
  const placeOf = ({ toplists }: Offer, one: number | null) =>
    toplists?.find(({ place, of: its }) => place === page && its === one);
  const own = of !== undefined && offers.some((offer) => placeOf(offer, of)) ? of : null;
  const rank = ({ listed }: ListedOffer) => listed?.rank ?? UNLISTED;
  return offers
    .map((offer): ListedOffer => {
      const listed = placeOf(offer, own);
      return listed ? { ...offer, listed } : offer;
    })
    .toSorted((one, other) => rank(one) - rank(other));
}
