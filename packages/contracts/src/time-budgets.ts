import type { Contract, Owner } from './contract.ts';

/**
 * How long each owner may take until its answer begins, in milliseconds, unless the contract of a call says
 * otherwise. The web app asks the gateway itself, which is why pages have more.
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

/** How long an answer to this call may take to begin, in milliseconds. */
export function timeBudgetOf({ owner, timeoutMs }: Contract): number {
  return timeoutMs ?? TIME_BUDGETS_MS[owner];
}
