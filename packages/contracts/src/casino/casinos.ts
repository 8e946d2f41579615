import { z } from 'zod';
import { defineContract } from '../contract.ts';
import {
  day,
  id,
  messageOnly,
  NONE,
  pathId,
  queryInt,
  queryText,
  requiredText,
  slugOrId,
  text,
  timestamp,
  webAddress,
} from '../fields.ts';
import { LONGEST_CASINO_DESCRIPTION } from '../text-limits.ts';

export const CASINO_NOT_FOUND = 'Casino Not Found';
export const CASINO_NOT_PUBLIC = 'This casino is not available for public viewing';
export const CASINO_DELETED = 'This casino is no longer listed';

/** A casino as a visitor may see it, once it is published. */
export const publicCasino = z.object({
  id,
  name: z.string(),
  slug: z.string(),
  description: z.string().nullable(),
  seo_description: z.string().nullable(),
  website: z.string().nullable(),
  logoImage: z.string().nullable(),
  headerImage: z.string().nullable(),
  gamblingLicenceId: id.nullable(),
  gamblingLicenceIds: z.array(id),
  /** Ids of game providers, as text. */
  providers: z.array(z.string()),
  paymentMethods: z.array(id),
  published: z.enum(['true', 'false']),
  tradingSince: day.nullable(),
  rating: z.string().nullable(),
  numberOfGames: z.int().nullable(),
  createdAt: timestamp,
  updatedAt: timestamp,
});

export type PublicCasino = z.infer<typeof publicCasino>;

/** A casino as staff see it. */
export const casino = publicCasino.extend({
  userId: id.nullable(),
  createdBy: id.nullable(),
  affiliateId: id.nullable(),
});
export type Casino = z.infer<typeof casino>;

/**
 * A slug as a form makes it from a name, so with hyphens in a row where signs fell out. One that
 * has no letter or digit counts as not given.
 */
const givenSlug = z
  .string()
  .max(255, 'must be 255 characters or less')
  .regex(/^[a-z0-9-]*$/, 'may hold only a-z, 0-9 and hyphens')
  .transform((value) => (/[a-z0-9]/.test(value) ? value : undefined));

/** What a reader may see of a casino; the owner decides which of the two. */
export const casinoForReader = z.union([casino, publicCasino]);

/** Which casinos a list of staff holds and in which order; the newest first unless said. */
export const casinoFilter = {
  /** Matches name, slug, description and id. */
  search: queryText.optional(),
  /** An affiliate's id, or 'unassigned'. */
  affiliate: z
    .string()
    .regex(/^(?:unassigned|\d{1,15})$/, "must be an affiliate's id or 'unassigned'")
    .optional(),
  /** A minus turns the order around: '-updated' is the last change first. */
  sort: z.enum(['id', '-id', 'name', '-name', 'updated', '-updated']).optional(),
};

export const listCasinos = defineContract({
  id: 'casinos.list',
  owner: 'casino',
  method: 'GET',
  path: '/api/casinos',
  access: 'staff',
  summary: 'Casinos, a page of them or, without page and limit, all.',
  query: z.object({
    page: queryInt(1, 1_000_000).optional(),
    limit: queryInt(1, 100).optional(),
    ...casinoFilter,
  }),
  responses: {
    200: z.object({ casinos: z.array(casino), total: z.int(), totalPages: z.int() }),
  },
});

export const createCasino = defineContract({
  id: 'casinos.create',
  owner: 'casino',
  method: 'POST',
  path: '/api/casinos',
  access: 'staff',
  summary: 'Creates an unpublished casino. The person who creates it comes from the session.',
  body: z
    .strictObject({
      name: requiredText(255, 'Name is required'),
      /** Sent by the manager's form; the session's person counts, whatever it says. */
      userId: z.unknown().optional(),
      createdBy: z.unknown().optional(),
      slug: givenSlug.optional(),
    })
    .refine(
      (body) => (body.userId === undefined && body.slug === undefined) || body.name.length >= 2,
      { path: ['name'], message: 'Casino name must be at least 2 characters' },
    ),
  answerHeaders: ['Location'],
  refusals: [409],
  tagged: true,
  example: { name: 'Alpenglow Casino' },
  responses: { 201: casino },
  messages: { 401: 'You must be logged in to create a casino' },
});

export const getCasinoBySlug = defineContract({
  id: 'casinos.bySlug',
  owner: 'casino',
  method: 'GET',
  path: '/api/casinos/slug/:slug',
  access: 'any',
  publicCache: { madeFrom: ['casino'] },
  summary: 'A casino by slug, digits then also by id; a visitor gets a published one only.',
  params: z.object({ slug: slugOrId }),
  tagged: true,
  responses: { 200: casinoForReader, 301: NONE },
  messages: { 403: CASINO_NOT_PUBLIC, 404: CASINO_NOT_FOUND, 410: CASINO_DELETED },
});

export const getCasino = defineContract({
  id: 'casinos.get',
  owner: 'casino',
  method: 'GET',
  path: '/api/casinos/:id',
  access: 'any',
  publicCache: { madeFrom: ['casino'] },
  summary: 'A casino by id; a visitor gets a published one only.',
  params: z.object({ id: pathId }),
  tagged: true,
  responses: { 200: casinoForReader },
  messages: { 403: CASINO_NOT_PUBLIC, 404: CASINO_NOT_FOUND },
});

const EARLIEST_DAY = '1990-01-01';
const LATEST_DAY = '2050-12-31';
const NUMBER_OF_GAMES_REFUSED = 'Invalid Value: Number of games must be between 0 and 99,999';
const RATING_REFUSED = 'Rating must be a number from 0 to 5 with at most one decimal';

const emptyIsNull = (value: string) => (value === '' ? null : value);

/** Text or number in, text out: '4.5'. */
const rating = z
  .union([z.string(), z.number()], { error: RATING_REFUSED })
  .transform((value) => String(value).trim())
  .pipe(z.string().regex(/^(?:[0-4](?:\.\d)?|5(?:\.0)?)$/, RATING_REFUSED));

const tradingSince = z
  .string()
  .transform(emptyIsNull)
  .pipe(
    day
      .refine(
        (value) => value >= EARLIEST_DAY && value <= LATEST_DAY,
        `must be from ${EARLIEST_DAY} to ${LATEST_DAY}`,
      )
      .nullable(),
  );

/** Everything that staff change on the casino itself; links, images and the affiliate have calls of their own. */
export const casinoChanges = z
  .strictObject({
    id: id.optional(),
    /** The session's person counts, whatever these say. */
    userId: z.unknown().optional(),
    createdBy: z.unknown().optional(),
    name: requiredText(255, 'Name is required').optional(),
    slug: z
      .string()
      .max(255, 'must be 255 characters or less')
      .regex(/^-*[a-z0-9][a-z0-9-]*$/, 'may hold only a-z, 0-9 and hyphens')
      .optional(),
    description: text(LONGEST_CASINO_DESCRIPTION).transform(emptyIsNull).nullish(),
    seo_description: text(250).transform(emptyIsNull).nullish(),
    website: z
      .string()
      .transform((value) => emptyIsNull(value.trim()))
      .pipe(webAddress.nullable())
      .nullish(),
    rating: rating.nullish(),
    numberOfGames: z
      .int({ error: NUMBER_OF_GAMES_REFUSED })
      .min(0, NUMBER_OF_GAMES_REFUSED)
      .max(99_999, NUMBER_OF_GAMES_REFUSED)
      .optional(),
    tradingSince: tradingSince.nullish(),
    published: z
      .union([z.boolean(), z.enum(['true', 'false'])], { error: "must be 'true' or 'false'" })
      .transform((value): 'true' | 'false' => (String(value) === 'true' ? 'true' : 'false'))
      .optional(),
  })
  .meta({ minProperties: 1 });

export const updateCasino = defineContract({
  id: 'casinos.update',
  owner: 'casino',
  method: 'PATCH',
  path: '/api/casinos/:id',
  access: 'staff',
  summary: 'Changes one or more fields of a casino. A changed slug redirects from the old one.',
  params: z.object({ id: pathId }),
  body: casinoChanges,
  refusals: [409],
  tagged: true,
  example: { rating: '4.5', published: 'true' },
  responses: { 200: casino },
  messages: { 404: CASINO_NOT_FOUND },
});

export const deleteCasino = defineContract({
  id: 'casinos.delete',
  owner: 'casino',
  method: 'DELETE',
  path: '/api/casinos/:id',
  access: 'staff',
  summary: 'Deletes a casino with its promotions.',
  params: z.object({ id: pathId }),
  heeds: ['If-Match'],
  responses: { 200: messageOnly },
  messages: { 404: CASINO_NOT_FOUND },
});

/** A casino in the lists from which affiliates are assigned. */
export const assignableCasino = z.object({
  id,
  name: z.string(),
  slug: z.string(),
  logoImage: z.string().nullable(),
  affiliateId: id.nullable(),
});
export type AssignableCasino = z.infer<typeof assignableCasino>;

export const listProductionCasinos = defineContract({
  id: 'casinos.production',
  owner: 'casino',
  method: 'GET',
  path: '/api/production/production-casinos',
  access: 'staff',
  summary: 'All casinos by name with their affiliates, never from a cache; unassigned means null.',
  responses: { 200: z.array(assignableCasino) },
});
