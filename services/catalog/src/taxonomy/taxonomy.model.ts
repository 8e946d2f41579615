import { recordModel } from '@slots/mongo/record-model';
import type { Connection } from 'mongoose';
import { z } from 'zod';

/** A provider, type or theme. `_id` is its external id, and its id everywhere. */
const taxon = z.object({ _id: z.int(), name: z.string(), slug: z.string() });
export type TaxonRecord = z.output<typeof taxon>;

/** The kinds of things that games are sorted under, each a collection. */
export const TAXONOMIES = ['providers', 'types', 'themes'] as const;
export type Taxonomy = (typeof TAXONOMIES)[number];

export function taxonomyModels(connection: Connection) {
  const model = (name: string, collection: Taxonomy) =>
    recordModel(connection, name, taxon, collection, [[{ slug: 1 }, { unique: true }]]);
  return {
    providers: model('Provider', 'providers'),
    types: model('Type', 'types'),
    themes: model('Theme', 'themes'),
  };
}
