import { picture } from '@slots/rich-text/leaves';
import { z } from 'zod';
import { defineContract } from '../contract.ts';
import {
  id,
  NONE,
  once,
  pagesOf,
  requiredText,
  slug,
  slugOrId,
  text,
  timestamp,
} from '../fields.ts';
import { richText } from '../rich-text.ts';
import { MAX_LINE_LENGTH, MAX_SUMMARY_LENGTH, MAX_TAG_LENGTH } from '../text-limits.ts';
import { byline } from './authors.ts';
import { defineDrafted } from './drafted.ts';
import { place } from './places.ts';

export const GUIDE_NOT_FOUND = 'Guide Not Found';
export const GUIDE_DELETED = 'This guide is no longer available.';
export const MAX_GUIDE_TAGS = 10;
export const MAX_RELATED = 12;

const related = z
  .array(id, { error: 'must be a list of ids' })
  .max(MAX_RELATED, `must be ${MAX_RELATED} or less`)
  .overwrite(once);

/** A guide as its writers see it. Publication asks for a summary, an author and a text. */
export const guideContent = z.strictObject({
  title: requiredText(MAX_LINE_LENGTH, 'Title is required'),
  slug,
  summary: text(MAX_SUMMARY_LENGTH),
  /** One of our own pictures, for the page and for lists. */
  cover: picture.nullable(),
  authorId: id.nullable(),
  tags: z
    .array(requiredText(MAX_TAG_LENGTH, 'must not be empty'))
    .max(MAX_GUIDE_TAGS, `must be ${MAX_GUIDE_TAGS} tags or less`)
    .overwrite(once),
  relatedGameIds: related,
  relatedCasinoIds: related,
  text: richText,
});
export type GuideContent = z.output<typeof guideContent>;

/** A tag with its page; without a letter of use it has none. */
export const guideTag = z.object({ name: z.string(), slug: z.string().nullable() });
export type GuideTag = z.infer<typeof guideTag>;

/** A guide in a list. */
export const guideCard = z.object({
  id,
  title: z.string(),
  slug: z.string(),
  summary: z.string(),
  cover: picture.nullable(),
  author: byline.nullable(),
  tags: z.array(guideTag),
  publishedAt: timestamp,
  updatedAt: timestamp,
});
export type GuideCard = z.infer<typeof guideCard>;

/** A guide as visitors read it. */
export const guide = guideCard.extend({
  text: richText,
  /** Those that visitors may see. */
  relatedGameIds: z.array(id),
  relatedCasinoIds: z.array(id),
  /** Where its links lead for this visitor, and what is related to it. */
  places: z.array(place),
});
export type Guide = z.infer<typeof guide>;

/** Articles for visitors. */
export const guides = defineDrafted({
  name: 'guides',
  kind: 'guide',
  subject: {},
  content: guideContent,
  filter: {},
  shown: guide,
  example: {
    subject: {},
    content: {
      title: 'What wagering means',
      slug: 'what-wagering-means',
      summary: 'How often a bonus has to be wagered, and what that costs.',
      cover: null,
      authorId: 1,
      tags: ['Bonuses'],
      relatedGameIds: [],
      relatedCasinoIds: [7],
      text: {
        type: 'doc',
        content: [
          { type: 'paragraph', content: [{ type: 'text', text: 'A bonus is not money.' }] },
        ],
      },
    },
  },
});

const publicCache = { madeFrom: ['casino', 'catalog'], varies: 'visitor-country-links' } as const;

export const listPublicGuides = defineContract({
  id: 'publicGuides.list',
  owner: 'casino',
  method: 'GET',
  path: '/api/public/guides',
  access: 'any',
  publicCache: { madeFrom: ['casino'] },
  summary: 'Lists published guides, newest first: all, or those with a tag.',
  query: z.object({
    /** The tag's slug; an unknown one matches no guide. */
    tag: slugOrId.optional(),
    ...pagesOf(12),
  }),
  responses: {
    200: z.object({ data: z.array(guideCard), total: z.int(), hasMore: z.boolean() }),
  },
});

export const listGuideTags = defineContract({
  id: 'publicGuides.tags',
  owner: 'casino',
  method: 'GET',
  path: '/api/public/guide-tags',
  access: 'any',
  publicCache: { madeFrom: ['casino'] },
  summary: 'Lists the tags of published guides, most guides first.',
  responses: {
    200: z.array(
      z.object({
        name: z.string(),
        slug: z.string(),
        guides: z.int(),
        /** Of the guide that was published last, corrections included. */
        updatedAt: timestamp,
      }),
    ),
  },
});

export const getPublicGuide = defineContract({
  id: 'publicGuides.get',
  owner: 'casino',
  method: 'GET',
  path: '/api/public/guides/:slug',
  access: 'any',
  publicCache,
  summary:
    "Returns a guide by slug, with the targets of its links for the visitor's country. A former slug redirects to the current one; a deleted guide is 410.",
  params: z.object({ slug: slugOrId }),
  responses: { 200: guide, 301: NONE },
  messages: { 404: GUIDE_NOT_FOUND, 410: GUIDE_DELETED },
});
