import { isCountry } from '@slots/country-law/is-country';

/** The global country in a promotion's list; it matches every country. */
export const GLOBAL = 'gl';

/** A code as promotions store it. 'GL' means Global here, not Greenland. */
export function storedCode(code: string): string {
  // Some signs are two letters in capitals: ß would be South Sudan.
  if (!/^[A-Za-z]{2}$/.test(code)) return code;
  return code.toLowerCase() === GLOBAL ? GLOBAL : code.toUpperCase();
}

export const isKnownCode = (stored: string) => stored === GLOBAL || isCountry(stored);

/** Codes as they are stored, each once. Global replaces all others, which it includes. */
export function normaliseCodes(codes: readonly string[]): string[] {
  const stored = [...new Set(codes.map(storedCode))];
  return stored.includes(GLOBAL) ? [GLOBAL] : stored;
}
