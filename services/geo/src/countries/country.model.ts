import { type Connection, type Model, Schema } from 'mongoose';

export interface CountryDocument {
  /** The country's number in ISO 3166-1; 1, "World" in the same numbering, for Global. */
  _id: number;
  code: string;
  name: string;
  slug: string;
  flag: string;
}

export function countryModel(connection: Connection): Model<CountryDocument> {
  const schema = new Schema<CountryDocument>(
    {
      _id: { type: Number, required: true },
      code: { type: String, required: true, unique: true },
      name: { type: String, required: true },
      slug: { type: String, required: true, unique: true },
      flag: { type: String, required: true },
    },
    { versionKey: false },
  );
  return connection.model<CountryDocument>('Country', schema, 'countries');
}
