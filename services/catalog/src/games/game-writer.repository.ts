import mongoose, { type Connection, trusted } from 'mongoose';
import type { CatalogueGameCopy } from '../catalogue/catalogue-game.ts';
import type { ImportedGames } from '../catalogue/sync.processor.ts';
import { freeSlugs } from './free-slugs.ts';
import { deletedGameModel, type GameRecord, gameModel } from './game.model.ts';
import { type CatalogueFields, fieldsFromCatalogue, withoutEdited } from './game-from-catalogue.ts';
import type { TaxonomyRepository } from './taxonomy.repository.ts';

type GameWrite = mongoose.mongo.AnyBulkWriteOperation<GameRecord>;

const TRIES = 6;
const DUPLICATE_KEY = 11_000;
/**
 * An import's outcome is written after its games, with majority, and the log of writes has one order:
 * where the outcome has survived a failure, the games have too. So they need not be waited for.
 */
const BEFORE_OUTCOME = { w: 1 } as const;

type Existing = Pick<
  GameRecord,
  '_id' | 'slug' | 'sourceSlug' | 'editedFields' | 'published' | 'withdrawn' | 'sourceHash'
>;

const EXISTING_FIELDS = {
  slug: 1,
  sourceSlug: 1,
  editedFields: 1,
  published: 1,
  withdrawn: 1,
  sourceHash: 1,
} as const;

export interface GameWriter extends ImportedGames {
  /** Makes games of copies, or refreshes those that exist; each is there once, however often and side by side. */
  save(copies: readonly CatalogueGameCopy[]): Promise<void>;
}

/** The only writer of what the catalogue says about games. */
export function createGameWriter(
  connection: Connection,
  { taxonomy, now = () => new Date() }: { taxonomy: TaxonomyRepository; now?: () => Date },
): GameWriter {
  const games = gameModel(connection);
  const deleted = deletedGameModel(connection);
  // The driver itself: no document is built for each game that is written.
  const rows = connection.collection<GameRecord>(games.collection.name);

  async function existingOf(ids: readonly number[]): Promise<Map<number, Existing>> {
    const rows = await games
      .find({ _id: trusted({ $in: [...ids] }) })
      .select(EXISTING_FIELDS)
      .lean<Existing[]>();
    return new Map(rows.map((row) => [row._id, row]));
  }

  async function refsOf(copies: readonly CatalogueGameCopy[]) {
    const [providers, types, themes] = await Promise.all([
      taxonomy.ensure(
        'providers',
        copies.flatMap(({ provider }) => provider ?? []),
      ),
      taxonomy.ensure(
        'types',
        copies.flatMap(({ type }) => type ?? []),
      ),
      taxonomy.ensure(
        'themes',
        copies.flatMap((copy) => copy.themes),
      ),
    ]);
    return { providers, types, themes };
  }

  /** Slugs for games that are new, or whose slug the catalogue has changed. */
  function slugsFor(copies: readonly CatalogueGameCopy[]): Promise<Map<number, string>> {
    const wishes = copies.map(({ id, slug, name }) => ({
      id,
      from: [slug, name],
      fallback: 'game',
    }));
    return freeSlugs(wishes, async (slugs) => {
      const rows = await games
        .find({ slug: trusted({ $in: [...slugs] }) })
        .select('slug')
        .lean<{ slug: string }[]>();
      return new Set(rows.map(({ slug }) => slug));
    });
  }

  /** One round; gives the copies that somebody got in the way of. */
  async function attempt(copies: readonly CatalogueGameCopy[]): Promise<CatalogueGameCopy[]> {
    const [existing, refs] = await Promise.all([
      existingOf(copies.map(({ id }) => id)),
      refsOf(copies),
    ]);
    const changed = copies.filter(({ id, hash }) => existing.get(id)?.sourceHash !== hash);
    if (changed.length === 0) return [];
    const slugs = await slugsFor(
      changed.filter(({ id, slug }) => existing.get(id)?.sourceSlug !== slug),
    );
    const at = now();
    const operations = changed.map((copy) => {
      const fields = fieldsFromCatalogue(copy, refs);
      const before = existing.get(copy.id);
      const slug = slugs.get(copy.id);
      return before
        ? refreshOf(before, fields, slug, at)
        : newGame(copy.id, fields, slug ?? '', at);
    });
    const refreshes = changed.filter(({ id }) => existing.has(id));
    const { refused, matched } = await write(operations);
    // A refresh that matched nothing met staff editing the same game: all of them look again.
    if (matched < refreshes.length) return [...new Set([...refreshes, ...pick(changed, refused)])];
    return pick(changed, refused);
  }

  async function write(operations: GameWrite[]) {
    try {
      const result = await rows.bulkWrite(operations, {
        ordered: false,
        writeConcern: BEFORE_OUTCOME,
      });
      return { refused: [], matched: result.matchedCount };
    } catch (error) {
      if (!(error instanceof mongoose.mongo.MongoBulkWriteError)) throw error;
      const errors = [error.writeErrors].flat();
      if (errors.some(({ code }) => code !== DUPLICATE_KEY)) throw error;
      return { refused: errors.map(({ index }) => index), matched: error.result.matchedCount };
    }
  }

  async function save(copies: readonly CatalogueGameCopy[]): Promise<void> {
    let left = [...copies];
    for (let tries = 0; tries < TRIES && left.length > 0; tries += 1) left = await attempt(left);
    if (left.length > 0)
      throw new Error(`${left.length} games could not be written: others write them`);
    await forgetDeletion(copies.map(({ id }) => id));
  }

  /** A game that is back is no longer a deleted one. */
  async function forgetDeletion(ids: readonly number[]): Promise<void> {
    const filter = { _id: trusted({ $in: [...ids] }) };
    if (await deleted.findOne(filter).select('_id').lean()) await deleted.deleteMany(filter);
  }

  return {
    save,

    async refresh(copies) {
      const existing = await existingOf(copies.map(({ id }) => id));
      const changed = copies.filter(({ id, hash }) => {
        const before = existing.get(id);
        return before !== undefined && before.sourceHash !== hash;
      });
      if (changed.length > 0) await save(changed);
    },

    async withdraw(ids) {
      const at = now();
      await rows.updateMany(
        { _id: { $in: [...ids] }, withdrawn: false },
        // The hash goes, so that the copy counts as changed if the catalogue brings it back.
        { $set: { withdrawn: true, hiddenAt: at, updatedAt: at, sourceHash: '' } },
      );
    },
  };
}

function newGame(id: number, fields: CatalogueFields, slug: string, at: Date): GameWrite {
  const document: GameRecord = {
    _id: id,
    ...fields,
    slug,
    oldSlugs: [],
    seo_description: null,
    youtube_url: null,
    published: true,
    editedFields: [],
    visibleSince: fields.withdrawn ? null : at,
    hiddenAt: fields.withdrawn ? at : null,
    createdAt: at,
    updatedAt: at,
  };
  return { insertOne: { document } };
}

function refreshOf(
  before: Existing,
  fields: CatalogueFields,
  slug: string | undefined,
  at: Date,
): GameWrite {
  const moved = slug !== undefined && slug !== before.slug;
  const comesBack = before.withdrawn && !fields.withdrawn && before.published;
  const goes = !before.withdrawn && fields.withdrawn;
  return {
    updateOne: {
      // Matches only what was read: staff may have edited another field since.
      filter: { _id: before._id, editedFields: [...before.editedFields] },
      update: {
        $set: {
          ...withoutEdited(fields, before.editedFields),
          ...(moved ? { slug } : {}),
          ...(comesBack ? { visibleSince: at, hiddenAt: null } : {}),
          ...(goes ? { hiddenAt: at } : {}),
          updatedAt: at,
        },
        ...(moved ? { $addToSet: { oldSlugs: before.slug } } : {}),
      },
    },
  };
}

function pick<T>(list: readonly T[], indexes: readonly number[]): T[] {
  return indexes.flatMap((index) => list[index] ?? []);
}
