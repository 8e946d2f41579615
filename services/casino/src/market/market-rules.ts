import { once } from '@slots/contracts/fields';
import type { CountryLaw } from '@slots/contracts/geo/laws';
import type { Law } from '@slots/country-law/law';
import { type LawfulOffer, MIXED } from '@slots/country-law/withheld';

/**
 * Finds the offers that no law withholds, as `reasonsToWithhold` would, with conditions on offers and on their
 * casinos. Both are for aggregations and for repositories that mark them as trusted.
 */
export interface MarketFilter {
  readonly offer: Readonly<Record<string, unknown>>;
  readonly casino: Readonly<Record<string, unknown>>;
}

/** A gambling licence as it is stored. */
interface StoredLicence {
  readonly _id: number;
  readonly code: string;
}

export type MarketRules = ReturnType<typeof createMarketRules>;

/** Every code of a licence that the law names, with the countries that do. */
function namedLicences({ all }: Law): ReadonlyMap<string, readonly string[]> {
  const named = new Map<string, string[]>();
  for (const [country, { licences }] of Object.entries({
    default: all.default,
    ...all.countries,
  })) {
    for (const code of licences) named.set(code, [...(named.get(code) ?? []), country]);
  }
  return named;
}

/** The law of the markets, in terms of this service's records. */
export function createMarketRules({
  law,
  lawFile,
  licences,
}: {
  law: Law;
  /** Named where the law is at fault. */
  lawFile: string;
  /** All gambling licences. */
  licences: () => Promise<readonly StoredLicence[]>;
}) {
  const named = namedLicences(law);
  let known: ReadonlyMap<number, string> | undefined;

  /** The codes of the licences that the law names, by id. They stay, for such a licence is not deleted. */
  async function codesById(): Promise<ReadonlyMap<number, string>> {
    if (known) return known;
    const stored = named.size === 0 ? [] : await licences();
    const found = new Map(
      stored.filter(({ code }) => named.has(code)).map(({ _id, code }) => [_id, code]),
    );
    if (found.size === named.size) known = found;
    return found;
  }

  return {
    /** @throws Error that names the law's gambling licences which do not exist */
    async assertLicencesExist(): Promise<void> {
      const found = new Set((await codesById()).values());
      const unknown = [...named].filter(([code]) => !found.has(code));
      if (unknown.length === 0) return;
      const faults = unknown.map(
        ([code, countries]) => `${countries.join(', ')}: there is no gambling licence '${code}'`,
      );
      throw new Error(`${lawFile} is no law by country:\n${faults.join('\n')}`);
    },

    /** True where the law would be invalid without the licence. */
    names: (licence: StoredLicence) => named.has(licence.code),

    /** The offers that none of these countries withholds; null: it is not known. undefined: there are none. */
    async filter(countries: readonly (string | null)[]): Promise<MarketFilter | undefined> {
      const laws = once(countries.map((country) => law.of(country)));
      if (laws.some(({ offers }) => offers === 'none')) return undefined;
      const codes = [...(await codesById())];
      const licensed = laws.filter(({ offers }) => offers === 'licensed');
      const wagering = laws.flatMap(({ maxWagering }) => maxWagering ?? []);
      const isLicensed = (one: CountryLaw) => ({
        gamblingLicenceIds: {
          $in: codes.flatMap(([id, code]) => (one.licences.includes(code) ? id : [])),
        },
      });
      return {
        offer: {
          ...(laws.some(({ terms }) => terms === 'required') && {
            significantTerms: { $ne: null },
          }),
          // A negation, since offers with unknown wagering are shown too.
          ...(wagering.length > 0 && {
            'wagering.times': { $not: { $gt: Math.min(...wagering) } },
          }),
          ...(laws.some(({ mixedProducts }) => mixedProducts === 'hidden') && {
            product: { $ne: MIXED },
          }),
        },
        casino: licensed.length === 0 ? {} : { $and: licensed.map(isLicensed) },
      };
    },

    /** The law's own `withheld`, by the licences as a casino is stored with them. */
    async judge() {
      const codes = await codesById();
      return (
        offer: LawfulOffer,
        { gamblingLicenceIds }: { readonly gamblingLicenceIds: readonly number[] },
        country: string | null,
      ) =>
        law.withheld({
          offer,
          casino: { licences: gamblingLicenceIds.flatMap((id) => codes.get(id) ?? []) },
          country,
        });
    },

    /** The ids of all licences that the law names; others are nothing to it. */
    namedIds: async (): Promise<number[]> => [...(await codesById()).keys()],

    /** The countries that have rules of their own. */
    countries: Object.keys(law.all.countries).toSorted(),
  };
}
