import { z } from 'zod';
import { defineContract } from '../contract.ts';
import { defineEntity } from '../entity.ts';
import {
  byId,
  id,
  messageOnly,
  NONE,
  neededText,
  once,
  optionalText,
  slug,
  slugOrId,
  timestamp,
  webAddress,
} from '../fields.ts';
import { historyCall } from '../history.ts';
import { MAX_AUTHOR_WORDS_LENGTH, MAX_LINE_LENGTH } from '../text-limits.ts';

export const AUTHOR_NOT_FOUND = 'Author Not Found';
export const AUTHOR_DELETED = 'This author is no longer listed';
export const AUTHOR_IN_USE =
  'Failed to delete author. They wrote or checked a text that still exists.';
export const AUTHOR_SLUG_TAKEN = 'An author with this slug already exists';

export const MAX_AUTHOR_LINKS = 5;

const picture = z.string().regex(/^[a-f0-9]{40}$/, 'must be a picture that was uploaded');

/** A person named as the author of texts. */
export const authorEntity = defineEntity('author', {
  name: neededText(MAX_LINE_LENGTH, 'Name is required'),
  slug: { read: z.string(), write: slug },
  /** The hash of an uploaded picture: its addresses are /api/public/images/{hash}-{width}. */
  picture: { read: z.string().nullable(), write: picture.nullable() },
  role: optionalText(MAX_LINE_LENGTH),
  words: optionalText(MAX_AUTHOR_WORDS_LENGTH),
  /** Pages elsewhere about the same person. */
  links: {
    read: z.array(z.string()),
    write: z
      .array(webAddress)
      .max(MAX_AUTHOR_LINKS, `must be ${MAX_AUTHOR_LINKS} links or less`)
      .overwrite(once),
  },
  /** They redirect until another author takes them. */
  formerSlugs: { read: z.array(z.string()), seenBy: 'owner', history: false },
  /** Raised in the transaction that names the author, so that this and a deletion cannot both succeed. */
  holds: { read: z.int(), seenBy: 'owner', history: false, default: 0 },
});

/** An author as visitors see them. */
export const publicAuthor = z.object(authorEntity.publicShape);
export type PublicAuthor = z.infer<typeof publicAuthor>;
export const author = z.object(authorEntity.staffShape);
export type Author = z.infer<typeof author>;

/** An author beside a text. */
export const byline = publicAuthor.pick({ name: true, slug: true, role: true, picture: true });
export type Byline = z.infer<typeof byline>;

const staff = { owner: 'casino', access: 'staff' } as const;

export const listAuthors = defineContract({
  ...staff,
  id: 'authors.list',
  method: 'GET',
  path: '/api/authors',
  summary: 'Lists all authors, by name.',
  responses: { 200: z.array(author) },
});

export const getAuthor = defineContract({
  ...staff,
  id: 'authors.get',
  method: 'GET',
  path: '/api/authors/:id',
  summary: 'Returns an author, with the ETag for changing it.',
  params: byId,
  tagged: true,
  responses: { 200: author },
  messages: { 404: AUTHOR_NOT_FOUND },
});

export const createAuthor = defineContract({
  ...staff,
  id: 'authors.create',
  method: 'POST',
  path: '/api/authors',
  summary: 'Creates an author; the slug must be unique.',
  body: z.strictObject(authorEntity.creation),
  answerHeaders: ['Location'],
  tagged: true,
  example: { name: 'Nora Vance', slug: 'nora-vance', role: 'Casino reviewer' },
  responses: { 201: author },
  messages: { 409: AUTHOR_SLUG_TAKEN },
});

export const updateAuthor = defineContract({
  ...staff,
  id: 'authors.update',
  method: 'PATCH',
  path: '/api/authors/:id',
  summary: 'Updates an author; omitted fields stay unchanged.',
  params: byId,
  body: z.strictObject(authorEntity.changes).meta({ minProperties: 1 }),
  tagged: true,
  example: { role: 'Editor' },
  responses: { 200: author },
  messages: { 404: AUTHOR_NOT_FOUND, 409: AUTHOR_SLUG_TAKEN },
});

export const deleteAuthor = defineContract({
  id: 'authors.delete',
  owner: 'casino',
  method: 'DELETE',
  path: '/api/authors/:id',
  access: 'managers',
  summary: 'Deletes an author who is not named in any text.',
  params: byId,
  heeds: ['If-Match'],
  responses: { 200: messageOnly },
  messages: { 404: AUTHOR_NOT_FOUND, 409: AUTHOR_IN_USE },
});

export const getAuthorHistory = historyCall(AUTHOR_NOT_FOUND, {
  ...staff,
  id: 'authors.history',
  path: '/api/authors/:id/history',
  summary: 'Lists the changes to an author and who made them, newest first.',
});

/** A casino that an author has reviewed. */
export const reviewedCasino = z.object({
  casino: z.object({
    id,
    name: z.string(),
    slug: z.string(),
    logoImage: z.string().nullable(),
  }),
  rating: z.string(),
  verdict: z.string(),
  updatedAt: timestamp,
});

/** A guide that an author has written. */
export const writtenGuide = z.object({
  title: z.string(),
  slug: z.string(),
  summary: z.string(),
  publishedAt: timestamp,
});

const open = { owner: 'casino', access: 'any', publicCache: { madeFrom: ['casino'] } } as const;

export const listPublicAuthors = defineContract({
  ...open,
  id: 'publicAuthors.list',
  method: 'GET',
  path: '/api/public/authors',
  summary: 'Lists all authors, by name, with the time of the last change to what their pages show.',
  responses: { 200: z.array(byline.extend({ updatedAt: timestamp })) },
});

export const getPublicAuthor = defineContract({
  ...open,
  id: 'publicAuthors.get',
  method: 'GET',
  path: '/api/public/authors/:slug',
  summary:
    'Returns an author by slug, with their published reviews and guides, newest first. A former slug redirects to the current one; a deleted author is 410.',
  params: z.object({ slug: slugOrId }),
  responses: {
    200: publicAuthor.extend({
      reviews: z.array(reviewedCasino),
      guides: z.array(writtenGuide),
    }),
    301: NONE,
  },
  messages: { 404: AUTHOR_NOT_FOUND, 410: AUTHOR_DELETED },
});
