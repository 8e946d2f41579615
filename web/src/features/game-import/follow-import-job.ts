import type { importJobEvents } from '@slots/contracts/catalog/imports';
import type { ResponseOf } from '@slots/contracts/contract';

/** Progress of an import, without the outcome of each game. */
type ImportProgress = ResponseOf<typeof importJobEvents>;

interface Follower {
  onProgress(progress: ImportProgress): void;
  /** Fetches the whole import; true once it has ended. */
  refetch(): Promise<boolean>;
}

/** Events can stop without a sign when a connection dies half-way, so this polls now and then. */
const POLL_BESIDE_EVENTS_MS = 15_000;
const POLL_WITHOUT_EVENTS_MS = 2_000;
const REOPEN_MS = 10_000;

/**
 * Follows an import until it ends: by its event stream, which the browser reopens by itself, and by polling
 * every two seconds while there is no stream.
 * @returns stops following
 */
export function followImportJob(id: number, { onProgress, refetch }: Follower): () => void {
  let stopped = false;
  let source: EventSource | undefined;
  let pollTimer: ReturnType<typeof setTimeout> | undefined;
  let reopenTimer: ReturnType<typeof setTimeout> | undefined;

  function stop(): void {
    stopped = true;
    source?.close();
    clearTimeout(pollTimer);
    clearTimeout(reopenTimer);
  }

  async function poll(): Promise<void> {
    clearTimeout(pollTimer);
    const ended = await refetch();
    if (stopped) return;
    if (ended) stop();
    else schedulePoll();
  }

  function schedulePoll(): void {
    clearTimeout(pollTimer);
    const streaming = source?.readyState === EventSource.OPEN;
    const wait = streaming ? POLL_BESIDE_EVENTS_MS : POLL_WITHOUT_EVENTS_MS;
    pollTimer = setTimeout(() => void poll(), wait);
  }

  function open(): void {
    source = new EventSource(`/api/game-import/jobs/${id}/events`);
    source.addEventListener('open', schedulePoll);
    source.addEventListener('message', ({ data }: MessageEvent<string>) => {
      const progress: ImportProgress = JSON.parse(data);
      if (progress.state === 'completed' || progress.state === 'cancelled') {
        // Only the whole import has the outcome of each game, so it is fetched at the end.
        source?.close();
        void poll();
        return;
      }
      onProgress(progress);
      schedulePoll();
    });
    source.addEventListener('error', () => {
      schedulePoll();
      // Refused, by a starting gateway for instance: the browser gives up, so we poll.
      if (source?.readyState !== EventSource.CLOSED) return;
      clearTimeout(reopenTimer);
      reopenTimer = setTimeout(open, REOPEN_MS);
    });
  }

  open();
  return stop;
}
