import { Agent, request } from 'undici';
import { nameLookup } from './name-lookup.ts';
import { codeOf } from './tries.ts';

/** The interval at which answers are looked for. */
const LOOK_MS = 500;
/** Consecutive looks without any answer to waiting callers after which /healthz is probed. */
const SILENT_LOOKS = 4;
const PROBE_TIMEOUT_MS = 1_000;
/**
 * Consecutive failed probes after which a process is away: one that is only busy answers one of them, and behind an
 * address that several replicas share a live replica does.
 */
const FAILED_PROBES = 3;
const PROBE_PAUSE_MS = 250;
/** A refusal comes at once, so the next probe does too until it is clear that no process listens. */
const REFUSED_PAUSE_MS = 10;

/** New connections each time: those that are there may lead to a replica that hangs. */
const probes = new Agent({ connect: { timeout: PROBE_TIMEOUT_MS, lookup: nameLookup } });

const UNREACHABLE_CODES: ReadonlySet<string> = new Set([
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ETIMEDOUT',
  'UND_ERR_CONNECT_TIMEOUT',
  'UND_ERR_DESTROYED',
  'UND_ERR_CLOSED',
]);

/** True when a request failed because no connection was made. */
export function isUnreachable(error: unknown): boolean {
  return UNREACHABLE_CODES.has(codeOf(error));
}

/** Called when an owner went away, or is back. */
type OnReachability = (reachable: boolean) => void;

/**
 * Watches from the requests that are made anyway whether the process at `url` answers. When it answers none of
 * them for two seconds, or cannot be connected to, /healthz is asked; when that fails too, it is away
 * until /healthz answers again, which is asked four times a second. Requests that fail, time out, or are
 * answered with an error say nothing as long as others are answered, so one slow call costs only itself.
 */
export function createReachability(url: string, onChange?: OnReachability) {
  const { origin } = new URL(url);
  const healthz = new URL('/healthz', origin);
  let waiting = 0;
  let answers = 0;
  let answersAtLook = 0;
  let silentLooks = 0;
  let away = false;
  let probing = false;
  let closed = false;
  let timer: NodeJS.Timeout | undefined;

  function setAway(next: boolean): void {
    if (away === next || closed) return;
    away = next;
    onChange?.(!next);
  }

  function look(): void {
    timer = undefined;
    silentLooks = answers > answersAtLook || waiting === 0 ? 0 : silentLooks + 1;
    answersAtLook = answers;
    if (silentLooks >= SILENT_LOOKS) {
      silentLooks = 0;
      suspect();
    }
    if (waiting > 0) watch();
  }

  /** Runs only while callers wait. */
  function watch(): void {
    if (closed) return;
    timer ??= setTimeout(look, LOOK_MS).unref();
  }

  function suspect(): void {
    if (probing || closed) return;
    probing = true;
    void probe(0, answers);
  }

  /** Asks until it answers this or anything else. @param failed how many got no answer before this one */
  async function probe(failed: number, answersAtFirst: number): Promise<void> {
    const outcome = await ask(healthz);
    if (closed) return;
    if (outcome === 'alive' || answers > answersAtFirst) {
      probing = false;
      setAway(false);
      return;
    }
    if (failed + 1 >= FAILED_PROBES) setAway(true);
    const pauseMs = outcome === 'unreachable' && !away ? REFUSED_PAUSE_MS : PROBE_PAUSE_MS;
    setTimeout(() => void probe(failed + 1, answersAtFirst), pauseMs).unref();
  }

  return {
    /** It answers nothing at all: callers are to be refused at once. */
    get isAway(): boolean {
      return away;
    },
    /** A request is sent; `answered` or `givenUp` follows once. */
    asked(): void {
      waiting += 1;
      if (!timer) watch();
    },
    /** It began to answer; any status shows that it lives. */
    answered(): void {
      waiting -= 1;
      answers += 1;
      if (away) setAway(false);
    },
    /** The caller no longer waits for that answer; when no connection was available, /healthz is asked at once. */
    givenUp(error?: unknown): void {
      waiting -= 1;
      if (isUnreachable(error)) suspect();
    },
    close(): void {
      closed = true;
      clearTimeout(timer);
    },
  };
}

export type Reachability = ReturnType<typeof createReachability>;

/** Any answer is a sign of life: a process that is not ready says so itself, and may still know some answers. */
async function ask(url: URL): Promise<'alive' | 'silent' | 'unreachable'> {
  const signal = AbortSignal.timeout(PROBE_TIMEOUT_MS);
  try {
    const { body } = await request(url, { dispatcher: probes, reset: true, signal });
    await body.dump();
    return 'alive';
  } catch {
    return signal.aborted ? 'silent' : 'unreachable';
  }
}
