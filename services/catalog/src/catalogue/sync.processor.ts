import type { JobHandler } from '@slots/jobs/worker';
import type { CatalogueClient, CataloguePage } from './catalogue.client.ts';
import { CatalogueError } from './catalogue.error.ts';
import type { CatalogueGameCopy } from './catalogue-game.ts';
import { DESCRIBED, type Described, type TaxonDescription } from './catalogue-taxon.ts';
import type { MirrorRepository } from './mirror.repository.ts';
import type { SyncRunRecord } from './sync-run.model.ts';
import type { SyncRunsRepository } from './sync-runs.repository.ts';

type Attempt = Parameters<JobHandler<unknown>>[1];

/** A catalogue that orders its pages anew while we walk is walked again while games are missing, so often. */
const MOST_WALKS = 3;

/** What a sync changes beside the mirror: the games that were imported from it. */
export interface ImportedGames {
  /** Takes over what changed in games that exist; makes no new ones. */
  refresh(copies: readonly CatalogueGameCopy[]): Promise<void>;
  withdraw(ids: readonly number[]): Promise<void>;
}

/** Where what the catalogue tells of providers and themes is kept. */
export interface Descriptions {
  save(kind: Described, descriptions: readonly TaxonDescription[]): Promise<void>;
}

/** Works one sync: page after page into the mirror. It may be cut off anywhere and goes on from there. */
export function createSyncProcessor({
  client,
  mirror,
  runs,
  games,
  descriptions,
  now = () => new Date(),
}: {
  client: CatalogueClient;
  mirror: MirrorRepository;
  runs: SyncRunsRepository;
  games: ImportedGames;
  descriptions: Descriptions;
  now?: () => Date;
}): JobHandler<{ runId: number }> {
  async function store(runId: number, { games: copies, malformed, page }: CataloguePage) {
    const at = now();
    await games.refresh(copies);
    await mirror.save(copies, { seenIn: runId, at });
    await mirror.putAside(malformed, { runId, page, at });
  }

  /**
   * One walk over the pages from `first` on; gives how many games the catalogue says it has. They are
   * ordered by id: new ones come at the end, but one that goes moves those behind it up, perhaps onto
   * a page that was read already, so after that the walk steps back.
   */
  async function walk({ _id, since, total }: SyncRunRecord, first: number): Promise<number> {
    let expected = first > 1 ? total : 0;
    for (let page = first; ; ) {
      const answer = await client.page(since === null ? { page } : { page, updatedAt: since });
      await store(_id, answer);
      const [games, malformed] = await Promise.all([
        mirror.countSeen(_id),
        mirror.countMalformed(_id),
      ]);
      const { lastPage: pages, total: now } = answer;
      const pagesDone = Math.min(page, pages);
      await runs.note(_id, { pages, pagesDone, total: now, games, malformed });
      const gone = expected - now;
      expected = now;
      if (gone > 0 && page > 1) page = Math.max(1, page - Math.ceil(gone / client.pageSize));
      else if (page < pages) page += 1;
      else return now;
    }
  }

  async function isWhole(runId: number, total: number): Promise<boolean> {
    return (await mirror.countSeen(runId)) + (await mirror.countMalformed(runId)) >= total;
  }

  /** They are only shown: a catalogue that does not tell them does not hold up its games. */
  async function describe({ last, log }: Attempt): Promise<void> {
    for (const kind of DESCRIBED) {
      try {
        await descriptions.save(kind, await client.descriptions(kind));
      } catch (error) {
        if (!(error instanceof CatalogueError) || (error.retryable && !last)) throw error;
        log.warn({ kind, err: error }, 'the catalogue does not tell about these');
      }
    }
  }

  async function sync(run: SyncRunRecord, attempt: Attempt): Promise<void> {
    let total = await walk(run, run.pagesDone + 1);
    let whole = await isWhole(run._id, total);
    for (let walks = 1; !whole && walks < MOST_WALKS; walks += 1) {
      total = await walk(run, 1);
      whole = await isWhole(run._id, total);
    }
    if (run.mode === 'full' && whole) await games.withdraw(await mirror.withdrawUnseen(run._id));
    const lastWhole = run.mode === 'full' ? null : await runs.lastCompleted('full');
    await mirror.forgetMalformed(run._id, lastWhole?._id ?? null);
    await describe(attempt);
    await runs.complete(run._id, now());
  }

  return async ({ runId }, attempt) => {
    const { last, log } = attempt;
    const run = await runs.find(runId);
    if (!run?.active) return;
    try {
      await sync(run, attempt);
      log.info({ runId, mode: run.mode }, 'the mirror is in step with the catalogue');
    } catch (error) {
      if (!(error instanceof CatalogueError)) throw error;
      if (error.retryable && !last) {
        await runs.noteFailure(runId, error.message, now());
        throw error;
      }
      log.error({ runId, err: error }, 'the sync has failed');
      await runs.fail(runId, error.message, now());
    }
  };
}
