import type { Sequence } from '@slots/mongo/sequence';
import type { Role } from '@slots/tokens/claims';
import type { Connection } from 'mongoose';
import { type UserDocument, userModel } from './user.model.ts';
import { usernameKeyOf } from './user-fields.ts';

export interface User {
  readonly id: number;
  readonly username: string;
  readonly role: Role;
  readonly passwordHash: string;
}

export interface UsersRepository {
  createIndexes(): Promise<void>;
  hasAny(): Promise<boolean>;
  byId(id: number): Promise<User | undefined>;
  /** By name, without regard to case. */
  byUsername(name: string): Promise<User | undefined>;
  /** The super administrator with the lowest id. */
  firstSuperAdmin(): Promise<User | undefined>;
  /** A name that is taken is refused by the unique index: `isDuplicateKey(error, 'usernameKey')`. */
  insert(user: Omit<User, 'id'>): Promise<User>;
  change(id: number, fields: Partial<Pick<User, 'role' | 'passwordHash'>>): Promise<void>;
}

function toUser({ _id, username, role, passwordHash }: UserDocument): User {
  return { id: _id, username, role, passwordHash };
}

export function createUsersRepository(connection: Connection, sequence: Sequence): UsersRepository {
  const users = userModel(connection);

  return {
    async createIndexes() {
      await users.createIndexes();
    },
    async hasAny() {
      return (await users.exists({})) !== null;
    },
    async byId(id) {
      const found = await users.findById(id).lean();
      return found ? toUser(found) : undefined;
    },
    async byUsername(name) {
      const found = await users.findOne({ usernameKey: usernameKeyOf(name) }).lean();
      return found ? toUser(found) : undefined;
    },
    async firstSuperAdmin() {
      const found = await users.findOne({ role: 'super_admin' }).sort({ _id: 1 }).lean();
      return found ? toUser(found) : undefined;
    },
    async insert(fields) {
      const id = await sequence.next('users');
      await users.create({ _id: id, ...fields, usernameKey: usernameKeyOf(fields.username) });
      return { id, ...fields };
    },
    async change(id, fields) {
      await users.updateOne({ _id: id }, { $set: fields });
    },
  };
}
