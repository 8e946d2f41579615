import { type Connection, Schema } from 'mongoose';

/** A provider, type or theme. `_id` is its external id, and its id everywhere. */
export interface TaxonRecord {
  readonly _id: number;
  readonly name: string;
  readonly slug: string;
}

/** The kinds of things that games are sorted under, each a collection. */
export const TAXONOMIES = ['providers', 'types', 'themes'] as const;
export type Taxonomy = (typeof TAXONOMIES)[number];

function schema(): Schema<TaxonRecord> {
  const fields = new Schema<TaxonRecord>(
    {
      _id: { type: Number, required: true },
      name: { type: String, required: true },
      slug: { type: String, required: true },
    },
    { versionKey: false },
  );
  fields.index({ slug: 1 }, { unique: true });
  return fields;
}

export function taxonomyModels(connection: Connection) {
  return {
    providers: connection.model<TaxonRecord>('Provider', schema(), 'providers'),
    types: connection.model<TaxonRecord>('Type', schema(), 'types'),
    themes: connection.model<TaxonRecord>('Theme', schema(), 'themes'),
  };
}
