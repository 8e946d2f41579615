import type { ClientSession, Connection } from 'mongoose';

/**
 * Runs `work` in a transaction; writes that meet others, or a MongoDB that is away, are tried again for some
 * seconds. In this
 * process those of one `line` come one after the other, so that many at once do not keep throwing
 * each other out.
 */
export type Transact = <T>(
  line: string,
  work: (session: ClientSession) => Promise<T>,
) => Promise<T>;

/** Less than gateways wait, so that whoever asked is told; the driver would try for two minutes. */
const PATIENCE_MS = 8_000;

/** MongoDB was not to be had for a transaction, or those before it took too long. Nothing was written. */
class TransactionGivenUp extends Error {
  constructor() {
    super('The transaction was given up');
    this.name = 'TransactionGivenUp';
  }
}

export function createTransact(connection: Connection): Transact {
  const last = new Map<string, Promise<unknown>>();
  return async (line, work) => {
    const giveUpAt = performance.now() + PATIENCE_MS;
    const attempt = async (session: ClientSession) => {
      if (performance.now() > giveUpAt) throw new TransactionGivenUp();
      return work(session);
    };
    const transaction = () =>
      connection.withSession((session) => session.withTransaction(() => attempt(session)));
    const before = last.get(line) ?? Promise.resolve();
    const own = before.then(transaction, transaction);
    last.set(line, own);
    try {
      return await own;
    } finally {
      if (last.get(line) === own) last.delete(line);
    }
  };
}
