const ascending = (numbers: readonly number[]) => numbers.toSorted((a, b) => a - b);

/** The number below which this share of some numbers is; null of none. */
export function percentile(numbers: readonly number[], share: number): number | null {
  return ascending(numbers)[Math.floor(numbers.length * share)] ?? null;
}

/** The median of some numbers; null of none. */
export function median(numbers: readonly number[]): number | null {
  const sorted = ascending(numbers);
  const at = Math.floor(sorted.length / 2);
  const upper = sorted[at];
  if (upper === undefined) return null;
  return sorted.length % 2 === 1 ? upper : ((sorted[at - 1] ?? upper) + upper) / 2;
}
