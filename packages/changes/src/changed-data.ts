import { type ChangeMessage, changeTags, MAX_TAGS } from '@slots/contracts/changes';
import { PUBLIC_OWNERS, type PublicOwner } from '@slots/contracts/contract';

/**
 * The time by which an owner's reads may be behind its writes, on top of the way of a message: catalog reads its
 * lists from memory, half a second old at most. What is read in that time may be old already.
 */
const SETTLED_AFTER_MS = 900;
/** Pages are made from answers that may have been made before the change themselves. */
const PAGE_SETTLES_LATER_MS = 1_000;
/** Tags are remembered for longer than any answer is waited for. */
const REMEMBERED_MS = 120_000;
/** Bounds a gateway's memory; beyond it everything counts as changed. */
const MAX_REMEMBERED = 50_000;

/**
 * A subscriber notified by this process receives the same changes from Redis within this time, or knows that it does
 * not: it checks its connection several times within it.
 */
const HEARD_WITHIN_MS = 1_000;

/** The part of a cache's rule that tells what an answer is made from. */
interface MadeFrom {
  readonly owners: readonly PublicOwner[];
  /** `page`: from answers, in their turn. */
  readonly varies?: string;
}

/** The state of data when an answer was begun. */
export interface Begun {
  /** Another number after each change of everything. */
  readonly stamp: number;
  /** Another number after each change. */
  readonly exact: number;
  /** Grows with each change of tags. */
  readonly turn: number;
  readonly at: number;
}

type PerOwner = Record<PublicOwner, number>;
const forAll = (value: number): PerOwner => ({
  geo: value,
  catalog: value,
  casino: value,
  affiliate: value,
});
/** Before every moment: the clock begins with the process, and 0 may be less than a second ago. */
const NEVER = -Infinity;

/** Asked for each answer from memory, so it makes no list. */
function latest(moments: PerOwner, owners: readonly PublicOwner[]): number {
  let moment = NEVER;
  for (const owner of owners) moment = Math.max(moment, moments[owner]);
  return moment;
}

/** Counts only grow, so that their sum is the same only while each of them is. */
function sum(counts: PerOwner, owners: readonly PublicOwner[]): number {
  let all = 0;
  for (const owner of owners) all += counts[owner];
  return all;
}

function settling({ varies }: MadeFrom): number {
  return SETTLED_AFTER_MS + (varies === 'page' ? PAGE_SETTLES_LATER_MS : 0);
}

/**
 * Remembers when which data changed, so that throwing away everything costs nothing. All moments are those of
 * `performance.now()`.
 * @param purge called with the tags that changed
 */
export function createChangedData(purge: (tags: readonly string[]) => void) {
  const counts = { everything: forAll(0), any: forAll(0) };
  const changedAt = forAll(NEVER);
  const doubtedAt = forAll(NEVER);
  /** The last change of each tag, the latest at the end. */
  const tagged = new Map<string, { readonly turn: number; readonly at: number }>();
  /** The last second's changes of tags, the latest at the end. */
  const recent: { readonly at: number; readonly tags: readonly string[] }[] = [];
  let turn = 0;

  function everythingChanged(owner: PublicOwner): void {
    counts.everything[owner] += 1;
    counts.any[owner] += 1;
    changedAt[owner] = performance.now();
  }

  function allChanged(): void {
    PUBLIC_OWNERS.forEach(everythingChanged);
    tagged.clear();
  }

  function forgetOld(now: number): void {
    for (const [tag, { at }] of tagged) {
      if (now - at < REMEMBERED_MS) break;
      tagged.delete(tag);
    }
    if (tagged.size > MAX_REMEMBERED) allChanged();
  }

  function changesSince(moment: number): typeof recent {
    while ((recent[0]?.at ?? moment) < moment) recent.shift();
    return recent;
  }

  function tagsChanged(owners: readonly PublicOwner[], tags: readonly string[]): void {
    const at = performance.now();
    for (const owner of owners) counts.any[owner] += 1;
    turn += 1;
    for (const tag of tags) {
      tagged.delete(tag);
      tagged.set(tag, { turn, at });
    }
    changesSince(at - HEARD_WITHIN_MS).push({ at, tags });
    forgetOld(at);
    purge(tags);
  }

  return {
    /** Anything may have changed without a message. */
    allChanged,
    changed({ owner, doubtful, tags }: ChangeMessage): void {
      if (doubtful) doubtedAt[owner] = performance.now();
      else if (tags) tagsChanged([owner], [...tags, changeTags.any(owner)]);
      else everythingChanged(owner);
    },
    /** The tags of the last second's changes, for a subscriber that may not have received them yet. */
    recentTags(): readonly string[] {
      const since = performance.now() - HEARD_WITHIN_MS;
      const everything = PUBLIC_OWNERS.filter(
        (owner) => changedAt[owner] >= since || doubtedAt[owner] >= since,
      );
      const some = new Set(changesSince(since).flatMap(({ tags }) => tags));
      const all = some.size > MAX_TAGS ? PUBLIC_OWNERS : everything;
      return [...all.map(changeTags.all), ...(all === everything ? some : [])];
    },
    /** Takes the tags of changes from a process that received them sooner. */
    toldOf(tags: readonly string[]): void {
      if (tags.length === 0) return;
      PUBLIC_OWNERS.filter((owner) => tags.includes(changeTags.all(owner))).forEach(
        everythingChanged,
      );
      // A tag does not say whose it is.
      tagsChanged(PUBLIC_OWNERS, tags);
    },
    /** The state of these owners' data. */
    begin: (owners: readonly PublicOwner[]): Begun => ({
      stamp: sum(counts.everything, owners),
      exact: sum(counts.any, owners),
      turn,
      at: performance.now(),
    }),
    /** Another number after each change of everything. */
    stampOf: (owners: readonly PublicOwner[]) => sum(counts.everything, owners),
    /** True when nothing of these owners' has changed since. */
    isCurrent: (owners: readonly PublicOwner[], { exact }: Begun) =>
      exact === sum(counts.any, owners),
    /** True when an answer with these tags that was begun then shows every change. */
    isTrue: (owners: readonly PublicOwner[], tags: readonly string[], begun: Begun) =>
      begun.stamp === sum(counts.everything, owners) &&
      tags.every((tag) => (tagged.get(tag)?.turn ?? 0) <= begun.turn),
    /** When what is asked for by this rule and has these tags is sure to show the last change. */
    settledAt(rule: MadeFrom, tags: readonly string[]): number {
      let last = latest(changedAt, rule.owners);
      for (const tag of tags) last = Math.max(last, tagged.get(tag)?.at ?? NEVER);
      return last + settling(rule);
    },
    /** True when an answer requested then may lack a doubtful change. */
    isDoubtful(rule: MadeFrom, askedAt: number, now: number): boolean {
      const since = latest(doubtedAt, rule.owners);
      const settledAt = since + settling(rule);
      return askedAt < since || (askedAt < settledAt && now >= settledAt);
    },
  };
}

export type ChangedData = ReturnType<typeof createChangedData>;
