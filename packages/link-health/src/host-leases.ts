import { isDuplicateKey } from '@slots/mongo/connection';
import { type Connection, Schema, trusted } from 'mongoose';

/** The lease of a host: one process at a time, so that its rate is one for all. */
interface LinkHostRecord {
  /** The host. */
  readonly _id: string;
  /** Until then no other process asks it. */
  readonly turnUntil: Date;
}

const turn = (ms: number) => ({ $set: { turnUntil: new Date(Date.now() + ms) } });

/** Leases of hosts, in the collection `link_hosts`; one whose holder died expires by itself. */
export function createHostLeases(connection: Connection) {
  const schema = new Schema<LinkHostRecord>(
    { _id: { type: String, required: true }, turnUntil: { type: Date, required: true } },
    { versionKey: false },
  );
  const hosts = connection.model<LinkHostRecord>('LinkHost', schema, 'link_hosts');
  return {
    /** Keeps other processes from asking a host for so long; false: another one holds it. */
    async take(host: string, ms: number): Promise<boolean> {
      try {
        const free = { _id: host, turnUntil: trusted({ $lte: new Date() }) };
        await hosts.updateOne(free, turn(ms), { upsert: true });
        return true;
      } catch (error) {
        if (isDuplicateKey(error, '_id')) return false;
        throw error;
      }
    },

    async set(host: string, ms: number): Promise<void> {
      await hosts.updateOne({ _id: host }, turn(ms));
    },
  };
}

export type HostLeases = ReturnType<typeof createHostLeases>;
