/** Normal form for comparison: without case, accents, and blanks around or in a row. */
export function normalizeName(name: string): string {
  return name
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/\s+/g, ' ')
    .trim();
}
