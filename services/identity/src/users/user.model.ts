import { entityModel } from '@slots/mongo/entity';
import { BY_NAME } from '@slots/mongo/name-order';
import type { Connection } from 'mongoose';
import { storedUser } from './stored-user.ts';

export const userModel = (connection: Connection) =>
  entityModel(connection, storedUser, 'users', [
    [{ usernameKey: 1 }, { unique: true }],
    [{ username: 1, _id: 1 }, { collation: BY_NAME }],
    [{ role: 1, _id: 1 }],
  ]);
