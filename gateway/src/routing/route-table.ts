import {
  type Access,
  type Contract,
  DEFAULT_BODY_LIMIT,
  type Method,
  type Owner,
  PAGE_OWNERS,
  type PublicCache,
  type PublicOwner,
} from '@slots/contracts/contract';
import { type KeyRight, rightFor } from '@slots/contracts/key-rights';
import type { Mount } from '@slots/contracts/mount';
import { answersHead, isWrite } from '@slots/contracts/refusals';
import { TIME_BUDGETS_MS, timeBudgetOf } from '@slots/contracts/time-budgets';
import type { Route as OwnCall } from '@slots/http-kit/route';
import type { CountedClass } from '../rate-limits/rate-classes.ts';

export type Upstream = Exclude<Owner, 'gateway'> | 'web';

/** An export or import of data by a user, as the activity names it. */
export interface NotedCall {
  readonly kind: 'export' | 'import';
  readonly name: string;
  /** Statuses of the answers that it was made with. */
  readonly madeBy: readonly number[];
}

/** A call as the gateway routes it, with what its contract says of origins and sessions. */
export interface Route
  extends Pick<
    Contract,
    'bySession' | 'peopleOnly' | 'browserCookie' | 'writes' | 'skipsOriginCheck'
  > {
  /** The path with its parameters' names, for metrics and logs. */
  readonly label: string;
  /** The service that it is passed on to; undefined when the gateway answers itself. */
  readonly upstream: Upstream | undefined;
  /** The gateway's own handler. */
  readonly local: OwnCall | undefined;
  readonly access: Exclude<Access, 'internal'>;
  /** The right that an API key needs; null: no key may make the call. */
  readonly keyRight: KeyRight | null;
  readonly messages: Readonly<Record<number, string>>;
  readonly bodyLimit: number;
  /** The time until the answer has to begin. */
  readonly timeoutMs: number;
  /** The quota that its requests count toward. */
  readonly rateClass: CountedClass;
  /** The answer is a stream that may stay silent as long as it likes. */
  readonly events: boolean;
  /** The answer may go on for long: a stream, or a file that is sent while it is made. */
  readonly isLong: boolean;
  /** The activity tells who made it. */
  readonly noted?: NotedCall;
  /** Its owner answers no HTML. */
  readonly neverHtml?: true;
  /** Leads to an offer. */
  readonly leadsOut?: true;
  /** Visitors may be answered from the public cache; without it never. */
  readonly cache?: CacheRule;
}

/** A cached response depends on the path, these parameters, and the data of these owners. */
export interface CacheRule {
  readonly owners: readonly PublicOwner[];
  readonly parameters: ReadonlySet<string>;
  /** The visitors that share the answer: all, unless it differs between countries. */
  readonly varies?: 'answer' | 'page';
  /** A parameter that is not named is ignored, as the contract says, or makes an answer of its own. */
  readonly otherParameters: 'ignored' | 'unknown';
}

export type RouteMatch =
  | { readonly kind: 'route'; readonly route: Route }
  | { readonly kind: 'unknown-path' }
  | { readonly kind: 'wrong-method'; readonly allow: string };

export interface RouteTable {
  match(method: string, path: string): RouteMatch;
}

/** One path with its calls. */
interface PathEntry {
  readonly byMethod: Map<string, RouteMatch>;
  wrongMethod: RouteMatch;
}

interface Branch {
  readonly named: Map<string, Branch>;
  /** Parameters that have to look like something. */
  readonly patterned: { readonly pattern: RegExp; readonly branch: Branch }[];
  parameter: Branch | undefined;
  entry: PathEntry | undefined;
  /** The entry of everything under it that has none of its own. */
  below: PathEntry | undefined;
}

const UNKNOWN_PATH: RouteMatch = { kind: 'unknown-path' };

function routeOfContract(contract: Contract, locals: readonly OwnCall[]): Route {
  const { id, owner, access, path, messages = {}, events = false } = contract;
  if (access === 'internal') throw new Error(`${id} is internal and cannot be routed.`);
  const local = locals.find((one) => one.contract.id === id);
  if ((owner === 'gateway') !== (local !== undefined)) {
    throw new Error(`${id} is the gateway's own call without a handler, or another's with one.`);
  }
  if (local && contract.params) {
    throw new Error(`${id}: the gateway answers calls without path parameters only.`);
  }
  return {
    label: path,
    upstream: owner === 'gateway' ? undefined : owner,
    local,
    access,
    keyRight: rightFor(contract),
    ...(contract.peopleOnly ? { peopleOnly: contract.peopleOnly } : {}),
    messages,
    ...(contract.bySession ? { bySession: contract.bySession } : {}),
    bodyLimit: contract.bodyLimit ?? DEFAULT_BODY_LIMIT,
    timeoutMs: timeBudgetOf(contract),
    rateClass: contract.rateClass ?? (isWrite(contract) ? 'writes' : 'reads'),
    ...(contract.browserCookie ? { browserCookie: contract.browserCookie } : {}),
    ...(contract.writes ? { writes: contract.writes } : {}),
    ...(contract.skipsOriginCheck ? { skipsOriginCheck: contract.skipsOriginCheck } : {}),
    ...(owner !== 'gateway' ? { neverHtml: true } : {}),
    ...(contract.publicCache ? { cache: cacheRuleOf(contract, contract.publicCache) } : {}),
    ...notedCallOf(contract),
    events,
    isLong: events || contract.csv !== undefined,
  };
}

function notedCallOf({ csv, importOf, access }: Contract): { noted?: NotedCall } {
  // Calls open to visitors are not noted.
  if (access === 'any') return {};
  if (csv) return { noted: { kind: 'export', name: `${csv.name}.csv`, madeBy: [200] } };
  if (!importOf) return {};
  return { noted: { kind: 'import', name: importOf.records, madeBy: importOf.begunBy } };
}

/** Countries with links of their own are among those that have a page of their own. */
const SHARED_AS = { 'visitor-country': 'answer', 'visitor-country-links': 'page' } as const;

function cacheRuleOf({ query }: Contract, { madeFrom, varies }: PublicCache): CacheRule {
  return {
    owners: madeFrom,
    ...(varies !== undefined && { varies: SHARED_AS[varies] }),
    parameters: new Set(Object.keys(query?.shape ?? {})),
    otherParameters: 'ignored',
  };
}

function routeOfMount({ owner, access, path, messages = {} }: Mount, method: Method): Route {
  return {
    label: `${path}/*`,
    upstream: owner,
    local: undefined,
    access,
    keyRight: null,
    peopleOnly: true,
    messages,
    bodyLimit: DEFAULT_BODY_LIMIT,
    timeoutMs: TIME_BUDGETS_MS[owner],
    rateClass: method === 'GET' ? 'reads' : 'writes',
    events: false,
    isLong: false,
  };
}

function addCall(entry: PathEntry, method: Method | 'HEAD', route: Route): void {
  const match: RouteMatch = { kind: 'route', route };
  if (entry.byMethod.has(method)) throw new Error(`${method} ${route.label} is there twice.`);
  entry.byMethod.set(method, match);
  entry.wrongMethod = { kind: 'wrong-method', allow: [...entry.byMethod.keys()].sort().join(', ') };
}

const newBranch = (): Branch => ({
  named: new Map(),
  patterned: [],
  parameter: undefined,
  entry: undefined,
  below: undefined,
});
const newEntry = (): PathEntry => ({ byMethod: new Map(), wrongMethod: UNKNOWN_PATH });

/** The branch for one segment of a contract's path, made when it is not there yet. */
function grow(branch: Branch, segment: string, patterns: Contract['patterns'] = {}): Branch {
  if (segment.startsWith(':')) {
    const pattern = patterns[segment.slice(1)];
    if (pattern) return growPatterned(branch, pattern);
    branch.parameter ??= newBranch();
    return branch.parameter;
  }
  const next = branch.named.get(segment) ?? newBranch();
  branch.named.set(segment, next);
  return next;
}

function growPatterned(branch: Branch, pattern: RegExp): Branch {
  const known = branch.patterned.find((other) => other.pattern.source === pattern.source);
  if (known) return known.branch;
  const next = newBranch();
  branch.patterned.push({ pattern, branch: next });
  return next;
}

/**
 * The entry of a path: a named segment takes precedence over a parameter, one with a pattern over one
 * without, dead ends are abandoned, and a mount takes what is below it and not claimed otherwise.
 */
function find(branch: Branch, segments: readonly string[], at: number): PathEntry | undefined {
  const segment = segments[at];
  if (segment === undefined) return branch.entry;
  const named = branch.named.get(segment);
  const found = named && find(named, segments, at + 1);
  if (found) return found;
  if (segment === '') return branch.below;
  for (const { pattern, branch: next } of branch.patterned) {
    const entry = pattern.test(segment) ? find(next, segments, at + 1) : undefined;
    if (entry) return entry;
  }
  return (branch.parameter && find(branch.parameter, segments, at + 1)) ?? branch.below;
}

/**
 * Compiles the contracts into the table that decides who owns a call and who may make it. Paths
 * without parameters are one look into a map, the others a walk along their segments.
 * @param locals the handlers of the gateway's own calls
 * @param mounts applications that own all that is under their path
 * @throws Error when a contract cannot be routed or two share a method and path
 */
export function createRouteTable(
  contracts: readonly Contract[],
  locals: readonly OwnCall[] = [],
  mounts: readonly Mount[] = [],
): RouteTable {
  const withoutParameters = new Map<string, PathEntry>();
  const root = newBranch();
  for (const contract of contracts) {
    const route = routeOfContract(contract, locals);
    const branch = contract.path
      .split('/')
      .slice(1)
      .reduce((at, segment) => grow(at, segment, contract.patterns), root);
    branch.entry ??= newEntry();
    addCall(branch.entry, contract.method, route);
    if (answersHead(contract)) addCall(branch.entry, 'HEAD', route);
    if (!contract.path.includes(':')) withoutParameters.set(contract.path, branch.entry);
  }
  for (const mount of mounts) {
    const branch = mount.path
      .split('/')
      .slice(1)
      .reduce((at, segment) => grow(at, segment), root);
    branch.entry ??= newEntry();
    branch.below = branch.entry;
    for (const method of mount.methods) addCall(branch.entry, method, routeOfMount(mount, method));
    if (mount.methods.includes('GET')) addCall(branch.entry, 'HEAD', routeOfMount(mount, 'GET'));
  }
  return {
    match(method, path) {
      const entry = withoutParameters.get(path) ?? find(root, path.split('/').slice(1), 0);
      return entry ? (entry.byMethod.get(method) ?? entry.wrongMethod) : UNKNOWN_PATH;
    },
  };
}

const PAGE: Route = {
  label: 'site',
  upstream: 'web',
  local: undefined,
  access: 'any',
  keyRight: null,
  messages: {},
  bodyLimit: 0,
  timeoutMs: TIME_BUDGETS_MS.web,
  rateClass: 'pages',
  events: false,
  isLong: false,
};
const SITE_PAGE: RouteMatch = { kind: 'route', route: PAGE };
/** Rendered for an anonymous visitor from the address and the visitor's country alone. Parameters narrow its lists. */
const publicPage = (parameters: readonly string[]): RouteMatch => ({
  kind: 'route',
  route: {
    ...PAGE,
    cache: {
      owners: PAGE_OWNERS,
      varies: 'page',
      parameters: new Set(parameters),
      otherParameters: 'unknown',
    },
  },
});
const PUBLIC_PAGE = publicPage(['provider', 'type', 'theme', 'sort', 'page']);
const CASINOS_PAGE = publicPage(['licence', 'payment', 'currency', 'rating', 'page']);
const SITE_FILE: RouteMatch = { kind: 'route', route: { ...PAGE, rateClass: 'static' } };
/** Drawn when first asked for, unlike other files. */
const SHARE_PICTURE: RouteMatch = { kind: 'route', route: { ...PAGE, rateClass: 'pictures' } };
/** The start of the addresses that lead to offers; the id of a promotion follows. */
export const CLICK_OUT = '/go/';
const LEADS_OUT: RouteMatch = {
  kind: 'route',
  route: { ...PAGE, label: `${CLICK_OUT}:promotionId`, leadsOut: true },
};
const SITE_WRONG_METHOD: RouteMatch = { kind: 'wrong-method', allow: 'GET, HEAD' };

/** Paths for internal callers only: never found from outside, whatever listens behind. */
const INSIDE_ONLY = /^\/(?:metrics|internal)(?:\/|$)/i;

/** Files of the web app, by their ending: a page has many, and they cost next to nothing. */
const FILE = /\.(?:avif|css|ico|jpe?g|js|json|map|mjs|png|svg|tsx?|txt|webmanifest|webp|woff2)$/;

/** The pages that may be kept; what is not named here never is. */
const CACHED_PAGE =
  /^\/(?:(?:free-to-play|high-rtp|latest-slots|game-types|game-themes|country|providers|guides|how-we-rate|privacy|terms|responsible-gaming)?|(?:free-to-play|game-types|game-themes|providers|country|casino|casino-review|authors|guides(?:\/tags)?)\/[^/.]+)$/;

/** The table of everything that is not the API: pages and assets, which are only ever read. */
export const siteTable: RouteTable = {
  match(method, path) {
    if (INSIDE_ONLY.test(path)) return UNKNOWN_PATH;
    if (method !== 'GET' && method !== 'HEAD') return SITE_WRONG_METHOD;
    if (path.startsWith('/share/')) return SHARE_PICTURE;
    if (path.startsWith(CLICK_OUT)) return LEADS_OUT;
    if (FILE.test(path)) return SITE_FILE;
    if (path === '/casinos') return CASINOS_PAGE;
    return CACHED_PAGE.test(path) ? PUBLIC_PAGE : SITE_PAGE;
  },
};
