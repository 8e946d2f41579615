import { setTimeout as delay } from 'node:timers/promises';
import type { Logger } from '@slots/logger/logger';
import {
  type ChangedGame,
  type ChangedGames,
  type IndexedGamesRepository,
  type IndexedState,
  isResumeTokenLost,
  type ResumeToken,
} from '../games/indexed-games.repository.ts';
import { DELETED_KEPT_MS } from './game-index.ts';

/** Changes that follow each other are read together. */
const GATHERED_MS = 25;
const MAX_GATHERED = 1_000;
const RETRY_MS = 500;
/** Interval at which a process that does not follow checks for its turn. */
const TURN_MS = 1_000;
/** The longest time between two looks at whose turn it is, and for games whose deletion is a day ago. */
const QUIET_MS = 5_000;
const FORGET_MS = 60_000;

/** A follower that holds the state of all games. */
interface Following {
  /** Takes all games, and forgets others; changes made during it are applied after it. */
  reload(states: AsyncIterable<IndexedState>): Promise<void>;
  /** Takes changes. @param since when the first of them was made, if that is known */
  apply(
    changed: readonly IndexedState[],
    gone: readonly number[],
    since: Date | undefined,
  ): Promise<void>;
}

/** Keeps the resume token of the last change that was taken, where it outlives the process. */
interface TokenStore {
  /** Undefined when there is none, or none that is still good. */
  read(): Promise<ResumeToken | undefined>;
  keep(token: ResumeToken): Promise<void>;
}

const keptSince = () => new Date(Date.now() - DELETED_KEPT_MS);

/**
 * Passes on all games and then every change, from MongoDB's change stream. A broken connection resumes where it
 * was; when MongoDB no longer knows its resume token, all games are read anew.
 */
export function followGames({
  games,
  follower,
  tokens = inMemory(),
  turn = async () => true,
  ready,
  logger,
}: {
  games: IndexedGamesRepository;
  follower: Following;
  tokens?: TokenStore;
  /** False while another process follows for all of them. */
  turn?: () => Promise<boolean>;
  /** Resolves once MongoDB is there. */
  ready: Promise<unknown>;
  logger: Logger;
}) {
  const closing = new AbortController();
  const { signal } = closing;
  const aborted = new Promise<void>((resolve) => {
    signal.addEventListener('abort', () => resolve(), { once: true });
  });
  let forgottenUntil = keptSince();
  let stream: ChangedGames | undefined;

  async function apply(ids: readonly number[], since?: Date): Promise<void> {
    const states = await games.of(ids, keptSince());
    const known = new Set(states.map(({ game }) => game._id));
    await follower.apply(
      states,
      ids.filter((id) => !known.has(id)),
      since,
    );
  }

  async function forgetDeleted(): Promise<void> {
    const until = keptSince();
    if (until.getTime() - forgottenUntil.getTime() < FORGET_MS) return;
    const ids = await games.deletedBetween(forgottenUntil, until);
    if (ids.length > 0) await apply(ids);
    forgottenUntil = until;
  }

  async function follow(after: ResumeToken | undefined): Promise<void> {
    const begin = after ?? (await games.latestResumeToken());
    if (after === undefined) {
      forgottenUntil = keptSince();
      await follower.reload(games.all(forgottenUntil));
      await tokens.keep(begin);
    }
    stream = games.changes(begin);
    for await (const { ids, since, token } of gathered(stream, signal)) {
      if (!(await turn())) return;
      if (ids.length > 0) await apply(ids, since);
      if (token !== undefined) await tokens.keep(token);
      await forgetDeleted();
    }
  }

  async function run(): Promise<void> {
    await Promise.race([ready, aborted]);
    let isLost = false;
    let isFailing = false;
    while (!signal.aborted) {
      try {
        if (await turn()) await follow(isLost ? undefined : await tokens.read());
        else await delay(TURN_MS, undefined, { signal });
        isLost = false;
      } catch (error) {
        if (signal.aborted) return;
        isLost = error instanceof ReloadNeeded || isResumeTokenLost(error);
        // Once, however often it is tried again.
        if (isLost || !isFailing)
          logger.warn(
            { err: error },
            isLost
              ? 'the resume token of the changes of games is lost, all are read anew'
              : 'the changes of games cannot be read at the moment, trying again',
          );
        isFailing = !isLost;
        await delay(RETRY_MS, undefined, { signal }).catch(() => undefined);
      } finally {
        await stream?.close().catch(() => undefined);
      }
    }
  }

  const running = run().catch((error: unknown) => {
    if (!signal.aborted) logger.error({ err: error }, 'games are not followed any more');
  });
  return {
    async close(): Promise<void> {
      closing.abort();
      await stream?.close().catch(() => undefined);
      await running;
    },
  };
}

/** The state taken so far is unusable: all games have to be read anew. */
export class ReloadNeeded extends Error {
  override readonly name = 'ReloadNeeded';
}

/**
 * Ids that changed within a moment, each once, with the time of the first change and the resume token after them;
 * nothing where nothing changed for a while.
 */
async function* gathered(
  stream: ChangedGames,
  signal: AbortSignal,
): AsyncGenerator<{
  ids: readonly number[];
  since: Date | undefined;
  token: ResumeToken | undefined;
}> {
  let pending: Promise<ChangedGame> | undefined;
  let hasCome = false;
  let wake: (() => void) | undefined;
  function come(): void {
    hasCome = true;
    wake?.();
  }
  /** The next change; undefined when none has come by that moment. */
  async function next(moment: Promise<undefined>): Promise<ChangedGame | undefined> {
    if (!pending) {
      pending = stream.next();
      hasCome = false;
      // The only reaction: it may be pending for days, and a race would leave one more at each moment.
      pending.then(come, come);
    }
    if (!hasCome) {
      await new Promise<void>((resolve, reject) => {
        wake = resolve;
        moment.then(resolve, reject);
      });
    }
    if (!hasCome) return undefined;
    const change = await pending;
    pending = undefined;
    return change;
  }
  /** Rejects on abort: the stream itself does so up to a second later, when MongoDB's wait ends. */
  function wait(ms: number, onEnd?: () => void): Promise<undefined> {
    const waited = delay(ms, undefined, { ref: false, signal }).finally(onEnd);
    waited.catch(() => undefined);
    return waited;
  }
  let quiet: Promise<undefined> | undefined;
  for (;;) {
    const ids = new Set<number>();
    let since: Date | undefined;
    let token: ResumeToken | undefined;
    quiet ??= wait(QUIET_MS, () => {
      quiet = undefined;
    });
    let moment = quiet;
    while (ids.size < MAX_GATHERED) {
      const change = await next(moment);
      if (!change) break;
      if (change.id === undefined) throw new ReloadNeeded('all games changed at once');
      if (ids.size === 0) moment = wait(GATHERED_MS);
      since ??= change.at;
      ids.add(change.id);
      token = change.token;
    }
    yield { ids: [...ids], since, token };
  }
}

function inMemory(): TokenStore {
  let kept: ResumeToken | undefined;
  return {
    read: async () => kept,
    async keep(token) {
      kept = token;
    },
  };
}
