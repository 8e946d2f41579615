import type { Model } from 'mongoose';
import { DESCRIBED, type Described, type TaxonDescription } from '../catalogue/catalogue-taxon.ts';
import { thumbHash } from '../images/thumb-address.ts';
import type { TaxonDescriptionRecord } from './taxon-description.model.ts';

/** The descriptions of providers and themes, by their external ids. */
export function createTaxonDescriptionsRepository(
  models: Readonly<Record<Described, Model<TaxonDescriptionRecord>>>,
) {
  return {
    async prepare(): Promise<void> {
      for (const kind of DESCRIBED) await models[kind].createIndexes();
    },

    /** @returns true if any is new or has changed */
    async save(kind: Described, descriptions: readonly TaxonDescription[]): Promise<boolean> {
      if (descriptions.length === 0) return false;
      const { modifiedCount, upsertedCount } = await models[kind].bulkWrite(
        descriptions.map(({ id, ...told }) => ({
          updateOne: {
            filter: { _id: id },
            update: {
              $set: {
                ...told,
                markets: [...told.markets],
                thumbHash: told.thumb === null ? null : thumbHash(told.thumb),
              },
            },
            upsert: true,
          },
        })),
        { ordered: false },
      );
      return modifiedCount + upsertedCount > 0;
    },

    /** All of a kind: they are a few hundred. */
    async all(kind: Described): Promise<ReadonlyMap<number, TaxonDescriptionRecord>> {
      const rows = await models[kind].find().lean<TaxonDescriptionRecord[]>();
      return new Map(rows.map((row) => [row._id, row]));
    },

    async find(kind: Described, id: number): Promise<TaxonDescriptionRecord | null> {
      return models[kind].findById(id).lean<TaxonDescriptionRecord>();
    },

    /** The source address of a provider's thumbnail, by the hash that our address of it carries. */
    async thumbSource(hash: string): Promise<string | null> {
      const found = await models.providers
        .findOne({ thumbHash: hash }, { thumb: 1 })
        .lean<Pick<TaxonDescriptionRecord, 'thumb'>>();
      return found?.thumb ?? null;
    },
  };
}

export type TaxonDescriptionsRepository = ReturnType<typeof createTaxonDescriptionsRepository>;
