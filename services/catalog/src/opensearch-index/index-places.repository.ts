import type { Model } from 'mongoose';
import type { IndexPlace } from './index-place.model.ts';

/** The places of the indexes of games. */
export function createIndexPlacesRepository({ places }: { places: Model<IndexPlace> }) {
  return {
    async find(alias: string): Promise<IndexPlace | null> {
      return places.findById(alias).lean<IndexPlace | null>();
    },

    async keep(place: IndexPlace): Promise<void> {
      await places.replaceOne({ _id: place._id }, place, { upsert: true });
    },
  };
}

export type IndexPlacesRepository = ReturnType<typeof createIndexPlacesRepository>;
