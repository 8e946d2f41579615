import { isDuplicateKey } from '@slots/mongo/connection';
import { recordModel } from '@slots/mongo/record-model';
import { type Connection, trusted } from 'mongoose';
import { z } from 'zod';

/** The lease of a host: one process at a time, so that its rate is one for all. */
const lease = z.object({
  /** The host. */
  _id: z.string(),
  /** Until then no other process asks it. */
  turnUntil: z.date(),
});

const turn = (ms: number) => ({ $set: { turnUntil: new Date(Date.now() + ms) } });

/** Leases of hosts, in the collection `link_hosts`; one whose holder died expires by itself. */
export function createHostLeases(connection: Connection) {
  const hosts = recordModel(connection, 'LinkHost', lease, 'link_hosts');
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
