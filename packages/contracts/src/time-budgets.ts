import type { Contract, Owner } from './contract.ts';

/**
 * The time that each owner has until its answer begins, unless the contract of a call says otherwise.
 * The web app calls the gateway itself, so pages have more.
 */
export const TIME_BUDGETS_MS = {
  identity: 10_000,
  geo: 5_000,
  catalog: 10_000,
  casino: 10_000,
  affiliate: 10_000,
  gateway: 10_000,
  web: 20_000,
} as const satisfies Readonly<Record<Owner | 'web', number>>;

/** The time in which a whole request has to be at the gateway: 14 MB over a slow line. */
export const REQUEST_ARRIVES_MS = 120_000;

/** The time in which an answer to this call has to begin, in milliseconds. */
export function timeBudgetOf({ owner, timeoutMs }: Contract): number {
  return timeoutMs ?? TIME_BUDGETS_MS[owner];
}
