import { setTimeout as delay } from 'node:timers/promises';
import type { ProcessName } from '@slots/processes/process-table';
import { type Outcome, send } from './outcome.ts';
import { type Chore, choresOf, type StoredAt } from './staff-work.ts';
import { type Visit, visitsOf } from './visits.ts';

const USUAL_VISITS_PER_SECOND = 30;
const VISITOR_PATIENCE_MS = 25_000;

/** One request and how it ended; `endedAt` is undefined while it runs. */
export interface Sent {
  readonly who: 'visitor' | 'staff';
  readonly name: string;
  readonly needs: readonly ProcessName[];
  readonly kept: boolean;
  /** May change what visitors read. */
  readonly writes: boolean;
  readonly sentAt: number;
  endedAt: number | undefined;
  outcome: Outcome;
  detail: string;
  /** Where an answered write is to be found. */
  stored: StoredAt | undefined;
}

export interface Traffic {
  /** Requests sent at or after a moment of `performance.now()`. */
  since(moment: number): readonly Sent[];
  /** Stops sending and waits for what is under way. */
  stop(): Promise<void>;
}

/**
 * Visitors who read at a constant rate, whatever the outcome, and staff who work one step after the other.
 * @param pages whether the web app runs
 * @param games whether there are games, and a worker that imports others
 */
export async function startTraffic(
  url: string,
  {
    admin,
    cookie,
    pages = true,
    games = true,
    visitsPerSecond = USUAL_VISITS_PER_SECOND,
  }: {
    readonly admin: { readonly username: string; readonly password: string };
    readonly cookie: string;
    readonly pages?: boolean;
    readonly games?: boolean;
    readonly visitsPerSecond?: number;
  },
): Promise<Traffic> {
  const visits = await visitsOf(url, { pages, games });
  const all: Sent[] = [];
  const underWay = new Set<Promise<void>>();
  const stopping = new AbortController();
  let visited = 0;

  function begin(kind: Pick<Sent, 'who' | 'name' | 'needs' | 'kept' | 'writes'>): Sent {
    const sent: Sent = {
      ...kind,
      sentAt: performance.now(),
      endedAt: undefined,
      outcome: 'ok',
      detail: '',
      stored: undefined,
    };
    all.push(sent);
    return sent;
  }

  async function visit({ name, path, needs, kept, fits }: Visit): Promise<void> {
    const sent = begin({ who: 'visitor', name, needs, kept, writes: false });
    const { outcome, detail } = await send({
      url: url + path,
      // An address in the United Kingdom, as a proxy would tell it.
      headers: { 'X-Forwarded-For': '81.2.69.142' },
      timeoutMs: VISITOR_PATIENCE_MS,
      fits,
    });
    Object.assign(sent, { outcome, detail, endedAt: performance.now() });
  }

  async function work(chore: Chore): Promise<void> {
    for (let turn = 1; !stopping.signal.aborted; turn += 1) {
      const { name, needs, timeoutMs, fits } = chore;
      const sent = begin({
        who: 'staff',
        name,
        needs,
        kept: false,
        writes: chore.stored !== undefined,
      });
      const { path, headers = {}, ...request } = chore.request(turn);
      const { outcome, detail, body } = await send({
        url: url + path,
        ...request,
        headers: { ...headers, Cookie: cookie },
        timeoutMs,
        fits,
      });
      const stored = outcome === 'ok' ? chore.stored?.(turn, body) : undefined;
      Object.assign(sent, { outcome, detail, stored, endedAt: performance.now() });
      await delay(chore.everyMs, undefined, { signal: stopping.signal }).catch(() => undefined);
    }
  }

  function follow(task: Promise<void>): void {
    const followed = task.finally(() => underWay.delete(followed));
    underWay.add(followed);
  }

  const visitor = setInterval(() => {
    const next = visits[visited % visits.length];
    visited += 1;
    if (next) follow(visit(next));
  }, 1_000 / visitsPerSecond);
  for (const chore of choresOf({ imports: games, admin })) follow(work(chore));

  return {
    since: (moment) => all.filter(({ sentAt }) => sentAt >= moment),
    async stop() {
      clearInterval(visitor);
      stopping.abort();
      await Promise.all(underWay);
    },
  };
}
