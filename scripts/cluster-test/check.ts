import type { Traffic } from '../faults/traffic.ts';
import type { Usage } from './usage.ts';

/** Input of the checks. */
export interface Site {
  /** The gateway's Service. */
  readonly url: string;
  readonly admin: { readonly username: string; readonly password: string };
  /** Visitors and signed-in staff, all the time. */
  readonly traffic: Traffic;
  readonly cookie: string;
  /** Usage of the pods before any traffic. */
  readonly atRest: Usage;
}

/** The result of a check, for the report. */
export interface Seen {
  /** Sentences with figures. */
  readonly told: readonly string[];
  /** Promises that were not kept, in words; none when all is well. */
  readonly broken: readonly string[];
  /** Requests that were sent during the check, and those without their answer. */
  readonly requests?: { readonly sent: number; readonly lost: number };
}

/** Something that is said about Kubernetes, and is tried. */
export interface Check {
  readonly name: string;
  readonly promise: string;
  run(site: Site): Promise<Seen>;
}
