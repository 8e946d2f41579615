import type { Country } from '@slots/contracts/geo/countries';
import type { Model } from 'mongoose';
import type { CountryRecord } from './country.model.ts';

export function createCountriesRepository({ countries }: { countries: Model<CountryRecord> }) {
  return {
    /** Creates the indexes and writes `countries` by id; safe to run twice and side by side. */
    async seed(seeds: readonly Country[]): Promise<void> {
      await countries.createIndexes();
      await countries.bulkWrite(
        seeds.map(({ id, ...fields }) => ({
          updateOne: { filter: { _id: id }, update: { $set: fields }, upsert: true },
        })),
        { ordered: false },
      );
    },
    async all(): Promise<Country[]> {
      const records = await countries.find().lean<CountryRecord[]>();
      return records.map(({ _id: id, ...fields }) => ({ id, ...fields }));
    },
  };
}

export type CountriesRepository = ReturnType<typeof createCountriesRepository>;
