import { changeTags, tagsHeader } from '@slots/contracts/changes';
import { GLOBAL, isKnownCode } from './country-codes.ts';
import type { PromotionRecord } from './promotion.model.ts';

type Placed = Pick<PromotionRecord, 'casinoId' | 'countries'>;

/** The tags of a change of a promotion: of its casino's page, its countries' lists, and the counts. */
export function promotionChangeTags(
  before: Placed | null,
  after: Placed | null,
): readonly string[] {
  const there = [before, after].filter((one) => one !== null);
  if (there.length === 0) return [];
  return [
    changeTags.offerList,
    ...there.map(({ casinoId }) => changeTags.casino(casinoId)),
    ...there.flatMap(({ countries }) => countries.map(changeTags.offers)),
  ];
}

/**
 * The tags of what is made of the offers of a country, by its stored code: Global's are among them, their casinos decide which are shown, and so
 * do the licences that laws name.
 */
export function offersOf(code: string) {
  return tagsHeader([
    // An unknown country has none, whatever changes.
    ...(isKnownCode(code) ? [changeTags.offers(code)] : []),
    changeTags.offers(GLOBAL),
    changeTags.casinoList,
    changeTags.reference,
  ]);
}

/** The tags of counts of all offers. */
export const OFFER_COUNTS = tagsHeader([
  changeTags.offerList,
  changeTags.casinoList,
  changeTags.reference,
]);
