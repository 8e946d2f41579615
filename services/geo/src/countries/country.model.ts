import { country } from '@slots/contracts/geo/countries';
import { recordModel } from '@slots/mongo/record-model';
import type { Connection } from 'mongoose';
import { z } from 'zod';

const { id, ...told } = country.shape;

/** `_id` is the country's number in ISO 3166-1; 1, "World" in the same numbering, for Global. */
const countryRecord = z.object({ _id: id, ...told });
export type CountryRecord = z.output<typeof countryRecord>;

export const countryModel = (connection: Connection) =>
  recordModel(connection, 'Country', countryRecord, 'countries', [
    [{ code: 1 }, { unique: true }],
    [{ slug: 1 }, { unique: true }],
  ]);
