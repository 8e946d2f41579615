import type { RateClass } from '@slots/contracts/contract';

/** The classes that requests are counted in: a class of calls, or a part of the site. */
export type CountedClass = RateClass | 'pages' | 'pictures' | 'keys';

/** Maximum requests per client and window. */
export interface Quota {
  readonly requests: number;
  readonly seconds: number;
}
export type Quotas = Readonly<Record<CountedClass, Quota>>;

export const rateLimitProfiles = ['normal', 'load', 'off'] as const;
export type RateLimitProfile = (typeof rateLimitProfiles)[number];

/**
 * For people, screens that poll and scripts that work through lists; they only stop one client
 * from taking the whole machine. Reads are six times pages, so that a client that only opens pages
 * has the page refused and never one of the calls that render it, which count for it too.
 * Share pictures are drawn, which costs a hundred times what a file does; clients fetch them one page at a time.
 * A partner's programs send postbacks in bursts of ten thousand a minute; affiliate limits the guessing of keys.
 * Programs with an API key have twenty requests a second for everything; more than that belongs in a file.
 * Identity limits failed sign-ins; these quotas only keep its processor free.
 */
const enlarged = (factor: number): Quotas => ({
  reads: { requests: 6_000 * factor, seconds: 10 },
  search: { requests: 2_000 * factor, seconds: 10 },
  writes: { requests: 2_000 * factor, seconds: 10 },
  'sign-in': { requests: 1_200 * factor, seconds: 60 },
  static: { requests: 12_000 * factor, seconds: 10 },
  pages: { requests: 1_000 * factor, seconds: 10 },
  pictures: { requests: 30 * factor, seconds: 10 },
  postbacks: { requests: 60_000 * factor, seconds: 60 },
  keys: { requests: 1_200 * factor, seconds: 60 },
});

const NORMAL = enlarged(1);

/** The classes as metrics name them. */
export const countedClasses: readonly string[] = Object.keys(NORMAL);

/** Beyond what one machine can send: requests are counted as usual and none is refused. */
const LOAD_FACTOR = 1_000;

/** The quotas of a profile; none when it is off. */
export function quotasOf(profile: RateLimitProfile): Quotas | undefined {
  if (profile === 'off') return undefined;
  return profile === 'normal' ? NORMAL : enlarged(LOAD_FACTOR);
}
