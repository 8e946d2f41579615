/** Limits of a wagering requirement, both inclusive. */
export const WAGERING_TIMES = { min: 0, max: 200 } as const;

/** The highest wagering multiple of a filter; undefined for a text that is no such number. */
export function wageringLimit(text: string): number | undefined {
  const times = /^\d{1,3}(?:\.\d)?$/.test(text) ? Number(text) : undefined;
  return times !== undefined && times <= WAGERING_TIMES.max ? times : undefined;
}
