import { z } from 'zod';
import { countryCodes, id, optionalText, requiredText, timestamp } from '../fields.ts';
import { MAX_LINE_LENGTH, MAX_REASON_LENGTH } from '../text-limits.ts';

/** The pages that show offers in an order of the editor's. */
export const TOPLIST_PAGES = ['home', 'country', 'game', 'guide'] as const;
export type ToplistPage = (typeof TOPLIST_PAGES)[number];

export const MAX_TOPLIST_ENTRIES = 50;
/** In percent of the time; both ends are included. */
export const SECOND_VERSION_WEIGHT = { min: 1, max: 99 } as const;
const ENDS_BEFORE_START = 'must be after the start';

const moment = z.iso
  .datetime({ error: 'must be a moment in UTC, such as 2027-01-31T18:00:00Z' })
  .nullable()
  .default(null);

const period = { startsAt: moment, endsAt: moment };

function endsAfterStart({
  startsAt,
  endsAt,
}: {
  readonly startsAt: string | null;
  readonly endsAt: string | null;
}): boolean {
  return startsAt === null || endsAt === null || Date.parse(startsAt) < Date.parse(endsAt);
}
const ENDS_AFTER_START = { path: ['endsAt'], message: ENDS_BEFORE_START };

const entry = z
  .strictObject({
    /** A casino stands for its best offer that the visitor may see. */
    kind: z.enum(['casino', 'offer'], { error: 'must be casino or offer' }),
    id,
    /** A few words for visitors. */
    reason: optionalText(MAX_REASON_LENGTH).write.default(null),
    /** Its place was paid for, which is shown to visitors. */
    paid: z.boolean({ error: 'must be true or false' }).default(false),
    ...period,
  })
  .refine(endsAfterStart, ENDS_AFTER_START);

/** Nothing stands in a list twice: a visitor would not see it a second time. */
const entries = z
  .array(entry, { error: 'must be a list of entries' })
  .max(MAX_TOPLIST_ENTRIES, `must be ${MAX_TOPLIST_ENTRIES} entries or less`)
  .superRefine((all, context) => {
    const seen = new Set<string>();
    for (const [index, one] of all.entries()) {
      const key = `${one.kind} ${one.id}`;
      if (seen.has(key)) {
        context.addIssue({
          code: 'custom',
          path: [index, 'id'],
          message: `This ${one.kind} is already in the list.`,
        });
      }
      seen.add(key);
    }
  });

const WEIGHT_REFUSED = `must be a whole number from ${SECOND_VERSION_WEIGHT.min} to ${SECOND_VERSION_WEIGHT.max}`;

/** Shown in place of the first version for its share of the time between these moments. */
const second = z
  .strictObject({
    weight: z
      .int({ error: WEIGHT_REFUSED })
      .min(SECOND_VERSION_WEIGHT.min, WEIGHT_REFUSED)
      .max(SECOND_VERSION_WEIGHT.max, WEIGHT_REFUSED),
    ...period,
    entries,
  })
  .refine(endsAfterStart, ENDS_AFTER_START);

/** The kind of page that shows a toplist, which stays. */
export const toplistSubject = {
  place: z.enum(TOPLIST_PAGES, { error: `must be one of ${TOPLIST_PAGES.join(', ')}` }),
  /** One game or guide; null: the pages of all. */
  of: id.nullable(),
};
export type ToplistSubject = z.output<z.ZodObject<typeof toplistSubject>>;

/** A toplist: for whom and when it is shown, and what stands in it. */
export const toplistContent = z
  .strictObject({
    /** For staff. */
    name: requiredText(MAX_LINE_LENGTH, 'Name is required'),
    /** Codes of the countries that it is for; none: all. */
    countries: countryCodes(500).default([]),
    ...period,
    entries,
    second: second.nullable().default(null),
  })
  .refine(endsAfterStart, ENDS_AFTER_START);
export type ToplistContent = z.output<typeof toplistContent>;
export type ToplistEntry = ToplistContent['entries'][number];

/** An offer's place in a toplist, as visitors see it. */
export const toplistPlace = z.object({
  place: z.enum(TOPLIST_PAGES),
  /** The game or guide whose page the list is for; null: all of them. */
  of: id.nullable(),
  /** The list's id and the version that is shown now, as clicks tell it. */
  toplist: z.string(),
  /** From 1. */
  rank: z.int(),
  reason: z.string().nullable(),
  /** The place was paid for. */
  paid: z.boolean(),
});
export type ToplistPlace = z.output<typeof toplistPlace>;

/** The period of a toplist, of one of its entries or of its second version, as it is answered. */
export const toplistPeriod = z.object({
  startsAt: timestamp.nullable(),
  endsAt: timestamp.nullable(),
});
export type ToplistPeriod = z.output<typeof toplistPeriod>;
