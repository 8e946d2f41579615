import { setTimeout as delay } from 'node:timers/promises';
import type { JobQueue } from '@slots/jobs/queue';
import type { importChunkJob } from '@slots/jobs/registry';
import type { Logger } from '@slots/logger/logger';
import type { z } from 'zod';
import type { MirrorRepository } from '../catalogue/mirror.repository.ts';
import type { ImportRecord } from './import.model.ts';
import type { ImportsRepository, ItemCounts, NewImport } from './imports.repository.ts';

export interface ImportProgress {
  readonly record: ImportRecord;
  readonly counts: ItemCounts;
}

type Asked = Pick<NewImport, 'origin' | 'gameIds'> &
  Partial<Pick<NewImport, 'requestedBy' | 'idempotencyKey' | 'search' | 'seedStep'>> & {
    /** Runs after everything that staff wait for. */
    readonly background?: boolean;
  };

/** The contract's. Chunks of 400 took a tenth to a third less processor time, and more to do again after a killed worker. */
export const MAX_CHUNK_SIZE = 150;
const MIN_CHUNK_SIZE = 20;
/** Wanted number of chunks, where there are enough games: keeps several workers busy and the progress moving. */
const CHUNKS_WANTED = 8;
const BACKGROUND_PRIORITY = 10_000;
/**
 * Maximum chunks of an import on the queue at a time: minutes of work for several workers. All that wait are put
 * there again and again, in case Redis lost one, and for a million games that would cost more than importing them.
 */
const MAX_QUEUED = 500;
/** Watchers look often at first, since most imports are small, and then ever less. */
const FIRST_POLL_MS = 25;
const LAST_POLL_MS = 400;
const POLL_GROWTH = 1.2;

export function createImportsService({
  imports,
  mirror,
  queue,
  logger,
}: {
  imports: ImportsRepository;
  mirror: MirrorRepository;
  queue: JobQueue<z.input<typeof importChunkJob.payload>>;
  logger: Logger;
}) {
  async function enqueue(record: ImportRecord): Promise<void> {
    const chunks = await imports.pendingChunks(record._id, MAX_QUEUED);
    await queue.add(
      chunks.map((chunk) => ({
        payload: { importId: record._id, chunk },
        id: jobId(record._id, chunk),
        priority: record.priority,
      })),
    );
  }

  async function create({ background = false, ...asked }: Asked): Promise<ImportRecord> {
    const gameIds = [...new Set(asked.gameIds)];
    const chunkSize = Math.min(
      MAX_CHUNK_SIZE,
      Math.max(MIN_CHUNK_SIZE, Math.ceil(gameIds.length / CHUNKS_WANTED)),
    );
    const record = await imports.create({
      requestedBy: null,
      search: null,
      ...asked,
      gameIds,
      chunkSize,
      // Small imports go before large ones.
      priority: Math.ceil(gameIds.length / MIN_CHUNK_SIZE) + (background ? BACKGROUND_PRIORITY : 0),
      createdAt: new Date(),
    });
    try {
      await enqueue(record);
    } catch (error) {
      // The import is in MongoDB: the reconciler queues it as soon as Redis is there.
      logger.warn({ err: error, importId: record._id }, 'an import could not be queued yet');
    }
    return record;
  }

  async function progress(importId: number): Promise<ImportProgress | null> {
    const record = await imports.find(importId);
    if (!record) return null;
    const countOf = await imports.counts([importId]);
    return { record, counts: countOf(importId) };
  }

  /** The progress at each change, the end last; a reader who comes after the end gets it at once. */
  async function* follow(importId: number, signal: AbortSignal): AsyncGenerator<ImportProgress> {
    let told = '';
    for (
      let pause = FIRST_POLL_MS;
      !signal.aborted;
      pause = Math.min(LAST_POLL_MS, pause * POLL_GROWTH)
    ) {
      const current = await progress(importId);
      if (!current) return;
      const { state } = current.record;
      const tale = `${state} ${current.counts.succeeded} ${current.counts.failed}`;
      if (tale !== told) yield current;
      told = tale;
      if (hasEnded(state)) return;
      await delay(pause);
    }
  }

  return {
    create,
    progress,
    follow,

    /**
     * Every game of the mirror, or those whose name matches.
     * @returns undefined when nothing matches
     */
    async createAll(
      asked: Omit<Asked, 'origin' | 'gameIds' | 'search'> & { search?: string | undefined },
    ): Promise<ImportRecord | undefined> {
      const { search, ...rest } = asked;
      // Something else may match by now, or nothing.
      const first = await imports.sameRequest(rest);
      if (first) return first;
      const gameIds = await mirror.ids({ search });
      if (gameIds.length === 0) return undefined;
      return create({ ...rest, origin: 'all', gameIds, search: search ?? null });
    },

    /** Waits for the end of an import; gives what is known once `timeoutMs` have passed. */
    async outcome(
      importId: number,
      timeoutMs: number,
      signal: AbortSignal,
    ): Promise<ImportProgress | null> {
      const waiting = AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]);
      let latest: ImportProgress | null = null;
      for await (const current of follow(importId, waiting)) latest = current;
      return latest;
    },

    /** All imports, newest first, one after the other. */
    async *stream(): AsyncGenerator<ImportProgress> {
      for await (const record of imports.stream()) {
        const countOf = await imports.counts([record._id]);
        yield { record, counts: countOf(record._id) };
      }
    },

    async list(page: { page: number; limit: number }) {
      const { records, total } = await imports.list(page);
      const countOf = await imports.counts(records.map(({ _id }) => _id));
      return { jobs: records.map((record) => ({ record, counts: countOf(record._id) })), total };
    },

    results: imports.results,

    /** Imports the games again that failed in one that has ended; undefined when none has. */
    async retry(
      importId: number,
      asked: Pick<Asked, 'requestedBy' | 'idempotencyKey'>,
    ): Promise<ImportRecord | undefined> {
      const { errors } = await imports.results(importId);
      if (errors.length === 0) return undefined;
      return create({ ...asked, origin: 'batch', gameIds: errors.map(({ id }) => id) });
    },

    /** Games that are in stay; a worker ends the chunk that it is writing. */
    async cancel(importId: number): Promise<ImportProgress | null> {
      // No others are on the queue: the first that are pending were put there, and no chunk becomes pending again.
      const waiting = await imports.pendingChunks(importId, MAX_QUEUED);
      await imports.cancel(importId, new Date());
      try {
        await queue.remove(waiting.map((chunk) => jobId(importId, chunk)));
      } catch (error) {
        // They are taken, seen to be cancelled, and dropped: only later.
        logger.debug({ err: error, importId }, 'jobs of a cancelled import stay on the queue');
      }
      return progress(importId);
    },

    /** Puts the next chunks that are not done on the queue (no harm when they are there) and ends what is done. */
    async reconcile(): Promise<void> {
      for (const record of await imports.unfinished()) {
        if (!(await imports.finishIfDone(record._id, new Date()))) await enqueue(record);
      }
    },

    prune: imports.prune,
  };
}

export type ImportsService = ReturnType<typeof createImportsService>;

export function hasEnded(state: ImportRecord['state']): boolean {
  return state === 'completed' || state === 'cancelled';
}

function jobId(importId: number, chunk: number): `${string}-${string}` {
  return `import-${importId}-${chunk}`;
}
