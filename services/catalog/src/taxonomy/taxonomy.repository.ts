import type { NamedRef } from '@slots/contracts/catalog/game';
import { isDuplicateKey } from '@slots/mongo/connection';
import { BY_NAME } from '@slots/mongo/name-order';
import { type Model, trusted } from 'mongoose';
import type { CatalogueRef } from '../catalogue/catalogue-game.ts';
import { freeSlugs } from './free-slugs.ts';
import { TAXONOMIES, type Taxonomy, type TaxonRecord } from './taxonomy.model.ts';

const TRIES = 5;

/** Providers, types and themes, made as games that name them are met. */
export function createTaxonomyRepository(models: Readonly<Record<Taxonomy, Model<TaxonRecord>>>) {
  // Slugs: they are few, and none changes, so a process needs to read each only once.
  const known: Record<Taxonomy, Map<number, string>> = {
    providers: new Map(),
    types: new Map(),
    themes: new Map(),
  };

  async function among(taxonomy: Taxonomy, ids: Iterable<number>): Promise<TaxonRecord[]> {
    return models[taxonomy].find({ _id: trusted({ $in: [...ids] }) }).lean<TaxonRecord[]>();
  }

  async function read(taxonomy: Taxonomy, ids: readonly number[]): Promise<void> {
    const rows = await among(taxonomy, ids);
    for (const { _id: id, slug } of rows) known[taxonomy].set(id, slug);
  }

  async function create(taxonomy: Taxonomy, refs: readonly CatalogueRef[]): Promise<void> {
    const model = models[taxonomy];
    const slugs = await freeSlugs(
      refs.map(({ id, slug, name }) => ({
        id,
        from: [slug, name],
        fallback: taxonomy.slice(0, -1),
      })),
      async (wanted) => {
        const rows = await model
          .find({ slug: trusted({ $in: [...wanted] }) })
          .select('slug')
          .lean<{ slug: string }[]>();
        return new Set(rows.map(({ slug }) => slug));
      },
    );
    const rows = refs.map(({ id, name }) => ({ _id: id, name, slug: slugs.get(id) ?? '' }));
    try {
      await model.insertMany(rows, { ordered: false });
    } catch (error) {
      // Another worker met it too, or took the slug: the next round reads or makes what is missing.
      if (!isDuplicateKey(error)) throw error;
    }
  }

  return {
    async prepare(): Promise<void> {
      for (const taxonomy of TAXONOMIES) await models[taxonomy].createIndexes();
    },

    /** All of them, by name. */
    async all(taxonomy: Taxonomy): Promise<NamedRef[]> {
      const rows = await models[taxonomy]
        .find()
        .collation(BY_NAME)
        .sort({ name: 1, _id: 1 })
        .lean<TaxonRecord[]>();
      return rows.map(({ _id: id, name, slug }) => ({ id, name, slug }));
    },

    /** Our slugs of what the catalogue names, by id; those that are new are made. */
    async ensure(
      taxonomy: Taxonomy,
      refs: readonly CatalogueRef[],
    ): Promise<ReadonlyMap<number, string>> {
      const wanted = new Map(refs.map((ref) => [ref.id, ref]));
      for (let round = 0; round < TRIES; round += 1) {
        let missing = [...wanted.values()].filter(({ id }) => !known[taxonomy].has(id));
        if (missing.length === 0) return known[taxonomy];
        await read(
          taxonomy,
          missing.map(({ id }) => id),
        );
        missing = missing.filter(({ id }) => !known[taxonomy].has(id));
        if (missing.length === 0) return known[taxonomy];
        await create(taxonomy, missing);
      }
      throw new Error(`Some ${taxonomy} could be neither read nor made`);
    },

    /** Takes over the names of those that are there. A slug is an address, and stays. */
    async rename(taxonomy: Taxonomy, refs: readonly CatalogueRef[]): Promise<void> {
      const names = new Map(refs.map(({ id, name }) => [id, name]));
      const rows = await among(taxonomy, names.keys());
      const renamed = rows.flatMap(({ _id, name: before }) => {
        const name = names.get(_id) ?? before;
        return name === before
          ? []
          : [{ updateOne: { filter: { _id }, update: { $set: { name } } } }];
      });
      if (renamed.length > 0) await models[taxonomy].bulkWrite(renamed, { ordered: false });
    },
  };
}

export type TaxonomyRepository = ReturnType<typeof createTaxonomyRepository>;
