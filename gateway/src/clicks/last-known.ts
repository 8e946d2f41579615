import { setTimeout as delay } from 'node:timers/promises';
import type { Logger } from '@slots/logger/logger';

/** Longest wait for a new value while an old one can be used. */
const PATIENCE_MS = 1_000;
/** Longest wait for the first value, without which nothing can be done. */
const FIRST_PATIENCE_MS = 3_000;
/** Pause after a failed attempt before its owner is asked again, unless nothing is known yet. */
const RETRY_MS = 2_000;
/** Age at which it is refreshed in the background, even without a reported change. */
const FRESH_MS = 30_000;
/** The same while changes are not heard; then it is waited for. */
const FRESH_UNHEARD_MS = 1_000;
const USABLE_MS = 60 * 60 * 1_000;

const now = () => performance.now();

/** The last value from an owner, used for up to an hour while the owner is away. */
export function createLastKnown<T>({
  what,
  load,
  isInSync,
  logger,
}: {
  /** For the log. */
  what: string;
  load: () => Promise<T>;
  /** True while all changes are heard. */
  isInSync: () => boolean;
  logger: Logger;
}) {
  let known: { readonly value: T; readonly askedAt: number } | undefined;
  let changedAt = Number.NEGATIVE_INFINITY;
  let retryAt = Number.NEGATIVE_INFINITY;
  let loading: Promise<void> | undefined;
  let isFailing = false;

  async function ask(): Promise<void> {
    const askedAt = now();
    try {
      known = { value: await load(), askedAt };
      if (isFailing) logger.info({ what }, 'loading works again');
      isFailing = false;
    } catch (error) {
      retryAt = now() + RETRY_MS;
      if (!isFailing)
        logger.warn({ what, err: error }, 'loading failed: the last known value is used');
      isFailing = true;
    }
  }

  /** Concurrent callers share one request. */
  function asking(): Promise<void> {
    loading ??= ask().finally(() => {
      loading = undefined;
    });
    return loading;
  }

  const isChanged = () => !known || known.askedAt <= changedAt;
  const isOlderThan = (age: number) => !known || now() - known.askedAt > age;

  /** Waits for an answer that was asked for after the last change. */
  async function renewed(): Promise<void> {
    if (known && now() < retryAt) return;
    await asking();
    if (isChanged() && now() >= retryAt) await asking();
  }

  return {
    /** Undefined while nothing is known, and when what is known is too old. */
    async get(): Promise<T | undefined> {
      if (isChanged() || (!isInSync() && isOlderThan(FRESH_UNHEARD_MS))) {
        const patience = known ? PATIENCE_MS : FIRST_PATIENCE_MS;
        await Promise.race([renewed(), delay(patience, undefined, { ref: false })]);
      } else if (isOlderThan(FRESH_MS) && now() >= retryAt) void asking();
      return isOlderThan(USABLE_MS) ? undefined : known?.value;
    },
    /** The owner's data changed: it is asked anew before its next use, if it can be. */
    changed(): void {
      changedAt = now();
      // A change may be what ends a failure.
      retryAt = Number.NEGATIVE_INFINITY;
      void asking();
    },
  };
}
