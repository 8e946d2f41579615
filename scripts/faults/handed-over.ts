/** The fate of clicks or postbacks that were sent while a fault lasted. */
export interface HandedOver {
  readonly what: 'clicks' | 'postbacks';
  /** Different ones that were answered with success. */
  readonly answered: number;
  /** Requests that were refused or cut off; senders of postbacks retry them. */
  readonly failed: number;
  readonly slowestMs: number;
  /** Answered and not stored. */
  readonly lost: number;
  /** Number of losses that the design accepts for this fault. */
  readonly mayBeLost: number;
  readonly twice: number;
  /** Everything else that must not be, in words. */
  readonly wrong: readonly string[];
}

/** Tells, once the system is well again, what became of all that was handed over. */
export type Settle = () => Promise<HandedOver>;

/** The broken promises, in words. */
export function brokenBy({ what, lost, mayBeLost, twice, wrong }: HandedOver): string[] {
  return [
    ...(lost > mayBeLost ? [`${lost} answered ${what} are lost, ${mayBeLost} may be`] : []),
    ...(twice > 0 ? [`${twice} ${what} are stored twice`] : []),
    ...wrong,
  ];
}

/** The ids of these that are there more than once. */
export function repeatedOf(ids: readonly string[]): readonly string[] {
  const seen = new Set<string>();
  return ids.filter((id) => seen.size === seen.add(id).size);
}
