import { z } from 'zod';
import { defineEntity } from '../entity.ts';
import { day, emptyIsNull, id, neededText, optionalLink, optionalText } from '../fields.ts';
import {
  MAX_CASINO_DESCRIPTION_LENGTH,
  MAX_LINE_LENGTH,
  MAX_SEO_DESCRIPTION_LENGTH,
} from '../text-limits.ts';

/** The days that staff may choose from. */
export const EARLIEST_DAY = '1990-01-01';
export const LATEST_DAY = '2050-12-31';
export const MAX_GAMES = 99_999;
export const NUMBER_OF_GAMES_REFUSED = `Invalid Value: Number of games must be between 0 and ${MAX_GAMES.toLocaleString('en')}`;
export const MAX_RATING = 5;
const RATING_REFUSED = `Rating must be a number from 0 to ${MAX_RATING} with at most one decimal`;

const published = z.enum(['true', 'false']);

/** Ids of related records, which calls of their own change. */
const relations = { read: z.array(id), seenBy: 'owner' } as const;

/** The address of an uploaded picture, on our own origin. */
const image = { read: z.string().nullable() };

const supportEntry = z.object({ typeId: id, value: z.string().nullable() });

/** A casino: its fields, and what follows from them. */
export const casinoEntity = defineEntity(
  'casino',
  {
    name: { ...neededText(MAX_LINE_LENGTH, 'Name is required'), column: 'Name' },
    slug: {
      read: z.string(),
      write: z
        .string()
        .max(255, 'must be 255 characters or less')
        .regex(/^-*[a-z0-9][a-z0-9-]*$/, 'may hold only a-z, 0-9 and hyphens'),
      column: 'Slug',
    },
    published: {
      read: published,
      write: z
        .union([z.boolean(), published], { error: "must be 'true' or 'false'" })
        .transform((value): 'true' | 'false' => (String(value) === 'true' ? 'true' : 'false')),
      default: 'false',
      column: 'Published',
    },
    affiliateId: { read: id.nullable(), seenBy: 'staff', column: 'Affiliate ID' },
    /** The main one first. */
    gamblingLicenceIds: { read: z.array(id), column: 'Licences' },
    website: { ...optionalLink, column: 'Website' },
    rating: {
      read: z.string().nullable(),
      /** Text or number in, text out: '4.5', also for '04.5', and '0.5' for '.5', as number fields allow. */
      write: z
        .union([z.string(), z.number()], { error: RATING_REFUSED })
        .transform((value) =>
          String(value)
            .trim()
            .replace(/^0*(?=\d)/, '')
            .replace(/^\./, '0.'),
        )
        .pipe(z.string().regex(/^(?:[0-4](?:\.\d)?|5(?:\.0)?)$/, RATING_REFUSED))
        .nullable(),
      column: 'Rating',
    },
    numberOfGames: {
      read: z.int().nullable(),
      write: z
        .int({ error: NUMBER_OF_GAMES_REFUSED })
        .min(0, NUMBER_OF_GAMES_REFUSED)
        .max(MAX_GAMES, NUMBER_OF_GAMES_REFUSED),
      column: 'Number of Games',
    },
    tradingSince: {
      read: day.nullable(),
      write: z
        .string()
        .transform(emptyIsNull)
        .pipe(
          day
            .refine(
              (value) => value >= EARLIEST_DAY && value <= LATEST_DAY,
              `must be from ${EARLIEST_DAY} to ${LATEST_DAY}`,
            )
            .nullable(),
        )
        .nullable(),
      column: 'Trading Since',
    },
    description: { ...optionalText(MAX_CASINO_DESCRIPTION_LENGTH), column: 'Description' },
    seo_description: { ...optionalText(MAX_SEO_DESCRIPTION_LENGTH), column: 'SEO Description' },
    logoImage: image,
    headerImage: image,
    paymentMethodIds: { ...relations, history: { as: 'paymentMethods' } },
    currencyIds: { ...relations, history: { as: 'currencies' } },
    support: {
      read: z.array(supportEntry),
      seenBy: 'owner',
      history: {
        as: 'customerSupport',
        told: (support: readonly z.output<typeof supportEntry>[]) =>
          support.map(({ typeId, value }) => ({ id: typeId, value })),
      },
    },
    gameTypeIds: { ...relations, history: { as: 'gameTypes' } },
    providerIds: { ...relations, history: { as: 'providers' } },
    /** The staff member who created it; null for seeded ones. */
    createdBy: { read: id.nullable(), seenBy: 'staff', history: false },
    /** They redirect until another casino takes them. */
    formerSlugs: { read: z.array(z.string()), seenBy: 'owner', history: false },
    /** Raised in the transaction that adds a reference to it, so that this and a deletion cannot both succeed. */
    holds: { read: z.int(), seenBy: 'owner', history: false, default: 0 },
  },
  {
    gamblingLicenceId: {
      read: id.nullable(),
      from: ({ gamblingLicenceIds }) => gamblingLicenceIds[0] ?? null,
    },
    /** Ids of game providers, as text. */
    providers: {
      read: z.array(z.string()),
      from: ({ providerIds }) => providerIds.map(String),
    },
    paymentMethods: { read: z.array(id), from: ({ paymentMethodIds }) => paymentMethodIds },
    userId: { read: id.nullable(), seenBy: 'staff', from: ({ createdBy }) => createdBy },
  },
);

type CasinoFields = (typeof casinoEntity)['fields'];

/** Fields with ids of related records. */
export type CasinoRelation = {
  [K in keyof CasinoFields]: CasinoFields[K]['read'] extends z.ZodArray<typeof id> ? K : never;
}[keyof CasinoFields];
