import { z } from 'zod';
import { PUBLIC_OWNERS, type PublicOwner } from './contract.ts';

/**
 * Redis channel for changes of data that visitors may read: published by the owner of the data once the
 * change is stored, and by a gateway once a write of staff has passed through it. Channels span the
 * databases of a Redis, so the name tells them apart.
 */
export function changesChannel(database: number): string {
  return `public:changes:${database}`;
}

/**
 * The tags of data that visitors read. An answer carries those of all that it was made from; a change names those of
 * all that it touches, and purges the answers that carry one. Tags are defined only here.
 */
export const changeTags = {
  /** One game, wherever its fields are shown. */
  game: (id: number) => `game:${id}`,
  /** Which games there are, in which order, by which filter. */
  gameList: 'game-list',
  /** Data derived from all games and shown beside other data: counts of types and themes, similar games. */
  gameOverview: 'game-overview',
  /** One casino, with its promotions. */
  casino: (id: number) => `casino:${id}`,
  /** Which casinos are published, and what lists show of them or choose and order them by. */
  casinoList: 'casino-list',
  /** One author, wherever their name stands, with the list of their texts. */
  author: (id: number) => `author:${id}`,
  /** Which authors there are. */
  authorList: 'author-list',
  /** One guide. */
  guide: (id: number) => `guide:${id}`,
  /** Which guides are published, and what lists show of them. */
  guideList: 'guide-list',
  /** The offers of a country; those of Global are part of every country's. */
  offers: (code: string) => `offers:${code.toLowerCase()}`,
  /** Counts of all offers. */
  offerList: 'offer-list',
  /** Licences, payment methods, currencies, ways of support. */
  reference: 'reference',
  /** The countries of the world. */
  countries: 'countries',
  /** In place of tags that an answer lacks: any change of the owner's data may affect it. */
  any: (owner: PublicOwner) => `any:${owner}`,
  /** For caches further out: all that is made from the owner's data, for a change that did not tell its tags. */
  all: (owner: PublicOwner) => `all:${owner}`,
} as const;

/**
 * A page follows these later than an answer of their own does: nearly all pages carry them, and while an import runs they
 * change all the time.
 */
const LATER_ON_PAGES: ReadonlySet<string> = new Set([changeTags.gameOverview]);

/** The tag that a page carries in place of one that it follows later. */
export const laterTag = (tag: string) => `later:${tag}`;

/** The tags of a page that was made from an answer with these. */
export function tagsOnPage(tags: readonly string[]): readonly string[] {
  return tags.map((tag) => (LATER_ON_PAGES.has(tag) ? laterTag(tag) : tag));
}

/** An answer with more tags counts as one without, and a change with more as one of everything. */
export const MAX_TAGS = 250;
const tag = z
  .string()
  .regex(/^[a-z0-9:-]+$/)
  .max(64);
const tags = z.array(tag).max(MAX_TAGS).readonly();

/**
 * Response header with the tags of an answer, separated by spaces. Without it, an answer is thrown away at any change of
 * an owner that it is made from.
 */
export const TAGS_HEADER = 'surrogate-key';
/** Response header of a write, with the tags of what it changed: none if nothing. Without it, anything may have changed. */
export const CHANGED_TAGS_HEADER = 'x-changed-tags';
/** Request header by which the web server asks for the tags of an answer, to give them to the page that it makes of it. */
export const CAPABILITY_HEADER = 'surrogate-capability';
/** The same tags in an answer for the web server. */
export const TOLD_TAGS_HEADER = 'x-made-from';

/**
 * Request header of a gateway that asks for a page: the tags of the last second's changes. The web server may not have heard
 * of them yet; without the header it uses nothing that it knows from before.
 */
export const KNOWN_CHANGES_HEADER = 'x-known-changes';
/** In the place of no tags, since an empty header may get lost. */
const NO_CHANGES = 'none';
export const knownChanges = (of: readonly string[]): string => of.join(' ') || NO_CHANGES;
/** The tags in that header; undefined where it is missing, or is none of ours. */
export function readKnownChanges(
  header: string | readonly string[] | undefined,
): readonly string[] | undefined {
  return header === NO_CHANGES ? [] : readTags(header);
}

/** The header with these tags; none at all if they are too many. */
export function tagsHeader(of: readonly string[]): Readonly<Record<string, string>> {
  const each = [...new Set(of)];
  return each.length > MAX_TAGS ? {} : { 'Surrogate-Key': each.join(' ') };
}

/** The tags in one of these headers; undefined where it is missing, or is none of ours. */
export function readTags(
  header: string | readonly string[] | undefined,
): readonly string[] | undefined {
  if (typeof header !== 'string') return undefined;
  const parsed = tags.safeParse(header === '' ? [] : header.split(' '));
  return parsed.success ? parsed.data : undefined;
}

export const changeMessage = z.object({
  owner: z.enum(PUBLIC_OWNERS),
  /** A gateway does not know whether a write was made that failed; what does not read this takes it as made. */
  doubtful: z.boolean().optional(),
  /** The tags of what changed; without them anything of the owner's may have. */
  tags: tags.optional(),
});
export type ChangeMessage = z.infer<typeof changeMessage>;
