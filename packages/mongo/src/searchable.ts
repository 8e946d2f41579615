/** Letters without accents and capitals, so that a search finds what can be typed. */
export function searchable(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}
