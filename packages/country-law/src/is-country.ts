import { GLOBAL_CODE } from '@slots/contracts/geo/countries';
import isoCountries from 'i18n-iso-countries';

/** GL means Global here, not Greenland; XK is in the package but not in ISO 3166-1. No visitor comes from either. */
const NO_COUNTRIES: ReadonlySet<string> = new Set([GLOBAL_CODE, 'XK']);

/** Tells whether this is the code, in capitals, of a country that visitors come from. */
export const isCountry = (code: string): boolean =>
  /^[A-Z]{2}$/.test(code) && isoCountries.isValid(code) && !NO_COUNTRIES.has(code);
