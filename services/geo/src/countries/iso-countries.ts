import { type Country, GLOBAL_CODE } from '@slots/contracts/geo/countries';
import { countryName } from '@slots/country-law/country-name';
import { isCountry } from '@slots/country-law/is-country';
import { slugOf } from '@slots/mongo/slug';
import isoData from 'i18n-iso-countries';

export const GLOBAL: Country = {
  id: 1,
  code: GLOBAL_CODE,
  name: 'Global',
  slug: 'global',
  flag: '🌐',
};

/** Other names of a country: 'UK' and 'Great Britain', 'Ivory Coast', 'Türkiye'. */
export function otherNames(code: string): string[] {
  // Its code is Greenland's, which is left out.
  if (code === GLOBAL_CODE) return [];
  const all = isoData.getNames('en', { select: 'all' })[code] ?? [];
  // Inverted official names hold those of other countries: 'Taiwan, Province of China'.
  return all.filter((name) => !name.includes(','));
}

/** The flag emoji of a code: its letters as regional indicators. */
function flagOf(code: string): string {
  const REGIONAL_INDICATOR_A = 0x1f1e6;
  return String.fromCodePoint(
    ...Array.from(
      code,
      (letter) => REGIONAL_INDICATOR_A + letter.charCodeAt(0) - 'A'.charCodeAt(0),
    ),
  );
}

/** All countries of ISO 3166-1 but Greenland, each under its number there, which never changes. */
export function isoCountries(): Country[] {
  return Object.keys(isoData.getNames('en'))
    .filter(isCountry)
    .map((code) => {
      const name = countryName(code);
      return {
        id: Number(isoData.alpha2ToNumeric(code)),
        code,
        name,
        slug: slugOf(name),
        flag: flagOf(code),
      };
    });
}
