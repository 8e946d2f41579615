const MAX_LENGTH = 20;
const KEPT = 18;

/** Regulators known by their abbreviation. */
const SHORT: readonly (readonly [RegExp, string])[] = [
  [/\b(?:UK|United Kingdom|Great Britain|UKGC)\b/i, 'UKGC'],
  [/\b(?:Malta|MGA)\b/i, 'MGA'],
];

/** A licence on its badge: UK and Malta abbreviated, others cut when over 20 characters. */
export function licenceBadge(name: string): string {
  const short = SHORT.find(([pattern]) => pattern.test(name));
  if (short) return short[1];
  return name.length > MAX_LENGTH ? `${name.slice(0, KEPT)}...` : name;
}
