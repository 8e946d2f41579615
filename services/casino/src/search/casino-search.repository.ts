import type { Model } from 'mongoose';
import type { CasinoRecord } from '../casinos/casino.model.ts';

export type NamedCasino = Pick<CasinoRecord, '_id' | 'name' | 'slug'>;

/** Names and slugs of all casinos that visitors may see, read from the index alone. */
export const publishedCasinos = (casinos: Model<CasinoRecord>): Promise<NamedCasino[]> =>
  casinos
    .find({ published: 'true' })
    .select({ name: 1, slug: 1, published: 1 })
    .lean<NamedCasino[]>();
