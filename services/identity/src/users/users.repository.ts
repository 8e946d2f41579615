import type { QueryOf } from '@slots/contracts/contract';
import type { exportUsers } from '@slots/contracts/identity/users';
import type { Editor } from '@slots/http-kit/entity-tag';
import type { HistoryStore } from '@slots/mongo/history';
import { createRecordedWrites } from '@slots/mongo/recorded-writes';
import type { Sequence } from '@slots/mongo/sequence';
import { createTransact } from '@slots/mongo/transaction';
import type { Role } from '@slots/tokens/claims';
import { type ClientSession, type Connection, trusted } from 'mongoose';
import { type UserDocument, userModel } from './user.model.ts';
import { usernameKeyOf } from './user-fields.ts';
import { USER_HISTORY } from './user-history.ts';

export interface User {
  readonly id: number;
  readonly username: string;
  readonly role: Role;
  readonly passwordHash: string;
}

/** Who makes a change, which the history remembers, and the transaction it is a part of. */
export interface UserEdit {
  readonly by: Editor;
  readonly transaction: ClientSession;
}

/** A field; with a minus before it the order is turned around. */
export type UserOrder = NonNullable<QueryOf<typeof exportUsers>['sort']>;

export interface UsersRepository {
  createIndexes(): Promise<void>;
  hasAny(): Promise<boolean>;
  /** All of them, by id. */
  list(): Promise<User[]>;
  /** The same in an order of one's own: read while they are wanted. */
  filed(order: UserOrder | undefined): AsyncIterable<User>;
  byId(id: number, transaction?: ClientSession): Promise<User | undefined>;
  /** By name, without regard to case. */
  byUsername(name: string): Promise<User | undefined>;
  /** The super administrator with the lowest id. */
  firstSuperAdmin(): Promise<User | undefined>;
  /**
   * A name that is taken is refused by the unique index: `isDuplicateKey(error, 'usernameKey')`.
   * Without `by` it was no person, and there is no history of it.
   */
  insert(user: Omit<User, 'id'>, by?: Editor): Promise<User>;
  /** The same goes for a new name, and for nobody's change. Gives the user as it is afterwards. */
  change(id: number, fields: Partial<Omit<User, 'id'>>, edit?: UserEdit): Promise<User | undefined>;
  remove(id: number, edit: UserEdit): Promise<void>;
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
  /**
   * Runs `work` on a user wholly or not at all, and again from the start when another write came in
   * between; in this process those of one user come one after the other.
   */
  transact<T>(userId: number, work: (transaction: ClientSession) => Promise<T>): Promise<T>;
}

const inside = (transaction: ClientSession | undefined) =>
  transaction ? { session: transaction } : {};

function toUser({ _id, username, role, passwordHash }: UserDocument): User {
  return { id: _id, username, role, passwordHash };
}

export function createUsersRepository(
  connection: Connection,
  { sequence, history }: { readonly sequence: Sequence; readonly history: HistoryStore },
): UsersRepository {
  const users = userModel(connection);
  const recorded = createRecordedWrites({ model: users, history, recorded: USER_HISTORY });

  const inTransaction = createTransact(connection);
  const transact: UsersRepository['transact'] = (userId, work) =>
    inTransaction(`user ${userId}`, work);

  return {
    async createIndexes() {
      await users.createIndexes();
      // Users from before they had a history.
      await users.updateMany(
        { version: trusted({ $exists: false }) },
        { $set: { version: 1 } },
        { timestamps: false },
      );
    },
    async hasAny() {
      return (await users.exists({})) !== null;
    },
    async list() {
      const found = await users.find().sort({ _id: 1 }).lean();
      return found.map(toUser);
    },
    async *filed(order = 'id') {
      const direction = order.startsWith('-') ? -1 : 1;
      const field = order.endsWith('username') ? 'usernameKey' : '_id';
      const found = users
        .find()
        .sort({ [field]: direction })
        .lean()
        .cursor();
      for await (const user of found) yield toUser(user);
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
    async insert(fields, by) {
      const id = await sequence.next('users');
      const document = { _id: id, ...fields, usernameKey: usernameKeyOf(fields.username) };
      if (by) await transact(id, (session) => recorded.insert(document, by, session));
      else await users.create(document);
      return { id, ...fields };
    },
    async change(id, fields, edit) {
      const { username } = fields;
      const key = username === undefined ? {} : { usernameKey: usernameKeyOf(username) };
      const update = { $set: { ...fields, ...key }, $inc: { version: 1 } };
      const changed = edit
        ? await recorded.update({ _id: id }, update, edit.by, edit.transaction)
        : await users.findByIdAndUpdate(id, update, { returnDocument: 'after' }).lean();
      return changed ? toUser(changed) : undefined;
    },
    async remove(id, { by, transaction }) {
      await recorded.remove({ _id: id }, by, transaction);
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
    transact,
  };
}
