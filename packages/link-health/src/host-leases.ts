import { isDuplicateKey } from '@slots/mongo/connection';
import { type Connection, Schema, trusted } from 'mongoose';

/** The lease of a host: one process at a time, so that its rate is one for all. */
interface LinkHostRecord {
  /** The host. */
  readonly _id: string;
  /** Until then no other process asks it. */
  readonly turnUntil: Date;
}

/** Leases of hosts, in the collection `link_hosts`; one whose holder died expires by itself. */
export interface HostLeases {
  /** Keeps other processes from asking a host; false: another one holds it. */
  take(host: string, now: Date, until: Date): Promise<boolean>;
  set(host: string, until: Date): Promise<void>;
}

export function createHostLeases(connection: Connection): HostLeases {
  const schema = new Schema<LinkHostRecord>(
    { _id: { type: String, required: true }, turnUntil: { type: Date, required: true } },
    { versionKey: false },
  );
  const hosts = connection.model<LinkHostRecord>('LinkHost', schema, 'link_hosts');
  return {
    async take(host, now, until) {
      try {
        const free = { _id: host, turnUntil: trusted({ $lte: now }) };
        await hosts.updateOne(free, { $set: { turnUntil: until } }, { upsert: true });
        return true;
      } catch (error) {
        if (isDuplicateKey(error, '_id')) return false;
        throw error;
      }
    },

    async set(host, until) {
      await hosts.updateOne({ _id: host }, { $set: { turnUntil: until } });
    },
  };
}
