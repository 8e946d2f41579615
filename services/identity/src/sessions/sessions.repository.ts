import { type ClientSession, type Model, trusted } from 'mongoose';
import type { SessionRecord } from './session.model.ts';

const alive = () => ({
  revokedAt: trusted({ $exists: false }),
  expiresAt: trusted({ $gt: new Date() }),
});

/** One write marks the session and leaves the note for the gateways, so neither is without the other. */
const revocation = () => ({ $set: { revokedAt: new Date(), unpublished: true } });

export function createSessionsRepository({ sessions }: { sessions: Model<SessionRecord> }) {
  return {
    async createIndexes(): Promise<void> {
      await sessions.createIndexes();
    },
    async insert(session: SessionRecord, transaction: ClientSession): Promise<void> {
      await sessions.create([session], { session: transaction });
    },
    /** The session if it was not revoked and has not expired. */
    live: (id: string): Promise<SessionRecord | null> =>
      sessions.findOne({ _id: id, ...alive() }).lean<SessionRecord | null>(),
    /** Prolongs a session; false when it has ended in the meantime. */
    async touch(
      id: string,
      seen: { lastSeenAt: Date; expiresAt: Date; address?: string },
    ): Promise<boolean> {
      const { matchedCount } = await sessions.updateOne({ _id: id, ...alive() }, { $set: seen });
      return matchedCount === 1;
    },
    /** False when it has ended. Until the transaction ends, nothing else ends it. */
    async hold(id: string, transaction: ClientSession): Promise<boolean> {
      const { matchedCount } = await sessions.updateOne(
        { _id: id, ...alive() },
        { $set: { lastSeenAt: new Date() } },
        { session: transaction },
      );
      return matchedCount === 1;
    },
    /** Notes that a second factor was proved; null when it has ended in the meantime. */
    prove: (id: string, provedAt: Date): Promise<SessionRecord | null> =>
      sessions
        .findOneAndUpdate(
          { _id: id, ...alive() },
          { $set: { provedAt } },
          { returnDocument: 'after' },
        )
        .lean<SessionRecord | null>(),
    /** A user's sessions in browsers that have not ended, the last seen first. */
    liveOf: (userId: number): Promise<SessionRecord[]> =>
      sessions
        .find({ userId, keyId: trusted({ $exists: false }), ...alive() })
        .sort({ lastSeenAt: -1, _id: 1 })
        .lean<SessionRecord[]>(),
    /**
     * Marks one session as revoked and as not yet published to gateways; with `userId` only if it is that
     * user's. False when there was no live one.
     */
    async revoke(id: string, userId?: number): Promise<boolean> {
      const owner = userId === undefined ? {} : { userId };
      const { matchedCount } = await sessions.updateOne(
        { _id: id, ...owner, ...alive() },
        revocation(),
      );
      return matchedCount === 1;
    },
    /** The same for all sessions of a user but `exceptId`. */
    async revokeOfUser(
      userId: number,
      { exceptId, transaction }: { exceptId?: string; transaction?: ClientSession } = {},
    ): Promise<void> {
      const others = exceptId === undefined ? {} : { _id: trusted({ $ne: exceptId }) };
      await sessions.updateMany(
        { userId, ...others, ...alive() },
        revocation(),
        transaction ? { session: transaction } : {},
      );
    },
    /** The same for all sessions of an API key. */
    async revokeOfKey(keyId: number, transaction: ClientSession): Promise<void> {
      await sessions.updateMany({ keyId, ...alive() }, revocation(), { session: transaction });
    },
    /** The same for all sessions of everybody; tells how many there were. */
    async revokeAll(): Promise<number> {
      const { matchedCount } = await sessions.updateMany(alive(), revocation());
      return matchedCount;
    },
    /** Ids of revoked sessions that are not published to gateways yet. */
    async unpublished(): Promise<string[]> {
      const found = await sessions.find({ unpublished: true }, { _id: 1 }).lean();
      return found.map(({ _id }) => _id);
    },
    async markPublished(ids: readonly string[]): Promise<void> {
      await sessions.updateMany(
        { _id: trusted({ $in: [...ids] }) },
        { $unset: { unpublished: '' } },
      );
    },
    async revokedSince(moment: Date): Promise<string[]> {
      const found = await sessions
        .find({ revokedAt: trusted({ $gte: moment }) }, { _id: 1 })
        .lean();
      return found.map(({ _id }) => _id);
    },
  };
}

export type SessionsRepository = ReturnType<typeof createSessionsRepository>;
