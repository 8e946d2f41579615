import { z } from 'zod';
import { defineContract } from '../contract.ts';
import { byId, id, messageOnly, NONE, paging, queryText, slugOrId } from '../fields.ts';
import { casinoEntity } from './casino-entity.ts';

export const CASINO_NOT_FOUND = 'Casino Not Found';
export const CASINO_NOT_PUBLIC = 'This casino is not available for public viewing';
export const CASINO_DELETED = 'This casino is no longer listed';

/** For the manager's form. */
export const MIN_NAME_LENGTH = 2;
export const NAME_TOO_SHORT = 'Casino name must be at least 2 characters';

/** A casino as a visitor may see it, once it is published. */
export const publicCasino = z.object(casinoEntity.publicShape);
export type PublicCasino = z.infer<typeof publicCasino>;

/** A casino as staff see it. */
export const casino = z.object(casinoEntity.staffShape);
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

/** A casino as staff or as visitors see it; the owner decides which. */
export const casinoForReader = z.union([casino, publicCasino]);

/** Filters and order of the staff's list; the newest first by default. */
export const casinoFilter = {
  /** Matches name, slug, description and id. */
  search: queryText.optional(),
  /** An affiliate's id, or 'unassigned'. */
  affiliate: z
    .string()
    .regex(/^(?:unassigned|\d{1,15})$/, "must be an affiliate's id or 'unassigned'")
    .optional(),
  /** A minus reverses the order: '-updated' is the last change first. */
  sort: z.enum(['id', '-id', 'name', '-name', 'updated', '-updated']).optional(),
};

const staff = { owner: 'casino', access: 'staff' } as const;

export const listCasinos = defineContract({
  ...staff,
  id: 'casinos.list',
  method: 'GET',
  path: '/api/casinos',
  summary: 'Lists casinos by page or, without `page` and `limit`, all of them.',
  query: z.object({
    ...paging,
    ...casinoFilter,
  }),
  responses: {
    200: z.object({ casinos: z.array(casino), total: z.int(), totalPages: z.int() }),
  },
});

export const createCasino = defineContract({
  ...staff,
  id: 'casinos.create',
  method: 'POST',
  path: '/api/casinos',
  summary: 'Creates an unpublished casino. Its creator is taken from the session.',
  body: z
    .strictObject({
      name: casinoEntity.fields.name.write,
      /** Sent by the manager's form, whose names are longer; the session's person counts, whatever it says. */
      userId: z.unknown().optional(),
      slug: givenSlug.optional(),
    })
    .refine(
      (body) =>
        // Even a slug that counts as not given was sent.
        !('userId' in body || 'slug' in body) || body.name.length >= MIN_NAME_LENGTH,
      { path: ['name'], message: NAME_TOO_SHORT },
    ),
  answerHeaders: ['Location'],
  refusals: [409],
  tagged: true,
  example: { name: 'Alpenglow Casino' },
  responses: { 201: casino },
  messages: { 401: 'You must be logged in to create a casino' },
});

const open = { owner: 'casino', access: 'any', publicCache: { madeFrom: ['casino'] } } as const;

export const getCasinoBySlug = defineContract({
  ...open,
  id: 'casinos.bySlug',
  method: 'GET',
  path: '/api/casinos/slug/:slug',
  summary:
    'Returns a casino by slug; digits also match an id. Visitors get published casinos only.',
  params: z.object({ slug: slugOrId }),
  tagged: true,
  responses: { 200: casinoForReader, 301: NONE },
  messages: { 403: CASINO_NOT_PUBLIC, 404: CASINO_NOT_FOUND, 410: CASINO_DELETED },
});

export const getCasino = defineContract({
  ...open,
  id: 'casinos.get',
  method: 'GET',
  path: '/api/casinos/:id',
  summary: 'Returns a casino by id. Visitors get published casinos only.',
  params: byId,
  tagged: true,
  responses: { 200: casinoForReader },
  messages: { 403: CASINO_NOT_PUBLIC, 404: CASINO_NOT_FOUND },
});

/** The casino's own fields, which staff change; relations, images and the affiliate have calls of their own. */
export const casinoChanges = z
  .strictObject({
    id: id.optional(),
    ...casinoEntity.changes,
  })
  .meta({ minProperties: 1 });

export const updateCasino = defineContract({
  ...staff,
  id: 'casinos.update',
  method: 'PATCH',
  path: '/api/casinos/:id',
  summary:
    'Updates one or more fields of a casino. After a change of slug, the former one redirects.',
  params: byId,
  body: casinoChanges,
  refusals: [409],
  tagged: true,
  example: { rating: '4.5', published: 'true' },
  responses: { 200: casino },
  messages: { 404: CASINO_NOT_FOUND },
});

export const deleteCasino = defineContract({
  ...staff,
  id: 'casinos.delete',
  method: 'DELETE',
  path: '/api/casinos/:id',
  summary: 'Deletes a casino with its promotions.',
  params: byId,
  heeds: ['If-Match'],
  responses: { 200: messageOnly },
  messages: { 404: CASINO_NOT_FOUND },
});

/** A casino in the lists from which affiliates are assigned. */
export const assignableCasino = casino.pick({
  id: true,
  name: true,
  slug: true,
  logoImage: true,
  affiliateId: true,
});
export type AssignableCasino = z.infer<typeof assignableCasino>;

export const listProductionCasinos = defineContract({
  ...staff,
  id: 'casinos.production',
  method: 'GET',
  path: '/api/production/production-casinos',
  summary:
    'Lists all casinos by name with their affiliates, never from a cache; null means unassigned.',
  responses: { 200: z.array(assignableCasino) },
});
