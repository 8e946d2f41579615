import type { Random } from '../random.ts';

const DAY_MS = 86_400_000;

/** Lower-case words joined by hyphens: the form of an address. */
export function slugify(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll('&', 'and')
    .replaceAll(/['’]|\p{M}/gu, '')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
}

/** The date (yyyy-mm-dd) `days` after another. */
export function addDays(date: string, days: number): string {
  return new Date(Date.parse(date) + days * DAY_MS).toISOString().slice(0, 10);
}

/** A time in the wire's form, on `date` or up to `withinDays` later. */
export function timestamp(random: Random, date: string, withinDays: number): string {
  const at = Date.parse(date) + random.int(0, withinDays) * DAY_MS + random.int(0, 86_399) * 1000;
  return `${new Date(at).toISOString().slice(0, 19)}.000000Z`;
}

/** What each `{slot}` of a pattern stands for; a function is called each time. */
export type Slots = Readonly<Record<string, string | (() => string)>>;

/** A pattern with its slots replaced, from left to right. */
export function fill(pattern: string, slots: Slots): string {
  return pattern.replaceAll(/\{(\w+)\}/g, (_text, slot: string) => {
    const value = slots[slot];
    if (value === undefined) throw new RangeError(`Nothing is known to fill {${slot}} with.`);
    return typeof value === 'string' ? value : value();
  });
}
