import { fileURLToPath } from 'node:url';
import { type CountryLaw, countryLaw, type Laws, UNLESS_SAID } from '@slots/contracts/geo/laws';
import { readSettingsFile } from '@slots/env/settings-file';
import { z } from 'zod';
import { isCountry } from './is-country.ts';
import { type LawfulCasino, type LawfulOffer, reasonsToWithhold } from './withheld.ts';

/** The file that holds unless LAW_FILE names another. */
export const DEFAULT_LAW_FILE = fileURLToPath(new URL('../law.json', import.meta.url));

const DEFAULT = 'default';
const { shape } = countryLaw;

/** A country says only what differs from the default. */
const lawFile = z
  .object({
    [DEFAULT]: z.strictObject({
      ...shape,
      offers: shape.offers.default(UNLESS_SAID.offers),
      licences: shape.licences.default([...UNLESS_SAID.licences]),
      minAge: shape.minAge.default(UNLESS_SAID.minAge),
      maxWagering: shape.maxWagering.default(UNLESS_SAID.maxWagering),
      mixedProducts: shape.mixedProducts.default(UNLESS_SAID.mixedProducts),
    }),
  })
  .catchall(z.strictObject(countryLaw.partial().shape))
  .transform(({ default: fallback, ...differing }) => {
    const countries = Object.entries(differing).map(
      ([code, own]) => [code, countryLaw.parse({ ...fallback, ...own })] as const,
    );
    return { default: fallback, countries: Object.fromEntries(countries) };
  })
  .superRefine(({ default: fallback, countries }, context) => {
    // 'UK' in the place of 'GB' would be a law that applies to no country.
    for (const key of Object.keys(countries)) {
      if (isCountry(key)) continue;
      context.addIssue({ code: 'custom', path: [key], message: "is no visitor's country" });
    }
    for (const [key, { offers, licences }] of Object.entries({
      ...countries,
      [DEFAULT]: fallback,
    })) {
      if (offers !== 'licensed' || licences.length > 0) continue;
      const message = 'must name a gambling licence, since offers are licensed';
      context.addIssue({ code: 'custom', path: [key, 'licences'], message });
    }
  });

/** The law of each country, as this installation is configured. */
export interface Law {
  readonly all: Laws;
  /** The law of a country by its code, in any case; the default where the country is not known. */
  of(code: string | null): CountryLaw;
  /** True when a rule holds anywhere. */
  somewhere(holds: (law: CountryLaw) => boolean): boolean;
  /** True where visitors of a country see an offer; otherwise every reason why they do not. */
  withheld(asked: {
    readonly offer: LawfulOffer;
    readonly casino: LawfulCasino;
    /** Its code; null: not known. */
    readonly country: string | null;
  }): { readonly shown: boolean; readonly reasons: readonly string[] };
  /**
   * Names what is withheld in a country, for keys of caches: countries that withhold the same offers have one
   * name, whatever else their laws say.
   */
  visibilityGroup(code: string | null): string;
}

/**
 * Reads what countries want of demos and promotions. Laws change more often than code does, so it is
 * a file.
 * @throws when the file is missing or says something else, naming what is wrong
 */
export function readLaw(file: string): Law {
  const all: Laws = readSettingsFile(file, lawFile, 'is no law by country');
  const byCode = new Map(Object.entries(all.countries));
  const of = (code: string | null) =>
    (code === null ? undefined : byCode.get(code.toUpperCase())) ?? all.default;
  const groups = new Map([all.default, ...byCode.values()].map((law) => [law, groupOf(law)]));
  return {
    all,
    of,
    somewhere: (holds) => [...groups.keys()].some(holds),
    withheld({ offer, casino, country }) {
      const reasons = reasonsToWithhold(of(country), offer, casino);
      return { shown: reasons.length === 0, reasons };
    },
    visibilityGroup: (code) => groups.get(of(code)) ?? '',
  };
}

/** Every rule that withholds offers; texts that are equal where the rules are. */
function groupOf({ offers, licences, terms, maxWagering, mixedProducts }: CountryLaw): string {
  if (offers === 'none') return 'none';
  const rules = [
    ...(offers === 'licensed'
      ? [`licensed:${JSON.stringify([...new Set(licences)].toSorted())}`]
      : []),
    ...(terms === 'required' ? ['terms'] : []),
    ...(maxWagering === null ? [] : [`wagering:${maxWagering}`]),
    ...(mixedProducts === 'hidden' ? ['unmixed'] : []),
  ];
  return rules.join(';') || 'all';
}
