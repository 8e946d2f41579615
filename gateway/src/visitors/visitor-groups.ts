import { GLOBAL_CODE } from '@slots/contracts/geo/countries';
import type { Law } from '@slots/country-law/law';
import type { OfferCountries } from './offer-countries.ts';

/** Visitors who are answered the same. */
export interface VisitorGroup {
  readonly key: string;
  /** A country of the group, for which the answer is made; null: that of a visitor of an unknown country. */
  readonly country: string | null;
}

/** Tells which visitors see the same, by the country of their address; null when it is unknown. */
export function createVisitorGroups(law: Law, offerCountries: OfferCountries) {
  const fallback = { group: law.visibilityGroup(null), minAge: law.of(null).minAge };

  function hasOwnLaw(country: string): boolean {
    const { minAge } = law.of(country);
    return law.visibilityGroup(country) !== fallback.group || minAge !== fallback.minAge;
  }

  function pageCountry(country: string): string {
    if (hasOwnLaw(country)) return country;
    const own = offerCountries.current();
    return own === undefined || own.has(country) ? country : GLOBAL_CODE;
  }

  return {
    /** A call's answer depends on what is withheld there, and on nothing else of the visitor. */
    ofAnswer(country: string | null): VisitorGroup {
      return { key: law.visibilityGroup(country), country };
    },
    /**
     * A page shows the offers of the visitor's country, as does an answer with their links. One that has neither offers,
     * links nor a law of its own sees what holds everywhere, so its visitors get what is made for Global.
     */
    ofPage(country: string | null): VisitorGroup {
      const shown = country === null ? null : pageCountry(country);
      return { key: shown ?? '', country: shown };
    },
  };
}

export type VisitorGroups = ReturnType<typeof createVisitorGroups>;
