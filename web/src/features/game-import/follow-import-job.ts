import type { importJobEvents } from '@slots/contracts/catalog/imports';
import type { ResponseOf } from '@slots/contracts/contract';

/** Progress of an import, without the outcome of each game. */
export type ImportProgress = ResponseOf<typeof importJobEvents>;

interface Follower {
  onProgress(progress: ImportProgress): void;
  /** Asks for the whole import, and says whether it has ended. */
  look(): Promise<boolean>;
}

/** Events can stop without a sign when a connection dies half-way, so somebody looks now and then. */
const LOOK_BESIDE_EVENTS_MS = 15_000;
const LOOK_WITHOUT_EVENTS_MS = 2_000;
const REOPEN_MS = 10_000;

function eventsAddress(id: number): string {
  return `/api/game-import/jobs/${id}/events`;
}

/**
 * Follows an import until it ends: by its stream of events, which the browser reopens by itself
 * when the connection breaks, and by asking every two seconds for as long as there is no stream.
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
        // The whole import says what became of each game, so it brings the end, not the event.
        source?.close();
        void lookNow();
        return;
      }
      onProgress(progress);
      lookLater();
    });
    source.addEventListener('error', () => {
      lookLater();
      // Refused, by a gateway that is starting for instance: the browser gives up, so we ask again.
      if (source?.readyState !== EventSource.CLOSED) return;
      clearTimeout(reopenTimer);
      reopenTimer = setTimeout(open, REOPEN_MS);
    });
  }

  open();
  return stop;
}
