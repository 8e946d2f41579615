import type { Country } from '@slots/contracts/geo/countries';
import type { Model } from 'mongoose';
import type { CountryRecord } from './country.model.ts';

export interface CountriesRepository {
  /** Creates the indexes and writes `countries` by id; safe to run twice and side by side. */
  seed(countries: readonly Country[]): Promise<void>;
  all(): Promise<Country[]>;
}

export function createCountriesRepository({
  countries,
}: {
  countries: Model<CountryRecord>;
}): CountriesRepository {
  return {
    async seed(seeds) {
      await countries.createIndexes();
      await countries.bulkWrite(
        seeds.map(({ id, ...fields }) => ({
          updateOne: { filter: { _id: id }, update: { $set: fields }, upsert: true },
        })),
        { ordered: false },
      );
    },
    async all() {
      const records = await countries.find().lean<CountryRecord[]>();
      return records.map(({ _id: id, ...fields }) => ({ id, ...fields }));
    },
  };
}
