import { recordModel } from '@slots/mongo/record-model';
import type { Connection } from 'mongoose';
import { z } from 'zod';

/**
 * The description of a provider or theme by the catalogue. Apart from the providers and themes
 * themselves: those are made when a game names them, which may be long after the catalogue listed them.
 */
const taxonDescription = z.object({
  /** The external id. */
  _id: z.int(),
  bio: z.string().nullable(),
  thumb: z.string().nullable(),
  /** Names the thumbnail in its address on our own origin. */
  thumbHash: z.string().nullable(),
  markets: z.array(z.string()),
  parentId: z.int().nullable(),
});
export type TaxonDescriptionRecord = z.output<typeof taxonDescription>;

export function taxonDescriptionModels(connection: Connection) {
  const model = (name: string, collection: string) =>
    recordModel(connection, name, taxonDescription, collection, [[{ thumbHash: 1 }]]);
  return {
    providers: model('ProviderDescription', 'providerDescriptions'),
    themes: model('ThemeDescription', 'themeDescriptions'),
  };
}
