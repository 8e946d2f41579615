/** Codes that people write for another country's. Catalog's index by alias is made from them: another code needs another index. */
export const COUNTRY_ALIASES: Readonly<Record<string, string>> = { UK: 'GB' };

/** The country codes in a game's text of restrictions; its demo does not launch there. */
export function restrictedCountries(restrictions: string): string[] {
  const codes = restrictions.toUpperCase().match(/\b[A-Z]{2}\b/g) ?? [];
  return [...new Set(codes.map((code) => COUNTRY_ALIASES[code] ?? code))];
}
