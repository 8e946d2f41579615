import { recordModel } from '@slots/mongo/record-model';
import type { Connection } from 'mongoose';
import { z } from 'zod';

const DAY_SECONDS = 24 * 60 * 60;

/** On which page of the catalogue a game was seen; MongoDB removes it after a day. */
const pageLocation = z.object({ _id: z.int(), page: z.int(), at: z.date() });
export type PageLocation = z.output<typeof pageLocation>;

export const pageLocationModel = (connection: Connection) =>
  recordModel(connection, 'PageLocation', pageLocation, 'pageLocations', [
    [{ at: 1 }, { expireAfterSeconds: DAY_SECONDS }],
  ]);
