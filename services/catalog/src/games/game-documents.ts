import { isDeepStrictEqual } from 'node:util';
import type mongoose from 'mongoose';
import type { GameRecord } from './game.model.ts';
import { type CatalogueFields, withoutEdited } from './game-from-catalogue.ts';
import { searchTextOf, visibilityAfter } from './game-state.ts';

export type GameWrite = mongoose.mongo.AnyBulkWriteOperation<GameRecord>;

type Past = Pick<
  GameRecord,
  'published' | 'withdrawn' | 'visibleSince' | 'hiddenAt' | 'visibleBefore'
>;

const NEVER_SEEN: Past = {
  published: false,
  withdrawn: false,
  visibleSince: null,
  hiddenAt: null,
  visibleBefore: [],
};

/** A game that an import makes. @param past what is left of an earlier game of this id */
export function newGame(
  id: number,
  fields: CatalogueFields,
  { slug, at, past = NEVER_SEEN }: { slug: string; at: Date; past?: Past | undefined },
): GameWrite {
  const { visibleSince, hiddenAt, visibleBefore } = past;
  const document: GameRecord = {
    _id: id,
    ...fields,
    slug,
    oldSlugs: [],
    seo_description: null,
    youtube_url: null,
    published: true,
    editedFields: [],
    visibleSince,
    hiddenAt,
    visibleBefore,
    ...visibilityAfter(past, { published: true, withdrawn: fields.withdrawn }, at),
    searchText: searchTextOf({ ...fields, slug }),
    createdAt: at,
    updatedAt: at,
    updatedBy: null,
    version: at.getTime(),
  };
  return { insertOne: { document } };
}

/**
 * What the catalogue changes of a game: nothing that staff edited, and nothing if they write it meanwhile.
 * Where only the copy is another, since staff edited what differs, that alone is noted: the game is as it was.
 */
export function refreshOf(
  before: GameRecord,
  fields: CatalogueFields,
  slug: string | undefined,
  at: Date,
): { changes: boolean; write: GameWrite } {
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
  const changes = !isDeepStrictEqual(
    { ...before, ...refreshed, sourceHash, sourceSlug },
    { ...before, sourceHash, sourceSlug },
  );
  // Matches only what was read: staff may have changed it since.
  const filter = { _id: before._id, version: before.version };
  if (!changes)
    return {
      changes,
      write: { updateOne: { filter, update: { $set: { sourceHash, sourceSlug } } } },
    };
  return {
    changes,
    write: {
      updateOne: {
        filter,
        update: {
          $set: { ...refreshed, updatedAt: at, updatedBy: null },
          $inc: { version: 1 },
          ...(moved ? { $addToSet: { oldSlugs: before.slug } } : {}),
        },
      },
    },
  };
}
