/** A text as a pattern that matches just that, for MongoDB's expressions and ours. */
export function escapeRegExp(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
