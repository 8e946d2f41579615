import type { ProcessName } from '@slots/processes/process-table';
import type { Settle } from './handed-over.ts';
import type { SystemUnderFault } from './system-under-fault.ts';
import type { Ask } from './visitor-beside.ts';

/** Ends a fault; returns what to ask once the system is well again, if clicks or postbacks were sent during it. */
export type End = () => Promise<Settle | void> | Settle | void;

/** A fault, and the promises while it lasts. */
export interface Fault {
  readonly name: string;
  /** The processes that may be unable to answer; all else must go on as if nothing were. */
  readonly hurts: readonly ProcessName[];
  /** In words, for the table. */
  readonly promise: string;
  /** No request can be answered while the only gateway is down. */
  readonly cutsOff?: boolean;
  /** Takes what is known out of use, since its changes can no longer be reported. */
  readonly forgets?: boolean;
  /** Needs clocks that can be set. Sessions may have ended by them: staff are asked to sign in. */
  readonly setsClock?: boolean;
  /** Needs a MongoDB of three members. */
  readonly ofThree?: boolean;
  /** Why it cannot be had on this machine; undefined where it can. */
  readonly missing?: (system: SystemUnderFault) => string | undefined;
  /** An attack by one machine: the requests of a visitor from another address, who hardly notices it. */
  readonly beside?: (system: SystemUnderFault) => Promise<readonly Ask[]>;
  /** Its duration once it has begun; 0 when it is over at once. */
  readonly lastsMs: number;
  /** Begins it; what is given back ends it. */
  begin(system: SystemUnderFault, cookie: string): Promise<End>;
}

/** The processes that cannot answer while MongoDB is away. */
export const USERS_OF_MONGODB: readonly ProcessName[] = [
  'identity',
  'geo',
  'catalog',
  'casino',
  'affiliate',
  'catalog-worker',
];

/** Two faults at the same time. */
export function both(one: Fault, other: Fault): Fault {
  return {
    name: `${one.name} + ${other.name}`,
    hurts: [...one.hurts, ...other.hurts],
    promise: one.promise === other.promise ? one.promise : `${one.promise}; ${other.promise}`,
    cutsOff: Boolean(one.cutsOff || other.cutsOff),
    forgets: Boolean(one.forgets || other.forgets),
    lastsMs: Math.max(one.lastsMs, other.lastsMs),
    missing: (system) => one.missing?.(system) ?? other.missing?.(system),
    async begin(system, cookie) {
      const ends = await Promise.all([one.begin(system, cookie), other.begin(system, cookie)]);
      return async () => {
        await Promise.all(ends.map(async (end) => end()));
      };
    },
  };
}
