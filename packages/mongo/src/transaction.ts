import type { ClientSession, Connection } from 'mongoose';
import { createKeyedQueue } from './keyed-queue.ts';

/**
 * Runs `work` in a transaction; writes that meet others, or a MongoDB that is away, are tried again for some
 * seconds. In this process those of one `key` run one at a time, so that many do not keep throwing each other out.
 */
export type Transact = <T>(key: string, work: (session: ClientSession) => Promise<T>) => Promise<T>;

/** Runs `work` with a session of MongoDB. */
type WithSession = <T>(work: (session: ClientSession) => Promise<T>) => Promise<T>;

/** Less than gateways wait, so that callers get the error; the driver would retry for two minutes. */
const PATIENCE_MS = 8_000;

/** MongoDB was not to be had for a transaction, or those before it took too long. Nothing was written. */
class TransactionGivenUp extends Error {
  constructor() {
    super('The transaction was given up');
    this.name = 'TransactionGivenUp';
  }
}

/** @param withSession a session for each transaction when left out */
export function createTransact(
  connection: Connection,
  withSession: WithSession = (work) => connection.withSession(work),
): Transact {
  const queue = createKeyedQueue();
  return async (key, work) => {
    const giveUpAt = performance.now() + PATIENCE_MS;
    const attempt = async (session: ClientSession) => {
      if (performance.now() > giveUpAt) throw new TransactionGivenUp();
      return work(session);
    };
    return queue(key, () =>
      withSession((session) => session.withTransaction(() => attempt(session))),
    );
  };
}
