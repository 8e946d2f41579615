import type { Sequence } from '@slots/mongo/sequence';
import type { Role } from '@slots/tokens/claims';
import type { ClientSession, Connection } from 'mongoose';
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
  /** All of them, by id. */
  list(): Promise<User[]>;
  byId(id: number, transaction?: ClientSession): Promise<User | undefined>;
  /** By name, without regard to case. */
  byUsername(name: string): Promise<User | undefined>;
  /** The super administrator with the lowest id. */
  firstSuperAdmin(): Promise<User | undefined>;
  /** A name that is taken is refused by the unique index: `isDuplicateKey(error, 'usernameKey')`. */
  insert(user: Omit<User, 'id'>): Promise<User>;
  /** The same goes for a new name. Gives the user as it is afterwards. */
  change(
    id: number,
    fields: Partial<Omit<User, 'id'>>,
    transaction?: ClientSession,
  ): Promise<User | undefined>;
  remove(id: number, transaction: ClientSession): Promise<void>;
  /**
   * Whether the user still has the password and role that were read before; if so, whoever changes them
   * meanwhile starts over, since the user is written to.
   */
  holdUnchanged(user: User, transaction: ClientSession): Promise<boolean>;
  /**
   * How many super administrators there are; nobody else can take one away before the transaction
   * has ended. Each is written to, so that of two such transactions one starts over.
   */
  lockSuperAdmins(transaction: ClientSession): Promise<number>;
  /** Runs `work` wholly or not at all; again from the start when another write came in between. */
  transact<T>(work: (transaction: ClientSession) => Promise<T>): Promise<T>;
}

const inside = (transaction: ClientSession | undefined) =>
  transaction ? { session: transaction } : {};

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
    async list() {
      const found = await users.find().sort({ _id: 1 }).lean();
      return found.map(toUser);
    },
    async byId(id, transaction) {
      const found = await users.findById(id, null, inside(transaction)).lean();
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
    async change(id, fields, transaction) {
      const { username } = fields;
      const key = username === undefined ? {} : { usernameKey: usernameKeyOf(username) };
      const changed = await users
        .findByIdAndUpdate(
          id,
          { $set: { ...fields, ...key } },
          { ...inside(transaction), returnDocument: 'after' },
        )
        .lean();
      return changed ? toUser(changed) : undefined;
    },
    async remove(id, transaction) {
      await users.deleteOne({ _id: id }, { session: transaction });
    },
    async holdUnchanged({ id, passwordHash, role }, transaction) {
      const { matchedCount } = await users.updateOne(
        { _id: id, passwordHash, role },
        { $inc: { guard: 1 } },
        { session: transaction, timestamps: false },
      );
      return matchedCount === 1;
    },
    async lockSuperAdmins(transaction) {
      const { matchedCount } = await users.updateMany(
        { role: 'super_admin' },
        { $inc: { guard: 1 } },
        { session: transaction, timestamps: false },
      );
      return matchedCount;
    },
    transact: (work) =>
      connection.withSession((session) =>
        session.withTransaction(() => work(session), { readConcern: { level: 'snapshot' } }),
      ),
  };
}
