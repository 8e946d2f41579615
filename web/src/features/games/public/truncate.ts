const MAX_WORDS = 60;
const MAX_LINES = 4;
const MAX_CHARACTERS = 300;

/** True for a text that is shown in part first: over 4 lines or over 300 characters. */
export function isLong(text: string): boolean {
  const trimmed = text.trim();
  return trimmed.length > MAX_CHARACTERS || trimmed.split(/\r?\n/).length > MAX_LINES;
}

/** The first 60 words with their line breaks; '...' marks the cut. */
export function firstWords(text: string): string {
  const trimmed = text.trim();
  const words = [...trimmed.matchAll(/\S+/g)];
  const next = words[MAX_WORDS];
  return next === undefined ? trimmed : `${trimmed.slice(0, next.index).trimEnd()}...`;
}
