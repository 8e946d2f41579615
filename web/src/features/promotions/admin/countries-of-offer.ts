/** Code for every country, never beside another. */
export const GLOBAL = 'gl';

/** A country's code as promotions store it: in upper case, but Global in lower. */
export function offerCode(code: string): string {
  return code.toLowerCase() === GLOBAL ? GLOBAL : code.toUpperCase();
}

/** Adds codes to a selection: Global replaces all others, any other removes Global. */
export function withCountries(chosen: readonly string[], added: readonly string[]): string[] {
  const codes = added.map(offerCode);
  if (codes.length === 0) return [...chosen];
  if (codes.includes(GLOBAL)) return [GLOBAL];
  return [...new Set([...chosen.filter((code) => code !== GLOBAL), ...codes])];
}
