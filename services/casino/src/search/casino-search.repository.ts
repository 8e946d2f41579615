import type { Model } from 'mongoose';
import type { CasinoRecord } from '../casinos/casino.model.ts';

const FOUND_BY = { name: 1, slug: 1 } as const;

export type NamedCasino = Pick<CasinoRecord, '_id' | keyof typeof FOUND_BY>;

export function createCasinoSearchRepository(casinos: Model<CasinoRecord>) {
  return {
    /** Names and slugs of all casinos that visitors may see, read from the index alone. */
    published: (): Promise<NamedCasino[]> =>
      casinos
        .find({ published: 'true' })
        .select({ ...FOUND_BY, published: 1 })
        .lean<NamedCasino[]>(),
  };
}

export type CasinoSearchRepository = ReturnType<typeof createCasinoSearchRepository>;
