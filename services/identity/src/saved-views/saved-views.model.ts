import { viewedList } from '@slots/contracts/identity/saved-views';
import { recordModel } from '@slots/mongo/record-model';
import type { Connection } from 'mongoose';
import { z } from 'zod';

/** A saved view as it is stored. */
const savedView = z.object({
  id: z.int(),
  name: z.string(),
  query: z.string(),
  createdAt: z.date(),
});
export type SavedViewRecord = z.output<typeof savedView>;

/** A person's views of one list in one document, so that their number and names are kept by one write. */
const savedViews = z.object({ userId: z.int(), list: viewedList, views: z.array(savedView) });
export type SavedViewsRecord = z.output<typeof savedViews>;

export const savedViewsModel = (connection: Connection) =>
  recordModel(connection, 'SavedViews', savedViews, 'saved_views', [
    [{ userId: 1, list: 1 }, { unique: true }],
  ]);
