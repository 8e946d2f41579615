import type { Country } from '@slots/contracts/geo/countries';
import { type Connection, type Model, Schema } from 'mongoose';

/** `_id` is the country's number in ISO 3166-1; 1, "World" in the same numbering, for Global. */
export type CountryRecord = Omit<Country, 'id'> & { readonly _id: number };

export function countryModel(connection: Connection): Model<CountryRecord> {
  const schema = new Schema<CountryRecord>(
    {
      _id: { type: Number, required: true },
      code: { type: String, required: true, unique: true },
      name: { type: String, required: true },
      slug: { type: String, required: true, unique: true },
      flag: { type: String, required: true },
    },
    { versionKey: false },
  );
  return connection.model<CountryRecord>('Country', schema, 'countries');
}
