import type { QueryOf } from '@slots/contracts/contract';
import type { exportUsers } from '@slots/contracts/identity/users';
import type { Editor } from '@slots/http-kit/entity-tag';
import { BY_NAME } from '@slots/mongo/name-order';
import type { RecordedWrites } from '@slots/mongo/recorded-writes';
import type { Sequence } from '@slots/mongo/sequence';
import type { Transact } from '@slots/mongo/transaction';
import { type ClientSession, type Model, trusted } from 'mongoose';
import { type User, usernameKeyOf } from './stored-user.ts';

type NewUser = Pick<User, 'username' | 'role' | 'passwordHash'>;
type UserChanges = Partial<NewUser & Pick<User, 'secondFactor' | 'noticeEmail'>>;

/** The person who makes a change, for the history, and the transaction of the change. */
export interface UserEdit {
  readonly by: Editor;
  readonly transaction: ClientSession;
}

/** A field; with a minus before it the order is turned around. */
export type UserOrder = NonNullable<QueryOf<typeof exportUsers>['sort']>;

/** Maximum known networks per person. */
const MAX_NETWORKS = 30;

const inside = (transaction: ClientSession | undefined) =>
  transaction ? { session: transaction } : {};

export function createUsersRepository({
  users,
  recorded,
  transact: inTransaction,
  sequence,
}: {
  users: Model<User>;
  recorded: RecordedWrites<User>;
  transact: Transact;
  sequence: Sequence;
}) {
  /**
   * Runs `work` on a user wholly or not at all, and again from the start when another write came in
   * between; in this process those of one user come one after the other.
   */
  const transact = <T>(userId: number, work: (transaction: ClientSession) => Promise<T>) =>
    inTransaction(`user ${userId}`, work);

  return {
    async createIndexes(): Promise<void> {
      await users.createIndexes();
      // Users from before they had a history.
      await users.updateMany(
        { version: trusted({ $exists: false }) },
        { $set: { version: 1 } },
        { timestamps: false },
      );
    },
    async hasAny(): Promise<boolean> {
      return (await users.exists({})) !== null;
    },
    /** All of them, by id. */
    list: (): Promise<User[]> => users.find().sort({ _id: 1 }).lean<User[]>(),
    /** All of them in this order, as a stream. */
    stream(order: UserOrder | undefined = 'id'): AsyncIterable<User> {
      const direction = order.startsWith('-') ? -1 : 1;
      const field = order.endsWith('username') ? 'username' : '_id';
      const query = users.find().sort({ [field]: direction, _id: direction });
      // With it, the index of ids would not serve.
      if (field === 'username') query.collation(BY_NAME);
      return query.lean<User[]>().cursor();
    },
    byId: (id: number, transaction?: ClientSession): Promise<User | null> =>
      users.findById(id, null, inside(transaction)).lean<User | null>(),
    /** Those who have second factors, by id. */
    withSecondFactor: (): Promise<User[]> =>
      users
        .find({ secondFactor: trusted({ $type: 'object' }) })
        .sort({ _id: 1 })
        .lean<User[]>(),
    /** By name, without regard to case. */
    byUsername: (name: string): Promise<User | null> =>
      users.findOne({ usernameKey: usernameKeyOf(name) }).lean<User | null>(),
    /** The super administrator with the lowest id. */
    firstSuperAdmin: (): Promise<User | null> =>
      users.findOne({ role: 'super_admin' }).sort({ _id: 1 }).lean<User | null>(),
    /**
     * A name that is taken is refused by the unique index: `isDuplicateKey(error, 'usernameKey')`.
     * Without `by` it was no person, and there is no history of it.
     */
    async insert(fields: NewUser, by?: Editor): Promise<User> {
      const _id = await sequence.next('users');
      const document = { _id, ...fields, usernameKey: usernameKeyOf(fields.username) };
      if (by) return transact(_id, (session) => recorded.insert(document, by, session));
      return (await users.create(document)).toObject();
    },
    /** The same holds for a new name, and for a change without `edit`. Returns the user as it is afterwards. */
    async change(id: number, fields: UserChanges, edit?: UserEdit): Promise<User | null> {
      const { username } = fields;
      const key = username === undefined ? {} : { usernameKey: usernameKeyOf(username) };
      const update = { $set: { ...fields, ...key }, $inc: { version: 1 } };
      return edit
        ? recorded.update({ _id: id }, update, edit.by, edit.transaction)
        : users.findByIdAndUpdate(id, update, { returnDocument: 'after' }).lean<User | null>();
    },
    async remove(id: number, { by, transaction }: UserEdit): Promise<void> {
      await recorded.remove({ _id: id }, by, transaction);
    },
    /** Once, as the last one: those that are used stay. */
    async rememberNetwork(id: number, network: string): Promise<void> {
      const known = { $ifNull: ['$networks', []] };
      const others = { $filter: { input: known, cond: { $ne: ['$$this', network] } } };
      const networks = { $slice: [{ $concatArrays: [others, [network]] }, -MAX_NETWORKS] };
      await users.updateOne({ _id: id }, [{ $set: { networks } }], {
        timestamps: false,
        updatePipeline: true,
      });
    },
    /**
     * False if the user has another password or role than was read before, or second factors where there were
     * none, or none any more; else a concurrent change of them starts over, since the user is written to.
     */
    async holdUnchanged(
      { _id, passwordHash, role, secondFactor }: User,
      transaction: ClientSession,
    ): Promise<boolean> {
      const { matchedCount } = await users.updateOne(
        {
          _id,
          passwordHash,
          role,
          secondFactor: secondFactor ? trusted({ $type: 'object' }) : null,
        },
        { $inc: { guard: 1 } },
        { session: transaction, timestamps: false },
      );
      return matchedCount === 1;
    },
    /**
     * The number of super administrators; no other transaction can remove one before this one has
     * ended. Each is written to, so that of two such transactions one starts over.
     */
    async lockSuperAdmins(transaction: ClientSession): Promise<number> {
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

export type UsersRepository = ReturnType<typeof createUsersRepository>;
