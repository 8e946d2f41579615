import { authorEntity } from '@slots/contracts/casino/authors';
import { type ChangesOf, entityModel, type NewRecord, type RecordOf } from '@slots/mongo/entity';
import type { Connection } from 'mongoose';

export type AuthorRecord = RecordOf<typeof authorEntity>;
export type NewAuthor = NewRecord<typeof authorEntity>;
export type AuthorChanges = ChangesOf<typeof authorEntity>;

export const authorModel = (connection: Connection) =>
  entityModel(connection, authorEntity, 'authors', [
    [{ slug: 1 }, { unique: true }],
    [{ formerSlugs: 1 }],
  ]);
