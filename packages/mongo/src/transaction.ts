import type { ClientSession, Connection } from 'mongoose';

/**
 * Runs `work` in a transaction; writes that meet others are tried again by the driver. In this
 * process those of one `line` come one after the other, so that many at once do not keep throwing
 * each other out.
 */
export type Transact = <T>(
  line: string,
  work: (session: ClientSession) => Promise<T>,
) => Promise<T>;

export function createTransact(connection: Connection): Transact {
  const last = new Map<string, Promise<unknown>>();
  return async (line, work) => {
    const transaction = () =>
      connection.withSession((session) => session.withTransaction(() => work(session)));
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
