import { type Connection, Schema } from 'mongoose';

/**
 * The description of a provider or theme by the catalogue. Apart from the providers and themes
 * themselves: those are made when a game names them, which may be long after the catalogue listed them.
 */
export interface TaxonDescriptionRecord {
  /** The external id. */
  readonly _id: number;
  readonly bio: string | null;
  readonly thumb: string | null;
  /** Names the thumbnail in its address on our own origin. */
  readonly thumbHash: string | null;
  readonly markets: readonly string[];
  readonly parentId: number | null;
}

function schema(): Schema<TaxonDescriptionRecord> {
  const fields = new Schema<TaxonDescriptionRecord>(
    {
      _id: { type: Number, required: true },
      bio: String,
      thumb: String,
      thumbHash: String,
      markets: [String],
      parentId: Number,
    },
    { versionKey: false },
  );
  fields.index({ thumbHash: 1 });
  return fields;
}

export function taxonDescriptionModels(connection: Connection) {
  const model = (name: string, collection: string) =>
    connection.model<TaxonDescriptionRecord>(name, schema(), collection);
  return {
    providers: model('ProviderDescription', 'providerDescriptions'),
    themes: model('ThemeDescription', 'themeDescriptions'),
  };
}
