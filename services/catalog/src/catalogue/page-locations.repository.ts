import type { Model } from 'mongoose';
import type { PageLocation } from './page-location.model.ts';

export function createPageLocationsRepository({ locations }: { locations: Model<PageLocation> }) {
  return {
    async prepare(): Promise<void> {
      await locations.createIndexes();
    },

    async remember(gameId: number, page: number, at: Date): Promise<void> {
      await locations.updateOne({ _id: gameId }, { $set: { page, at } }, { upsert: true });
    },

    async pageOf(gameId: number): Promise<number | null> {
      const seen = await locations.findById(gameId).lean<PageLocation>();
      return seen?.page ?? null;
    },
  };
}

export type PageLocationsRepository = ReturnType<typeof createPageLocationsRepository>;
