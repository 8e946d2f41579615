import { z } from 'zod';
import { defineContract } from '../contract.ts';
import {
  day,
  id,
  NONE,
  pathId,
  queryInt,
  queryText,
  slugOrId,
  text,
  timestamp,
} from '../fields.ts';

export const CASINO_NOT_FOUND = 'Casino Not Found';
export const CASINO_NOT_PUBLIC = 'This casino is not available for public viewing';

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
    /** Matches name, slug, description and id. */
    search: queryText.optional(),
    /** An affiliate's id, or 'unassigned'. */
    affiliate: z
      .string()
      .regex(/^(?:unassigned|\d{1,15})$/, "must be an affiliate's id or 'unassigned'")
      .optional(),
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
      name: z
        .string({ error: 'Name is required' })
        .pipe(text(255))
        .pipe(z.string().min(1, 'Name is required')),
      /** Sent by the manager's form; the session's person counts, whatever it says. */
      userId: z.unknown().optional(),
      createdBy: z.unknown().optional(),
      slug: givenSlug.optional(),
    })
    .refine(
      (body) => (body.userId === undefined && body.slug === undefined) || body.name.length >= 2,
      { path: ['name'], message: 'Casino name must be at least 2 characters' },
    ),
  responses: { 201: casino },
  messages: { 401: 'You must be logged in to create a casino' },
});

export const getCasinoBySlug = defineContract({
  id: 'casinos.bySlug',
  owner: 'casino',
  method: 'GET',
  path: '/api/casinos/slug/:slug',
  access: 'any',
  summary: 'A casino by slug, digits then also by id; a visitor gets a published one only.',
  params: z.object({ slug: slugOrId }),
  responses: { 200: casinoForReader, 301: NONE },
  messages: { 403: CASINO_NOT_PUBLIC, 404: CASINO_NOT_FOUND },
});

export const getCasino = defineContract({
  id: 'casinos.get',
  owner: 'casino',
  method: 'GET',
  path: '/api/casinos/:id',
  access: 'any',
  summary: 'A casino by id; a visitor gets a published one only.',
  params: z.object({ id: pathId }),
  responses: { 200: casinoForReader },
  messages: { 403: CASINO_NOT_PUBLIC, 404: CASINO_NOT_FOUND },
});
