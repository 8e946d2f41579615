import type { importJobEvents } from '@slots/contracts/catalog/imports';
import type { ResponseOf } from '@slots/contracts/contract';

/** Progress of an import, without the outcome of each game. */
export type ImportProgress = ResponseOf<typeof importJobEvents>;

interface Follower {
  onProgress(progress: ImportProgress): void;
  /** Fetches the whole import; true once it has ended. */
  look(): Promise<boolean>;
}

/** Events can stop without a sign when a connection dies half-way, so this polls now and then. */
const LOOK_BESIDE_EVENTS_MS = 15_000;
const LOOK_WITHOUT_EVENTS_MS = 2_000;
const REOPEN_MS = 10_000;

function eventsAddress(id: number): string {
  return `/api/game-import/jobs/${id}/events`;
}

/**
 * Follows an import until it ends: by its event stream, which the browser reopens by itself, and by polling
 * every two seconds while there is no stream.
 * @returns stops following
 */
export function followImportJob(id: number, { onProgress, look }: Follower): () => void {
  let stopped = false;
  let source: EventSource | undefined;
  let lookTimer: ReturnType<typeof setTimeout> | undefined;
  let reopenTimer: ReturnType<typeof setTimeout> | undefined;

  function stop(): void {
    stopped = true;
    source?.close();
    clearTimeout(lookTimer);
    clearTimeout(reopenTimer);
  }

  async function lookNow(): Promise<void> {
    clearTimeout(lookTimer);
    const ended = await look();
    if (stopped) return;
    if (ended) stop();
    else lookLater();
  }

  function lookLater(): void {
    clearTimeout(lookTimer);
    const streaming = source?.readyState === EventSource.OPEN;
    const wait = streaming ? LOOK_BESIDE_EVENTS_MS : LOOK_WITHOUT_EVENTS_MS;
    lookTimer = setTimeout(() => void lookNow(), wait);
  }

  function open(): void {
    source = new EventSource(eventsAddress(id));
    source.addEventListener('open', lookLater);
    source.addEventListener('message', ({ data }: MessageEvent<string>) => {
      const progress: ImportProgress = JSON.parse(data);
      if (progress.state === 'completed' || progress.state === 'cancelled') {
        // Only the whole import has the outcome of each game, so it is fetched at the end.
        source?.close();
        void lookNow();
        return;
      }
      onProgress(progress);
      lookLater();
    });
    source.addEventListener('error', () => {
      lookLater();
      // Refused, by a starting gateway for instance: the browser gives up, so we poll.
      if (source?.readyState !== EventSource.CLOSED) return;
      clearTimeout(reopenTimer);
      reopenTimer = setTimeout(open, REOPEN_MS);
    });
  }

  open();
  return stop;
}
