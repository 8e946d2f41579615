import { request } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import { median } from '@slots/benchmark/statistics';
import { login } from '@slots/contracts/identity/auth';
import { repeat } from './repeat.ts';
import { FAULT_ADMIN, type SystemUnderFault } from './system-under-fault.ts';

/** Attacks come from 127.0.0.1; on Linux every address of 127.0.0.0/8 is there. */
const VISITOR_ADDRESS = '127.0.0.2';
const GAP_MS = 200;
const PATIENCE_MS = 30_000;
/** Longer than this is noticed, also on a busy machine. */
const NOTICED_MS = 8_000;

/** Something that a visitor asks for again and again, and the status it has to be answered with. */
export interface Ask {
  readonly path: string;
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
  readonly status: number;
}

/** The experience of a visitor from another address while one machine attacked. */
export interface VisitorSaw {
  readonly asked: number;
  readonly medianMs: number;
  readonly slowestMs: number;
  /** Wrong answers, and those too slow to go unnoticed; in words. */
  readonly noticed: readonly string[];
}

/**
 * A visitor from another address beside an attack: asks for one thing after the other, five a second whatever
 * becomes of them, each on a new connection.
 */
export function visitorBeside(url: string, asks: readonly Ask[]): { leave(): Promise<VisitorSaw> } {
  const underWay: Promise<{ milliseconds: number; problem: string | undefined }>[] = [];
  const stop = repeat(async (signal) => {
    const ask = asks[underWay.length % asks.length];
    if (ask) underWay.push(asked(url, ask));
    await delay(GAP_MS, undefined, { signal }).catch(() => undefined);
  });
  return {
    async leave() {
      await stop();
      const ended = await Promise.all(underWay);
      const times = ended.map(({ milliseconds }) => milliseconds);
      return {
        asked: ended.length,
        medianMs: Math.round(median(times) ?? 0),
        slowestMs: Math.max(0, ...times),
        noticed: ended.flatMap(({ problem }) => problem ?? []),
      };
    },
  };
}

/** Requests for each part of the site: pages cached and not, a script of one, calls, and a sign-in. */
export async function asksOfAll({ url }: SystemUnderFault): Promise<readonly Ask[]> {
  const page = await (await fetch(`${url}/login`)).text();
  const [script] = /\/assets\/[\w.-]+\.js/.exec(page) ?? [];
  if (script === undefined) throw new Error('The sign-in page has no script.');
  return [
    { path: '/', status: 200 },
    {
      path: login.path,
      method: login.method,
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(FAULT_ADMIN),
      status: 200,
    },
    { path: '/login', status: 200 },
    { path: script, status: 200 },
    { path: '/api/game-token', status: 200 },
    { path: '/api/public/games', status: 200 },
    { path: '/healthz', status: 200 },
  ];
}

async function asked(url: string, ask: Ask) {
  const startedAt = performance.now();
  const got = await statusOf(url, ask);
  const milliseconds = Math.round(performance.now() - startedAt);
  const isGood = got === String(ask.status) && milliseconds < NOTICED_MS;
  const problem = isGood ? undefined : `${ask.path}: ${got} after ${milliseconds} ms`;
  return { milliseconds, problem };
}

/** The status of an answer that came whole, or what went wrong. */
async function statusOf(url: string, { path, method, headers, body }: Ask): Promise<string> {
  return new Promise((resolve) => {
    const options = {
      method,
      headers: { ...headers },
      agent: false,
      localAddress: VISITOR_ADDRESS,
      signal: AbortSignal.timeout(PATIENCE_MS),
    };
    const outgoing = request(url + path, options, (answer) => {
      answer.resume();
      answer.on('end', () => resolve(String(answer.statusCode)));
      answer.on('error', ({ message }) => resolve(message));
    });
    outgoing.on('error', ({ message }) => resolve(message));
    outgoing.end(body);
  });
}
