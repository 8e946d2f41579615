import { gameEntity } from '@slots/contracts/catalog/game';
import { defineEntity } from '@slots/contracts/entity';
import { id, timestamp } from '@slots/contracts/fields';
import type { RecordOf } from '@slots/mongo/entity';
import { z } from 'zod';

const internal = { seenBy: 'owner', history: false } as const;
const text = { ...internal, read: z.string() };
const texts = { ...internal, read: z.array(z.string()) };
const optionalText = { ...internal, read: z.string().nullable() };
const optionalDate = { ...internal, read: timestamp.nullable() };

/**
 * A game with what only this service knows of it. Versions begin with the millisecond in which the game was
 * made, or after that of its remains, so that one that was deleted and imported again never has a version a second time.
 */
export const storedGame = defineEntity('game', {
  ...gameEntity.fields,
  /** Former slugs, which redirect here. */
  oldSlugs: texts,
  /** The catalogue's slug that `slug` was made from. */
  sourceSlug: text,
  thumbHash: optionalText,
  /** By the catalogue: not public, not launchable, whatever `published` says. */
  withdrawn: { ...internal, read: z.boolean() },
  /** `rtp` as a number, for sorting. */
  rtpValue: { ...internal, read: z.number().nullable() },
  /** `release` as YYYY-MM-DD, for sorting. */
  releaseDay: optionalText,
  /** Country codes in which it may not be played. */
  restricted: texts,
  /** The version in which 'featured' was edited: taking that change back takes this back too. */
  featuredEditedIn: { ...internal, read: id.nullable() },
  /** Hash of the catalogue's copy that the game was refreshed from last. */
  sourceHash: text,
  /** Since when visitors see it, and since when they do not: random orders stay whole by it. */
  visibleSince: optionalDate,
  hiddenAt: optionalDate,
  /** Earlier times in which visitors saw it, oldest first; the last few. */
  visibleBefore: { ...internal, read: z.array(z.object({ since: timestamp, until: timestamp })) },
  /** The next check of its demo's address. */
  launcherDueAt: optionalDate,
  /** Name, provider and slug without accents and capitals, for the search of staff. */
  searchText: text,
});

/** A game as it is stored; `updatedBy` is null when the catalogue changed it last. */
export type GameRecord = RecordOf<typeof storedGame>;

/** The index of searches for a part of a text; of the games only those of the page are read. */
export const SEARCH_INDEX = { searchText: 1, _id: 1 } as const;

/** The games that visitors see. */
export const PUBLIC = { withdrawn: false, published: true } as const;
