import { changeTags } from '@slots/contracts/changes';
import mongoose, { type Collection, type Model, trusted } from 'mongoose';
import type { CatalogueGameCopy } from '../catalogue/catalogue-game.ts';
import type { ImportedMarks } from '../catalogue/imported-marks.repository.ts';
import { baseOf, freeSlugs } from '../taxonomy/free-slugs.ts';
import { TAXONOMIES } from '../taxonomy/taxonomy.model.ts';
import type { TaxonomyRepository } from '../taxonomy/taxonomy.repository.ts';
import type { DeletedGame } from './game.model.ts';
import { type GameWrite, newGame, refreshOf } from './game-documents.ts';
import { fieldsFromCatalogue, type RefSlugs } from './game-from-catalogue.ts';
import { gameChangeTags, OVERALL } from './game-tags.ts';
import type { GamesRepository } from './games.repository.ts';
import type { GameRecord } from './stored-game.ts';

const TRIES = 6;
const DUPLICATE_KEY = 11_000;

/** Awaited whenever games were written, unless nothing changed: with the tags of the changes. Must not fail. */
export type OnGamesWritten = (tags: readonly string[]) => Promise<void>;

/** The only writer of what the catalogue says about games. */
export function createGameWriter({
  games: rows,
  deleted,
  taxonomy,
  marks,
  sourceHashes,
  onWrite,
}: {
  games: Collection<GameRecord>;
  deleted: Model<DeletedGame>;
  taxonomy: TaxonomyRepository;
  marks: Pick<ImportedMarks, 'renew'>;
  sourceHashes: GamesRepository['sourceHashes'];
  onWrite: OnGamesWritten;
}) {
  async function existingOf(ids: readonly number[]): Promise<Map<number, GameRecord>> {
    if (ids.length === 0) return new Map();
    const found = await rows.find({ _id: { $in: [...ids] } }).toArray();
    return new Map(found.map((game) => [game._id, game]));
  }

  /** The remains of those that were deleted. */
  async function deletedOf(ids: readonly number[]): Promise<Map<number, DeletedGame>> {
    if (ids.length === 0) return new Map();
    const rows = await deleted.find({ _id: trusted({ $in: [...ids] }) }).lean<DeletedGame[]>();
    return new Map(rows.map((row) => [row._id, row]));
  }

  async function refSlugsOf(copies: readonly CatalogueGameCopy[]): Promise<RefSlugs> {
    const refs = refsOf(copies);
    const [providers, types, themes] = await Promise.all([
      taxonomy.ensure('providers', refs.providers),
      taxonomy.ensure('types', refs.types),
      taxonomy.ensure('themes', refs.themes),
    ]);
    return { providers, types, themes };
  }

  /** The games that have one of these slugs, or had it: a former slug redirects, so it is its game's as well. */
  async function ownersOf(slugs: readonly string[]) {
    const among = { $in: [...slugs] };
    return rows
      .find(
        { $or: [{ slug: among }, { oldSlugs: among }] },
        { projection: { slug: 1, oldSlugs: 1 } },
      )
      .toArray();
  }

  /** Slugs for games that are new, or whose slug the catalogue has changed. */
  function slugsFor(copies: readonly CatalogueGameCopy[]): Promise<Map<number, string>> {
    const wishes = copies.map(({ id, slug, name }) => ({
      id,
      from: [slug, name],
      fallback: 'game',
    }));
    const bases = new Map(wishes.map((wish) => [wish.id, baseOf(wish)]));
    return freeSlugs(wishes, async (slugs, asking) => {
      const asked = new Set(slugs);
      const owners = await ownersOf(slugs);
      // A game may have its own once more.
      const taken = owners.flatMap(({ _id, slug, oldSlugs }) =>
        [slug, ...oldSlugs].filter(
          (one) => asked.has(one) && _id !== asking && bases.get(_id) !== one,
        ),
      );
      return new Set(taken);
    });
  }

  /** The slugs that games had before they were deleted and that redirect to them again: those that no game has by now. */
  async function formerSlugsOf(
    gone: ReadonlyMap<number, DeletedGame>,
    given: ReadonlyMap<number, string>,
  ): Promise<ReadonlyMap<number, readonly string[]>> {
    if (gone.size === 0) return new Map();
    const owners = await ownersOf(Array.from(gone.values(), ({ slugs }) => slugs).flat());
    const taken = new Set(given.values());
    for (const slug of owners.flatMap((owner) => [owner.slug, ...owner.oldSlugs])) taken.add(slug);
    const former = new Map<number, readonly string[]>();
    for (const [id, { slugs }] of gone) {
      const free = slugs.filter((slug) => !taken.has(slug));
      former.set(id, free);
      // Another deleted game may have had it too.
      for (const slug of free) taken.add(slug);
    }
    return former;
  }

  /** One round; returns the copies whose writes conflicted with others. */
  async function attempt(
    copies: readonly CatalogueGameCopy[],
    { create, onChange }: { create: boolean; onChange: (tags: readonly string[]) => void },
  ): Promise<CatalogueGameCopy[]> {
    const ids = copies.map(({ id }) => id);
    // Most games of a sync are as they were.
    const [hashes, refSlugs] = await Promise.all([sourceHashes(ids), refSlugsOf(copies)]);
    const differing = copies.filter(({ id, hash }) => hashes.get(id) !== hash);
    const existing = await existingOf(differing.flatMap(({ id }) => (hashes.has(id) ? [id] : [])));
    const changed = differing.filter(({ id }) => create || existing.has(id));
    if (changed.length === 0) return [];
    // Read after the games, so that one that was deleted in between has its remains.
    const gone = await deletedOf(changed.flatMap(({ id }) => (existing.has(id) ? [] : [id])));
    const slugs = await slugsFor(
      changed.filter(({ id, slug }) => existing.get(id)?.sourceSlug !== slug),
    );
    const former = await formerSlugsOf(gone, slugs);
    const at = new Date();
    const operations = changed.map((copy) => {
      const fields = fieldsFromCatalogue(copy, refSlugs);
      const before = existing.get(copy.id);
      const slug = slugs.get(copy.id);
      if (before) {
        const { changes, write, after } = refreshOf(before, fields, slug, at);
        return { write, tags: changes ? gameChangeTags(before, after) : [] };
      }
      const past = gone.get(copy.id)?.game;
      const { document, write } = newGame(copy.id, fields, {
        slug: slug ?? '',
        oldSlugs: former.get(copy.id),
        at,
        past,
      });
      return { write, tags: gameChangeTags(null, document) };
    });
    onChange(operations.flatMap(({ tags }) => tags));
    const refreshes = changed.filter(({ id }) => existing.has(id));
    const { refused, matched } = await write(operations.map((operation) => operation.write));
    // A refresh that matched nothing met a concurrent edit by staff: all of them are retried.
    if (matched < refreshes.length) return [...new Set([...refreshes, ...pick(changed, refused)])];
    return pick(changed, refused);
  }

  async function write(operations: GameWrite[]) {
    try {
      const result = await rows.bulkWrite(operations, { ordered: false });
      return { refused: [], matched: result.matchedCount };
    } catch (error) {
      if (!(error instanceof mongoose.mongo.MongoBulkWriteError)) throw error;
      const errors = [error.writeErrors].flat();
      // Without any, MongoDB was away or could not confirm: the driver tells that by the same class.
      if (errors.length === 0 || errors.some(({ code }) => code !== DUPLICATE_KEY)) throw error;
      return { refused: errors.map(({ index }) => index), matched: error.result.matchedCount };
    }
  }

  async function writeAll(
    copies: readonly CatalogueGameCopy[],
    options: { create: boolean },
  ): Promise<void> {
    let left = [...copies];
    const changed = new Set<string>();
    const onChange = (tags: readonly string[]) => {
      for (const tag of tags) changed.add(tag);
    };
    try {
      for (let tries = 0; tries < TRIES && left.length > 0; tries += 1) {
        left = await attempt(left, { ...options, onChange });
      }
    } finally {
      if (changed.size > 0) await onWrite([...changed]);
    }
    if (left.length > 0)
      throw new Error(`${left.length} games could not be written: others write them`);
  }

  /** Only these: a game may have been deleted anew since they were read. */
  async function forget(deletions: readonly DeletedGame[]): Promise<void> {
    if (deletions.length === 0) return;
    await deleted.bulkWrite(
      deletions.map(({ _id, deletedAt }) => ({ deleteOne: { filter: { _id, deletedAt } } })),
      { ordered: false },
    );
  }

  return {
    /** Makes games of copies, or refreshes those that exist; each is there once, however often and side by side. */
    async save(copies: readonly CatalogueGameCopy[]): Promise<void> {
      const ids = copies.map(({ id }) => id);
      const deletions = await deletedOf(ids);
      await writeAll(copies, { create: true });
      // A game that is back is no longer a deleted one.
      await forget([...deletions.values()]);
      await marks.renew(ids);
    },

    /** Applies what the catalogue says now: to games that exist, and to the names of what they are sorted under. */
    async refresh(copies: readonly CatalogueGameCopy[]): Promise<void> {
      // Only here: the copies of an import may be older than the names that we know.
      const refs = refsOf(copies);
      await Promise.all(TAXONOMIES.map((kind) => taxonomy.rename(kind, refs[kind])));
      await writeAll(copies, { create: false });
    },

    async withdraw(ids: readonly number[]): Promise<void> {
      const at = new Date();
      // One that fails may have changed some.
      let mayHaveChanged = true;
      try {
        const filter = { _id: { $in: [...ids] }, withdrawn: false };
        const { modifiedCount } = await rows.updateMany(filter, [
          {
            $set: {
              withdrawn: true,
              hiddenAt: { $cond: ['$published', at, '$hiddenAt'] },
              // The hash goes, so that the copy counts as changed if the catalogue brings it back.
              sourceHash: '',
              updatedAt: at,
              updatedBy: null,
              version: { $add: ['$version', 1] },
            },
          },
        ]);
        mayHaveChanged = modifiedCount > 0;
      } finally {
        if (mayHaveChanged) await onWrite(withdrawnTags(ids));
      }
    },
  };
}

export type GameWriter = ReturnType<typeof createGameWriter>;

function refsOf(copies: readonly CatalogueGameCopy[]) {
  return {
    providers: copies.flatMap(({ provider }) => provider ?? []),
    types: copies.flatMap(({ type }) => type ?? []),
    themes: copies.flatMap(({ themes }) => themes),
  };
}

/** A game that goes is in no list any more. */
const withdrawnTags = (ids: readonly number[]) => [...ids.map(changeTags.game), ...OVERALL];

function pick<T>(list: readonly T[], indexes: readonly number[]): T[] {
  return indexes.flatMap((index) => list[index] ?? []);
}
