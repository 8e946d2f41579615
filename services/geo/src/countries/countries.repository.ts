import type { Country } from '@slots/contracts/geo/countries';
import type { Connection } from 'mongoose';
import { countryModel } from './country.model.ts';

export interface CountriesRepository {
  /** Creates the indexes and writes `countries` by id; safe to run twice and side by side. */
  seed(countries: readonly Country[]): Promise<void>;
  all(): Promise<Country[]>;
}

export function createCountriesRepository(connection: Connection): CountriesRepository {
  const countries = countryModel(connection);
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
      const documents = await countries.find().lean();
      return documents.map(({ _id, code, name, slug, flag }) => ({
        id: _id,
        code,
        name,
        slug,
        flag,
      }));
    },
  };
}
