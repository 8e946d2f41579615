import isoCountries from 'i18n-iso-countries';

/** The global country in a promotion's list; it matches every country. */
export const GLOBAL = 'gl';

/** In the package but not in ISO 3166-1. */
const NOT_IN_ISO = 'XK';

/** A code as promotions store it. 'GL' means Global here, not Greenland. */
export function storedCode(code: string): string {
  return code.toLowerCase() === GLOBAL ? GLOBAL : code.toUpperCase();
}

export function isKnownCode(stored: string): boolean {
  if (stored === GLOBAL) return true;
  return /^[A-Z]{2}$/.test(stored) && stored !== NOT_IN_ISO && isoCountries.isValid(stored);
}

/** Codes as they are stored, each once. Global replaces all others, which it includes. */
export function normaliseCodes(codes: readonly string[]): string[] {
  const stored = [...new Set(codes.map(storedCode))];
  return stored.includes(GLOBAL) ? [GLOBAL] : stored;
}
