import { type Connection, Schema } from 'mongoose';

/**
 * What the catalogue tells of a provider or theme beside its name. Apart from the providers and themes
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
  return {
    providers: connection.model('ProviderDescription', schema(), 'providerDescriptions'),
    themes: connection.model('ThemeDescription', schema(), 'themeDescriptions'),
  };
}
