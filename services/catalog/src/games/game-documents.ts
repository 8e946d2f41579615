import { isDeepStrictEqual } from 'node:util';
import { defaultsOf } from '@slots/mongo/entity';
import type mongoose from 'mongoose';
import { type CatalogueFields, withoutEdited } from './game-from-catalogue.ts';
import { searchTextOf, visibilityAfter } from './game-state.ts';
import { type GameRecord, storedGame } from './stored-game.ts';

export type GameWrite = mongoose.mongo.AnyBulkWriteOperation<GameRecord>;

type Past = Pick<
  GameRecord,
  'published' | 'withdrawn' | 'visibleSince' | 'hiddenAt' | 'visibleBefore' | 'version'
>;

const DEFAULTS = defaultsOf(storedGame);

/** A game that an import makes. @param past the remains of an earlier game of this id */
export function newGame(
  id: number,
  fields: CatalogueFields,
  {
    slug,
    oldSlugs = [],
    at,
    past = { ...DEFAULTS, published: false, withdrawn: false, version: 0 },
  }: { slug: string; oldSlugs?: readonly string[] | undefined; at: Date; past?: Past | undefined },
): { document: GameRecord; write: GameWrite } {
  const { visibleSince, hiddenAt, visibleBefore } = past;
  const document: GameRecord = {
    ...DEFAULTS,
    ...fields,
    _id: id,
    slug,
    oldSlugs: [...oldSlugs],
    published: true,
    visibleSince,
    hiddenAt,
    visibleBefore,
    ...visibilityAfter(past, { published: true, withdrawn: fields.withdrawn }, at),
    searchText: searchTextOf({ ...fields, slug }),
    createdAt: at,
    updatedAt: at,
    updatedBy: null,
    // Clocks of workers differ, and an index of games takes none that is older than what it has.
    version: Math.max(at.getTime(), past.version + 1),
  };
  return { document, write: { insertOne: { document } } };
}

/**
 * The catalogue's changes of a game: none of fields that staff edited, and none if they write it concurrently.
 * A copy that differs in those fields alone is noted, and the game stays as it was.
 */
export function refreshOf(
  before: GameRecord,
  fields: CatalogueFields,
  slug: string | undefined,
  at: Date,
): { changes: boolean; write: GameWrite; after: GameRecord } {
  const moved = slug !== undefined && slug !== before.slug;
  const taken = withoutEdited(fields, before.editedFields);
  const { name, slug: address } = { ...before, ...taken, ...(moved ? { slug } : {}) };
  const refreshed = {
    ...taken,
    ...visibilityAfter(before, { withdrawn: fields.withdrawn }, at),
    slug: address,
    searchText: searchTextOf({ name, provider: fields.provider, slug: address }),
  };
  const { sourceHash, sourceSlug } = fields;
  const after = { ...before, ...refreshed, sourceHash, sourceSlug };
  const changes = !isDeepStrictEqual(after, { ...before, sourceHash, sourceSlug });
  // Matches only what was read: staff may have changed it since.
  const filter = { _id: before._id, version: before.version };
  const update = changes
    ? {
        $set: { ...refreshed, updatedAt: at, updatedBy: null },
        $inc: { version: 1 },
        ...(moved ? { $addToSet: { oldSlugs: before.slug } } : {}),
      }
    : { $set: { sourceHash, sourceSlug } };
  return { changes, after, write: { updateOne: { filter, update } } };
}
