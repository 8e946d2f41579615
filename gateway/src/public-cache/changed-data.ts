import { PUBLIC_OWNERS, type PublicOwner } from '@slots/contracts/contract';
import type { Plan } from '../routing/cache-plans.ts';

/**
 * The time by which an owner's reads may be behind its writes, on top of the way of a message: catalog reads its
 * lists from memory, half a second old at most. What is read in that time may be old already.
 */
const SETTLED_AFTER_MS = 900;
/** Pages are made from answers that may have been made before the change themselves. */
const PAGE_SETTLES_LATER_MS = 1_000;

/**
 * Remembers when which owners' data changed, so that emptying the cache costs nothing. All moments are
 * those of `performance.now()`.
 */
export interface ChangedData {
  /** The state of these owners' data: another number after each change. */
  stampOf(owners: readonly PublicOwner[]): number;
  /** When what is asked for by this plan is sure to show the last change. */
  settledAt(plan: Plan): number;
  /** True when an answer from then may lack a change that may have been made since. */
  isDoubtful(plan: Plan, askedAt: number, now: number): boolean;
  changed(owner: PublicOwner): void;
  /** Something may have changed, or nothing: the owner has to be asked, if it can be. */
  doubted(owner: PublicOwner): void;
  /** Something may have changed that nobody told. */
  allChanged(): void;
}

type Moments = Record<PublicOwner, number>;

/** Asked for each answer from memory, so it makes no list. */
function latest(moments: Moments, owners: readonly PublicOwner[]): number {
  let moment = 0;
  for (const owner of owners) moment = Math.max(moment, moments[owner]);
  return moment;
}

function settling({ route }: Plan): number {
  return SETTLED_AFTER_MS + (route.upstream === 'web' ? PAGE_SETTLES_LATER_MS : 0);
}

export function createChangedData(): ChangedData {
  const counts: Record<PublicOwner, number> = { geo: 0, catalog: 0, casino: 0, affiliate: 0 };
  const changedAt: Moments = { geo: 0, catalog: 0, casino: 0, affiliate: 0 };
  const doubtedAt: Moments = { geo: 0, catalog: 0, casino: 0, affiliate: 0 };

  function changed(owner: PublicOwner): void {
    counts[owner] += 1;
    changedAt[owner] = performance.now();
  }

  return {
    changed,
    allChanged: () => PUBLIC_OWNERS.forEach(changed),
    doubted(owner) {
      doubtedAt[owner] = performance.now();
    },
    stampOf(owners) {
      // Counts only grow, so that their sum is the same only while each of them is.
      let stamp = 0;
      for (const owner of owners) stamp += counts[owner];
      return stamp;
    },
    settledAt: (plan) => latest(changedAt, plan.rule.owners) + settling(plan),
    isDoubtful(plan, askedAt, now) {
      const since = latest(doubtedAt, plan.rule.owners);
      const settledAt = since + settling(plan);
      return askedAt < since || (askedAt < settledAt && now >= settledAt);
    },
  };
}
