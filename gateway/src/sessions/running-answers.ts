import type { Logger } from '@slots/logger/logger';
import { ServiceUnavailable } from '@slots/service-client/service-client';
import { TOKEN_LIFETIME_SECONDS, type TokenClaims } from '@slots/tokens/claims';
import type { Revocations } from './revocations.ts';

/** With the time after which silence is doubted and the question itself this stays below a second. */
const LOOK_EVERY_MS = 250;

/** What of one session is under way. */
interface Running {
  readonly ends: Set<() => void>;
  /** When identity is asked whether the session lives, on the clock of `Date.now()`. */
  askAt: number;
  asking: boolean;
}

/**
 * Ends what outlasts the check of its request: bodies on their way here, event streams and files. They end when their session is
 * revoked or has expired in the meantime: identity is asked once their token has expired, and while
 * revocations are not heard. When the state cannot be determined, they end, just as requests are refused.
 */
export function createRunningAnswers(revocations: Revocations, logger: Logger) {
  const sessions = new Map<string, Running>();

  function end(sessionId: string): void {
    const running = sessions.get(sessionId);
    sessions.delete(sessionId);
    for (const one of running?.ends ?? []) one();
  }

  async function ask(sessionId: string, running: Running): Promise<void> {
    running.asking = true;
    try {
      if (await revocations.asksIsLive(sessionId)) {
        if (running.askAt <= Date.now()) {
          running.askAt = Date.now() + TOKEN_LIFETIME_SECONDS * 1_000;
        }
      } else end(sessionId);
    } catch (error) {
      if (!(error instanceof ServiceUnavailable)) {
        logger.error({ err: error }, 'a session could not be asked about');
      }
      if (!revocations.isInSync()) end(sessionId);
    } finally {
      running.asking = false;
    }
  }

  const look = setInterval(() => {
    const doubtful = revocations.isSilent();
    const now = Date.now();
    for (const [sessionId, running] of sessions) {
      if (!running.asking && (doubtful || running.askAt <= now)) void ask(sessionId, running);
    }
  }, LOOK_EVERY_MS);
  look.unref();
  revocations.onRevoked((sessionIds) => {
    for (const sessionId of sessionIds) end(sessionId);
  });

  return {
    /** Calls `endAnswer` once when the session of these claims is over, unless the returned function was called before. */
    endWith({ sid, exp }: Pick<TokenClaims, 'sid' | 'exp'>, endAnswer: () => void): () => void {
      const running = sessions.get(sid) ?? { ends: new Set(), askAt: exp * 1_000, asking: false };
      sessions.set(sid, running);
      running.ends.add(endAnswer);
      return () => {
        running.ends.delete(endAnswer);
        if (running.ends.size === 0 && sessions.get(sid) === running) sessions.delete(sid);
      };
    },
    close: () => clearInterval(look),
  };
}

export type RunningAnswers = ReturnType<typeof createRunningAnswers>;
