import { type LoadOutcome, putUnderLoad } from './load.ts';
import { type Usage, usageOf } from './process-usage.ts';
import { median } from './statistics.ts';

type Headers = Readonly<Record<string, string>>;

/** A server under test, and what it is asked. */
export interface Contestant {
  readonly name: string;
  readonly url: string;
  readonly paths: readonly string[];
  /** A function is asked each round, for a credential that is good for a minute. */
  readonly headers?: Headers | (() => Headers);
  /** Number of visitors that ask for them in turn. */
  readonly visitors?: number;
  /** No path is asked for twice before all others were. */
  readonly distinct?: boolean;
  /** The processes whose time and memory count; what they start counts as theirs. */
  readonly pids: readonly number[];
}

export interface ContestOptions {
  readonly seconds: number;
  readonly rounds: number;
  readonly connections: number;
}

/** The figures of one contestant in one round; times in milliseconds, the processor's in microseconds a request. */
export interface Round {
  readonly perSecond: number;
  readonly p50: number;
  readonly p99: number;
  readonly cpuMicros: number | null;
  readonly residentMb: number | null;
  readonly failed: number;
}

export type Figure = 'perSecond' | 'p50' | 'p99' | 'cpuMicros' | 'residentMb';

/** The figures of the contestants, by name, round for round. */
export type Standing = ReadonlyMap<string, readonly Round[]>;

/**
 * A path of the code that few requests have taken is interpreted: after one second a signed-in request took 1.2 times the
 * processor time of an anonymous one, after some twenty seconds of load 1.05 times.
 */
const MAX_WARM_UP_SECONDS = 4;

/**
 * Puts contestants under the same load in turn, round after round, so that a machine which is busy for a
 * moment is so for all of them. A warm-up comes first and does not count.
 */
export async function contest(
  contestants: readonly Contestant[],
  { seconds, rounds, connections }: ContestOptions,
): Promise<Standing> {
  const standing = new Map<string, Round[]>(contestants.map(({ name }) => [name, []]));
  const asked = new Map<string, number>();
  for (let round = 0; round <= rounds; round += 1) {
    for (const contestant of contestants) {
      const { headers } = contestant;
      const before = usageOf(contestant.pids);
      const outcome = await putUnderLoad({
        ...contestant,
        headers: typeof headers === 'function' ? headers() : headers,
        connections,
        seconds: round === 0 ? Math.min(2 * seconds, MAX_WARM_UP_SECONDS) : seconds,
        first: (asked.get(contestant.name) ?? 0) % contestant.paths.length,
      });
      asked.set(contestant.name, (asked.get(contestant.name) ?? 0) + outcome.requests);
      if (round === 0) continue;
      standing.get(contestant.name)?.push(roundOf(outcome, before, usageOf(contestant.pids)));
    }
  }
  return standing;
}

function roundOf(outcome: LoadOutcome, before?: Usage, after?: Usage): Round {
  const { requests, seconds, p50, p99, refused, broken } = outcome;
  const cpu = before && after ? after.cpuSeconds - before.cpuSeconds : undefined;
  return {
    perSecond: requests / seconds,
    p50,
    p99,
    cpuMicros: cpu === undefined ? null : (cpu * 1e6) / Math.max(requests, 1),
    residentMb: after?.residentMb ?? null,
    failed: refused + broken,
  };
}

/** The median of a contestant's rounds; null when there is none. */
export function medianOf(standing: Standing, name: string, figure: Figure): number | null {
  return median((standing.get(name) ?? []).flatMap((round) => round[figure] ?? []));
}

/** The ratio of two contestants' figures: the median of the rounds, each against its own. */
export function ratio(
  standing: Standing,
  name: string,
  to: string,
  figure: Figure = 'perSecond',
): number | null {
  const others = standing.get(to) ?? [];
  return median(
    (standing.get(name) ?? []).flatMap((round, at) => {
      const [ours, theirs] = [round[figure], others[at]?.[figure]];
      return ours === null || !theirs ? [] : ours / theirs;
    }),
  );
}

/** Requests of all rounds that failed. */
export function failures(standing: Standing, name: string): number {
  return (standing.get(name) ?? []).reduce((sum, { failed }) => sum + failed, 0);
}
