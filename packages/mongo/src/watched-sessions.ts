import { randomUUID } from 'node:crypto';
import { repeat } from '@slots/http-kit/repeat';
import type { Logger } from '@slots/logger/logger';
import type { ClientSession, Connection, mongo } from 'mongoose';

const EVERY_MS = 2_000;
const DEAD_AFTER_MS = 8_000;

/** A process, by an id of its own, and the sessions that its transactions run in. */
interface WatchedProcess {
  readonly _id: string;
  readonly sessions: readonly mongo.Binary[];
  /** By MongoDB's clock: it counts as dead unless it extends this in time. */
  readonly until: Date;
}

/**
 * MongoDB keeps the transaction of a process that was killed open for a minute, and what it has written locked.
 * So each process keeps its sessions in the collection `watched_sessions`, and ends those of processes that
 * are not heard of any more. One that was taken for dead and is not has its transaction thrown out, and runs it again.
 */
export function startWatchedSessions(
  connection: Connection,
  { isPrepared, logger }: { readonly isPrepared: () => boolean; readonly logger: Logger },
) {
  const _id = randomUUID();
  const processes = () => connection.collection<WatchedProcess>('watched_sessions');
  const all: ClientSession[] = [];
  const free: ClientSession[] = [];

  async function tellOthers(): Promise<void> {
    const sessions = all.flatMap(({ id }) => id?.id ?? []);
    const until = { $add: ['$$NOW', DEAD_AFTER_MS] };
    await processes().updateOne({ _id }, [{ $set: { sessions, until } }], { upsert: true });
  }

  async function endThoseOfTheDead(): Promise<void> {
    const dead = await processes()
      .find({ $expr: { $lt: ['$until', '$$NOW'] } })
      .toArray();
    for (const one of dead) {
      const killSessions = one.sessions.map((id) => ({ id }));
      // An empty list would end everybody's sessions.
      if (killSessions.length > 0) await connection.db?.command({ killSessions });
      await processes().deleteOne({ _id: one._id, until: one.until });
      logger.info({ sessions: killSessions.length }, 'ended the sessions of a process that died');
    }
  }

  async function take(): Promise<ClientSession> {
    const known = free.pop();
    if (known) return known;
    // Whatever MongoDB comes back as, no session asks for a moment that it has not reached.
    const session = await connection.startSession({ causalConsistency: false });
    all.push(session);
    try {
      await tellOthers();
    } catch (error) {
      free.push(session);
      throw error;
    }
    return session;
  }

  const watching = repeat(
    async () => {
      if (!isPrepared()) return;
      if (all.length > 0) await tellOthers();
      await endThoseOfTheDead();
    },
    {
      everyMs: EVERY_MS,
      onError: (error) => logger.debug({ err: error }, 'sessions cannot be watched'),
    },
  );

  return {
    async withSession<T>(work: (session: ClientSession) => Promise<T>): Promise<T> {
      const session = await take();
      try {
        return await work(session);
      } finally {
        free.push(session);
      }
    },
    async close(): Promise<void> {
      await watching.close();
      await Promise.all(all.map((session) => session.endSession()));
      await processes()
        .deleteOne({ _id })
        .catch(() => undefined);
    },
  };
}

/** Sessions for transactions, which other processes of the service end when this one has died. */
export type WatchedSessions = ReturnType<typeof startWatchedSessions>;
