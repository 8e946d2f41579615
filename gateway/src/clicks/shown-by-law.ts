import type { Law } from '@slots/country-law/law';
import type { Offer } from './click-offers.ts';

/** True where this law lets visitors of a country see an offer. */
export const isShownBy =
  (law: Law) =>
  ({ promotion }: Offer, country: string | null): boolean =>
    promotion.hasTerms || law.of(country).terms !== 'required';
