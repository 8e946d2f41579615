import isoCountries from 'i18n-iso-countries';

/** Names as visitors know them, where the package's are official, inverted, or without their accents. */
const KNOWN_AS: Readonly<Record<string, string>> = {
  BN: 'Brunei',
  CD: 'DR Congo',
  CI: "Côte d'Ivoire",
  CN: 'China',
  FK: 'Falkland Islands',
  FM: 'Micronesia',
  GM: 'Gambia',
  IR: 'Iran',
  LA: 'Laos',
  MD: 'Moldova',
  MF: 'Saint Martin',
  MK: 'North Macedonia',
  PN: 'Pitcairn Islands',
  PS: 'Palestine',
  RE: 'Réunion',
  RU: 'Russia',
  ST: 'São Tomé and Príncipe',
  SX: 'Sint Maarten',
  SY: 'Syria',
  TR: 'Turkey',
  TW: 'Taiwan',
  TZ: 'Tanzania',
  UM: 'US Minor Outlying Islands',
  US: 'United States',
  VA: 'Vatican City',
  VG: 'British Virgin Islands',
  VI: 'US Virgin Islands',
};

/** The name of a country, by its code in capitals; the code of one that is not there. */
export const countryName = (code: string): string =>
  KNOWN_AS[code] ?? isoCountries.getName(code, 'en') ?? code;
