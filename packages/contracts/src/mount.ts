import type { Access, Method, Owner } from './contract.ts';

/**
 * A ready-made web application inside a service: its path and everything under it. It has no contract
 * for each of its calls, so it is not in the documentation; who may use it is decided as for a call.
 */
export interface Mount {
  readonly owner: Exclude<Owner, 'gateway'>;
  readonly path: `/api/${string}`;
  readonly access: Exclude<Access, 'internal'>;
  /** Every other method gets 405. */
  readonly methods: readonly Method[];
  readonly messages?: Readonly<Record<number, string>>;
}
