import { type ParsedUrlQuery, parse, stringify } from 'node:querystring';
import { LRUCache } from 'lru-cache';
import { normaliseTarget } from '../request/request-target.ts';
import type { CacheRule, Route, RouteTable } from './route-table.ts';

/** The part of a request that a cached response depends on, but for the visitor's country. */
export interface Plan {
  readonly route: Route;
  readonly rule: CacheRule;
  /** Path and query in one spelling and order: what the owner is asked. */
  readonly target: string;
}

/** The same for the visitors of one group. */
export interface GroupPlan extends Plan {
  /** The key in the cache. */
  readonly key: string;
  /** A country of the group; undefined where the answer does not depend on it, or it is unknown. */
  readonly country: string | undefined;
}

/**
 * The plan for the target of a request line; for all visitors, where they share the answer.
 * Undefined when nothing of it may be kept.
 */
type PlanOf = (target: string) => Plan | GroupPlan | undefined;

/** Made once for each target, since it is asked for with each request. */
function planOf(plan: Plan): Plan | GroupPlan {
  return plan.rule.varies === undefined ? { ...plan, key: plan.target, country: undefined } : plan;
}

/** No genuine address is longer, and it bounds what arbitrary addresses cost. */
const MAX_TARGET_LENGTH = 512;
const REMEMBERED = 5_000;
/** A parameter that means to be more than text is for the owner to refuse. */
const STRUCTURE = /[[\]$]/;
/** Where a visitor came from, for those who advertise: pages do not look at it. */
const CAMPAIGN = /^(?:utm_\w+|gclid|fbclid|msclkid)$/;

/** The query with known parameters alone, in order; undefined when the owner has to look at it itself. */
function canonicalQuery(search: string, rule: CacheRule): string | undefined {
  const given = parse(search.slice(1));
  const kept: ParsedUrlQuery = {};
  for (const name of Object.keys(given).toSorted()) {
    const value = given[name];
    if (STRUCTURE.test(name)) return undefined;
    if (rule.parameters.has(name)) {
      if (typeof value !== 'string') return undefined;
      kept[name] = value;
    } else if (rule.otherParameters === 'unknown' && !CAMPAIGN.test(name)) {
      return undefined;
    }
  }
  return stringify(kept);
}

/** @param tables those that the pipelines decide by */
export function createPlans(tables: Readonly<Record<'contracts' | 'site', RouteTable>>): PlanOf {
  function make(given: string): Plan | GroupPlan | undefined {
    const target = normaliseTarget(given);
    if (!target) return undefined;
    const { path, search } = target;
    const table = /^\/api(?:\/|$)/i.test(path) ? tables.contracts : tables.site;
    const match = table.match('GET', path);
    const rule = match.kind === 'route' ? match.route.cache : undefined;
    if (match.kind !== 'route' || !rule) return undefined;
    if (search.length <= 1) return planOf({ route: match.route, rule, target: path });
    const query = canonicalQuery(search, rule);
    if (query === undefined) return undefined;
    return planOf({
      route: match.route,
      rule,
      target: query === '' ? path : `${path}?${query}`,
    });
  }

  const remembered = new LRUCache<string, { readonly plan: Plan | GroupPlan | undefined }>({
    max: REMEMBERED,
    memoMethod: (given) => ({ plan: make(given) }),
  });
  return (given) => (given.length > MAX_TARGET_LENGTH ? undefined : remembered.memo(given).plan);
}
