/** Attributes of a field for a day. */
export const DAY = { type: 'date', max: '9999-12-31' } as const;

/** Attributes of a field for a moment in UTC. */
export const MOMENT = { type: 'datetime-local', max: '9999-12-31T23:59' } as const;

/** '2027-01-31T18:00:00.000Z' for such a field, to the minute unless there are seconds. */
export function typedMoment(timestamp: string | null | undefined): string {
  return timestamp?.replace(/(?::00)?(?:\.000)?Z$/, '').replace(/Z$/, '') ?? '';
}

/** The moment that was typed; null for nothing. */
export const momentOrNull = (typed: string) =>
  typed === '' ? null : new Date(`${typed}Z`).toISOString();
