import type { Law } from '@slots/country-law/law';
import type { Offer } from './click-offers.ts';

/** True where the law of a visitor's country lets them see an offer. */
export const isShownBy =
  (law: Law) =>
  ({ promotion: { hasTerms, wageringTimes, product }, casino }: Offer, country: string | null) =>
    law.withheld({
      offer: {
        // Laws ask whether there are terms, not for their words.
        significantTerms: hasTerms ? '' : null,
        wagering: wageringTimes === null ? null : { times: wageringTimes },
        product,
      },
      casino,
      country,
    }).shown;
