import { type Connection, trusted } from 'mongoose';
import { type SessionDocument, sessionModel } from './session.model.ts';

export interface Session {
  readonly id: string;
  readonly userId: number;
  readonly createdAt: Date;
}

export interface SessionsRepository {
  createIndexes(): Promise<void>;
  insert(session: Omit<SessionDocument, '_id'> & { id: string }): Promise<void>;
  /** The session if it was not revoked and has not expired. */
  live(id: string): Promise<Session | undefined>;
  /** Prolongs a session; false when it has ended in the meantime. */
  touch(
    id: string,
    seen: { lastSeenAt: Date; expiresAt: Date; address?: string },
  ): Promise<boolean>;
  /** Marks one session as revoked and as one that gateways have to be told of. */
  revoke(id: string): Promise<void>;
  /** The same for all sessions of a user but `exceptId`. */
  revokeOfUser(userId: number, exceptId?: string): Promise<void>;
  /** Ids of revoked sessions that gateways have not been told of. */
  unpublished(): Promise<string[]>;
  markPublished(ids: readonly string[]): Promise<void>;
  revokedSince(moment: Date): Promise<string[]>;
}

export function createSessionsRepository(
  connection: Connection,
  now: () => number = Date.now,
): SessionsRepository {
  const sessions = sessionModel(connection);
  const alive = () => ({
    revokedAt: trusted({ $exists: false }),
    expiresAt: trusted({ $gt: new Date(now()) }),
  });
  /** One write marks the session and leaves the note for the gateways, so neither is without the other. */
  const revocation = () => ({ $set: { revokedAt: new Date(now()), unpublished: true } });

  return {
    async createIndexes() {
      await sessions.createIndexes();
    },
    async insert({ id, ...fields }) {
      await sessions.create({ _id: id, ...fields });
    },
    async live(id) {
      const found = await sessions.findOne({ _id: id, ...alive() }).lean();
      return found ? { id, userId: found.userId, createdAt: found.createdAt } : undefined;
    },
    async touch(id, seen) {
      const { matchedCount } = await sessions.updateOne({ _id: id, ...alive() }, { $set: seen });
      return matchedCount === 1;
    },
    async revoke(id) {
      await sessions.updateOne({ _id: id, ...alive() }, revocation());
    },
    async revokeOfUser(userId, exceptId) {
      const others = exceptId === undefined ? {} : { _id: trusted({ $ne: exceptId }) };
      await sessions.updateMany({ userId, ...others, ...alive() }, revocation());
    },
    async unpublished() {
      const found = await sessions.find({ unpublished: true }, { _id: 1 }).lean();
      return found.map(({ _id }) => _id);
    },
    async markPublished(ids) {
      await sessions.updateMany(
        { _id: trusted({ $in: [...ids] }) },
        { $unset: { unpublished: '' } },
      );
    },
    async revokedSince(moment) {
      const found = await sessions
        .find({ revokedAt: trusted({ $gte: moment }) }, { _id: 1 })
        .lean();
      return found.map(({ _id }) => _id);
    },
  };
}
