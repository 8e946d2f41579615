import { changeTags } from '@slots/contracts/changes';
import type { CacheRule } from '../routing/route-table.ts';

/** Directives for caches in front of the gateway. */
export interface OutsideCaching {
  /** True when every cached answer carries its tags. */
  readonly tags: boolean;
  /** Longest time that they may keep an answer without asking; 0: never. */
  readonly maxAgeSeconds: number;
  /** Further time for which they may send it while they ask. */
  readonly staleSeconds: number;
}

/**
 * The tags of an answer as headers, names and values in turn: as Fastly and Varnish read them, and as Cloudflare and Akamai
 * do. They end with those by which everything of an owner is thrown away.
 */
export function tagHeaders(rule: CacheRule, tags: readonly string[]): readonly string[] {
  const all = [...new Set([...tags, ...rule.owners.map(changeTags.all)])];
  return ['Surrogate-Key', all.join(' '), 'Cache-Tag', all.join(',')];
}

/**
 * The `Cache-Control` of an answer for a cache in front; undefined: it has to ask each time. Answers that depend on the
 * visitor's country are not for it, since it cannot tell which visitors share one.
 * @param holdsMs longest validity, unless something changes
 */
export function sharedCacheControl(
  rule: CacheRule,
  { maxAgeSeconds, staleSeconds }: OutsideCaching,
  holdsMs: number,
): string | undefined {
  if (rule.varies !== undefined) return undefined;
  // The difference of two moments may lack a millionth.
  const seconds = Math.min(maxAgeSeconds, Math.floor(Math.round(holdsMs) / 1_000));
  if (seconds < 1) return undefined;
  const stale = holdsMs === Number.POSITIVE_INFINITY ? staleSeconds : 0;
  return `public, max-age=0, s-maxage=${seconds}${stale > 0 ? `, stale-while-revalidate=${stale}` : ''}`;
}
