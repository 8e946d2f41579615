import { entityModel } from '@slots/mongo/entity';
import type { Connection } from 'mongoose';
import { storedUser } from './stored-user.ts';

export const userModel = (connection: Connection) =>
  entityModel(connection, storedUser, 'users', [
    [{ usernameKey: 1 }, { unique: true }],
    [{ role: 1, _id: 1 }],
  ]);
