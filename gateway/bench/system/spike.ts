import { type ContestOptions, contest, medianOf } from '@slots/benchmark/contest';
import { offerLoad } from '@slots/benchmark/load';
import { goalOf, number, type Section } from '@slots/benchmark/report';
import { listPages } from './addresses.ts';
import type { RunningSystem } from './running-system.ts';

const TIMES = 10;
const SPIKE_SECONDS = 10;
const CONNECTIONS = 1_000;
const PATHS = 40;
const TOLD_TO_WAIT = new Set(['429', '503']);
/** Normal means: NORMAL_ANSWERS consecutive answers that each take at most NORMAL_TIMES as long as before. */
const NORMAL_ANSWERS = 10;
const NORMAL_TIMES = 3;
const MAX_MS = 60_000;

/** Ten times what the system can answer, from one moment to the next: what breaks, and when is it over? */
export async function spike(system: RunningSystem, options: ContestOptions): Promise<Section> {
  const { games, gatewayUrl: url, cookie: headers, pids } = system;
  // Each connection of the load makes all of its requests beforehand.
  const paths = listPages(games, { more: '&sort=name' }).slice(0, PATHS);
  const name = 'usual';
  const standing = await contest([{ name, url, headers, paths, pids }], { ...options, rounds: 1 });
  const capacity = medianOf(standing, name, 'perSecond') ?? 0;
  const usualMs = await once(url + (paths[0] ?? ''), headers);

  const perSecond = capacity * TIMES;
  const { statuses, broken, seconds } = await offerLoad({
    url,
    paths,
    headers,
    connections: CONNECTIONS,
    seconds: SPIKE_SECONDS,
    perSecond,
  });
  const normalAfter = await untilNormal(() => once(url + (paths[1] ?? ''), headers), usualMs);

  const answered = statuses['200'] ?? 0;
  const toldToWait = sum(statuses, (status) => TOLD_TO_WAIT.has(status));
  const other = sum(statuses, (status) => status !== '200' && !TOLD_TO_WAIT.has(status));
  const crashed =
    system.pidOf('gateway') !== system.gatewayPid || system.pidOf('catalog') !== system.pid;
  return {
    title: 'A spike of ten times the capacity',
    notes: [
      `Pages of games that no cache holds, by up to ${CONNECTIONS} connections at a time for ${SPIKE_SECONDS} s. Offered is what the load could bring up on its core.`,
    ],
    head: ['', 'a second'],
    rows: [
      ['capacity', number(capacity, 0)],
      ['wanted', number(perSecond, 0)],
      ['offered', number((answered + toldToWait + other + broken) / seconds, 0)],
      ['answered', number(answered / seconds, 0)],
      ['told to wait (429, 503)', number(toldToWait / seconds, 0)],
    ],
    goals: [
      {
        goal: 'no crash',
        wanted: 'the same processes',
        measured: crashed ? 'others' : 'the same',
        met: !crashed,
      },
      goalOf('errors other than 429 and 503', other + broken, { atMost: 0 }, 'requests'),
      goalOf('normal again', normalAfter, { atMost: 10 }, 's'),
    ],
  };
}

function sum(
  statuses: Readonly<Record<string, number>>,
  counts: (status: string) => boolean,
): number {
  return Object.entries(statuses).reduce((all, [status, n]) => all + (counts(status) ? n : 0), 0);
}

/** Milliseconds of one answer; infinite for a refusal. */
async function once(url: string, headers: Readonly<Record<string, string>>): Promise<number> {
  const startedAt = performance.now();
  const answer = await fetch(url, { headers }).catch(() => undefined);
  await answer?.arrayBuffer();
  return answer?.ok ? performance.now() - startedAt : Number.POSITIVE_INFINITY;
}

/** Seconds until answers take about as long as before; null when they never do. */
async function untilNormal(ask: () => Promise<number>, usualMs: number): Promise<number | null> {
  const startedAt = performance.now();
  let begin = startedAt;
  for (let inRow = 0; performance.now() - startedAt < MAX_MS; ) {
    const isNormal = (await ask()) <= Math.max(usualMs, 5) * NORMAL_TIMES;
    inRow = isNormal ? inRow + 1 : 0;
    if (!isNormal) begin = performance.now();
    if (inRow === NORMAL_ANSWERS) return (begin - startedAt) / 1_000;
  }
  return null;
}
