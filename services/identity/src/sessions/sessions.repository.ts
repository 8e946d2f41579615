import { type ClientSession, type Model, trusted } from 'mongoose';
import type { SessionRecord } from './session.model.ts';

export interface SessionsRepository {
  createIndexes(): Promise<void>;
  insert(session: SessionRecord, transaction: ClientSession): Promise<void>;
  /** The session if it was not revoked and has not expired. */
  live(id: string): Promise<SessionRecord | null>;
  /** Prolongs a session; false when it has ended in the meantime. */
  touch(
    id: string,
    seen: { lastSeenAt: Date; expiresAt: Date; address?: string },
  ): Promise<boolean>;
  /** A user's sessions that have not ended, the last seen first. */
  liveOf(userId: number): Promise<SessionRecord[]>;
  /**
   * Marks one session as revoked and as one that gateways have to be told of; with `userId` only if it
   * is that user's. False when there was none that lived.
   */
  revoke(id: string, userId?: number): Promise<boolean>;
  /** The same for all sessions of a user but `exceptId`. */
  revokeOfUser(
    userId: number,
    options?: { exceptId?: string; transaction?: ClientSession },
  ): Promise<void>;
  /** The same for all sessions of everybody; tells how many there were. */
  revokeAll(): Promise<number>;
  /** Ids of revoked sessions that gateways have not been told of. */
  unpublished(): Promise<string[]>;
  markPublished(ids: readonly string[]): Promise<void>;
  revokedSince(moment: Date): Promise<string[]>;
}

export function createSessionsRepository({
  sessions,
  now = Date.now,
}: {
  sessions: Model<SessionRecord>;
  now?: () => number;
}): SessionsRepository {
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
    async insert(session, transaction) {
      await sessions.create([session], { session: transaction });
    },
    live: (id) => sessions.findOne({ _id: id, ...alive() }).lean<SessionRecord | null>(),
    async touch(id, seen) {
      const { matchedCount } = await sessions.updateOne({ _id: id, ...alive() }, { $set: seen });
      return matchedCount === 1;
    },
    liveOf: (userId) =>
      sessions
        .find({ userId, ...alive() })
        .sort({ lastSeenAt: -1, _id: 1 })
        .lean<SessionRecord[]>(),
    async revoke(id, userId) {
      const owner = userId === undefined ? {} : { userId };
      const { matchedCount } = await sessions.updateOne(
        { _id: id, ...owner, ...alive() },
        revocation(),
      );
      return matchedCount === 1;
    },
    async revokeOfUser(userId, { exceptId, transaction } = {}) {
      const others = exceptId === undefined ? {} : { _id: trusted({ $ne: exceptId }) };
      await sessions.updateMany(
        { userId, ...others, ...alive() },
        revocation(),
        transaction ? { session: transaction } : {},
      );
    },
    async revokeAll() {
      const { matchedCount } = await sessions.updateMany(alive(), revocation());
      return matchedCount;
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
