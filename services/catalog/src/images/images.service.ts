import { THUMB_WIDTHS } from '@slots/contracts/catalog/public-games';
import { HttpProblem, notFound, unavailable } from '@slots/http-kit/http-problem.error';
import type { CountCache } from '@slots/telemetry/cache-metrics';
import { LRUCache } from 'lru-cache';
import pLimit from 'p-limit';
import { encodeImage, fetchImage, type ImageHosts, ImageSourceError } from './image-source.ts';
import type { ImagesRepository, SizedImage } from './images.repository.ts';

/** Delay before a failed source is tried again. */
const FAILURE_KEPT_MS = 30_000;
const FAILURES_KEPT = 5_000;
/** A source has up to 5 MB, and waits for its turn to be encoded. */
const MADE_AT_ONCE = 16;
/** As many as are made within the longest wait, at some twenty a second. */
const MAX_WAITING = 300;
/** Whoever asked has gone by then. */
const MAX_WAIT_MS = 15_000;

const tooMany = () => unavailable('Too many pictures are waiting.');

/** Thumbnails on our own origin: fetched at first demand, re-encoded, kept. */
export function createImagesService({
  images,
  count,
  sourceOf,
  hosts,
}: {
  images: ImagesRepository;
  count: CountCache;
  /** The outside address that a hash stands for. */
  sourceOf: (hash: string) => Promise<string | null>;
  hosts: ImageHosts;
}) {
  const making = new Map<string, Promise<SizedImage[]>>();
  const turn = pLimit(MADE_AT_ONCE);
  const failures = new LRUCache<string, HttpProblem>({ max: FAILURES_KEPT, ttl: FAILURE_KEPT_MS });

  async function make(hash: string): Promise<SizedImage[]> {
    const source = await sourceOf(hash);
    if (source === null) throw notFound('There is no such image.');
    if (turn.pendingCount >= MAX_WAITING) throw tooMany();
    const askedAt = performance.now();
    return turn(async () => {
      if (performance.now() - askedAt > MAX_WAIT_MS) throw tooMany();
      const sizes = await encodeImage(await fetchImage(source, hosts), THUMB_WIDTHS);
      await images.save(hash, sizes);
      return sizes;
    });
  }

  /** Concurrent requests for a picture share one fetch. */
  function makeOnce(hash: string): Promise<SizedImage[]> {
    const running = making.get(hash);
    if (running) return running;
    const begun = make(hash)
      .catch((error: unknown) => {
        if (!(error instanceof ImageSourceError)) throw error;
        const problem =
          error.status === 404
            ? notFound('There is no such image.')
            : new HttpProblem(502, 'Bad Gateway', { cause: error });
        failures.set(hash, problem);
        throw problem;
      })
      .finally(() => making.delete(hash));
    making.set(hash, begun);
    return begun;
  }

  return {
    /**
     * A WebP picture.
     * @param file `{hash}-{width}`
     * @throws HttpProblem 404 for one that is not ours or a width we do not have, 502 when its source fails, 503 when
     * too many wait to be made
     */
    async get(file: string): Promise<Buffer> {
      const [hash = '', digits] = file.split('-');
      const width = THUMB_WIDTHS.find((known) => known === Number(digits));
      if (width === undefined) throw notFound('There is no such image.');
      const stored = await images.find(hash, width);
      count(stored ? 'hit' : 'miss');
      if (stored) return stored;
      const failure = failures.get(hash);
      if (failure) throw failure;
      const made = (await makeOnce(hash)).find((size) => size.width === width);
      if (!made) throw notFound('There is no such image.');
      return made.data;
    },
  };
}

export type ImagesService = ReturnType<typeof createImagesService>;
