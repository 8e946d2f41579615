/** The code that stands for every country, and never beside another. */
export const GLOBAL = 'gl';

/** A country's code as promotions hold it: in upper case, but global in lower. */
export function offerCode(code: string): string {
  return code.toLowerCase() === GLOBAL ? GLOBAL : code.toUpperCase();
}

/** Adds codes to those that were chosen: global replaces all others, any other removes global. */
export function withCountries(chosen: readonly string[], added: readonly string[]): string[] {
  const codes = added.map(offerCode);
  if (codes.length === 0) return [...chosen];
  if (codes.includes(GLOBAL)) return [GLOBAL];
  return [...new Set([...chosen.filter((code) => code !== GLOBAL), ...codes])];
}
