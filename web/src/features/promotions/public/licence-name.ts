const LONGEST = 20;
const KEPT = 18;

/** Regulators that everybody knows by their letters. */
const SHORT: readonly (readonly [RegExp, string])[] = [
  [/\b(?:UK|United Kingdom|Great Britain|UKGC)\b/i, 'UKGC'],
  [/\b(?:Malta|MGA)\b/i, 'MGA'],
];

/** A licence as its badge says it: UK and Malta by their letters, others cut when over 20 characters. */
export function licenceBadge(name: string): string {
  const short = SHORT.find(([pattern]) => pattern.test(name));
  if (short) return short[1];
  return name.length > LONGEST ? `${name.slice(0, KEPT)}...` : name;
}
