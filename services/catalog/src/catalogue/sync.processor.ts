import type { JobHandler } from '@slots/jobs/worker';
import type { CatalogueClient, CataloguePage } from './catalogue.client.ts';
import { CatalogueError } from './catalogue.error.ts';
import type { CatalogueGameCopy } from './catalogue-game.ts';
import { DESCRIBED, type Described, type TaxonDescription } from './catalogue-taxon.ts';
import type { MirrorRepository } from './mirror.repository.ts';
import type { SyncRunRecord } from './sync-run.model.ts';
import type { SyncRunsRepository } from './sync-runs.repository.ts';

type Attempt = Parameters<JobHandler<unknown>>[1];

/** Maximum walks: a catalogue that reorders its pages meanwhile is walked again while games are missing. */
const MAX_WALKS = 3;
/** Maximum per walk: a total that goes up and down by itself would never let it end. */
const MAX_STEPS_BACK = 50;

/** The imported games, which a sync changes beside the mirror. */
interface ImportedGames {
  /** Applies what the catalogue says now: to games that exist, and to the names of what they are sorted under. */
  refresh(copies: readonly CatalogueGameCopy[]): Promise<void>;
  withdraw(ids: readonly number[]): Promise<void>;
}

/** The store of descriptions of providers and themes. */
interface Descriptions {
  /** @returns true if any is new or has changed */
  save(kind: Described, descriptions: readonly TaxonDescription[]): Promise<boolean>;
}

/** Processes one sync: page after page into the mirror. It may be interrupted anywhere and resumes from there. */
export function createSyncProcessor({
  client,
  mirror,
  runs,
  games,
  descriptions,
  onDescribed,
}: {
  client: CatalogueClient;
  mirror: MirrorRepository;
  runs: SyncRunsRepository;
  games: ImportedGames;
  descriptions: Descriptions;
  /** Awaited when descriptions have changed. Must not fail. */
  onDescribed: () => Promise<void>;
}): JobHandler<{ runId: number }> {
  /** @returns how many games the run has not met before */
  async function store(
    runId: number,
    { games: copies, malformed, page }: Pick<CataloguePage, 'games' | 'malformed' | 'page'>,
  ): Promise<number> {
    const at = new Date();
    const ids = new Set(copies.map(({ id }) => id));
    const known = await mirror.countSeen(runId, [...ids]);
    // Before the games: an import that overwrites them with older copies looks into the mirror afterwards.
    await mirror.save(copies, { seenIn: runId, at });
    await games.refresh(copies);
    await mirror.putAside(malformed, { runId, page, at });
    return ids.size - known;
  }

  /**
   * One walk over the pages from `first` on; gives how many games the catalogue says it has. They are
   * ordered by id: new ones come at the end, but one that goes moves those behind it up, perhaps onto
   * a page that was read already, so after that the walk steps back. Noted is the page that comes next, so that
   * one who takes the run up steps back as well.
   */
  async function walk(
    { _id, since, total }: SyncRunRecord,
    first: number,
    { signal }: Attempt,
  ): Promise<number> {
    let expected = first > 1 ? total : 0;
    // Counted once, since a page more is no reason to count all that came before it.
    let { games } = await met(_id);
    let stepsBack = 0;
    for (let page = first; ; ) {
      const answer = await client.page(since === null ? { page } : { page, updatedAt: since }, {
        signal,
      });
      games += await store(_id, answer);
      const malformed = await mirror.countMalformed(_id);
      const { lastPage: pages, total: now } = answer;
      const gone = expected - now;
      const isBack = gone > 0 && page > 1 && stepsBack < MAX_STEPS_BACK;
      const next = isBack ? Math.max(1, page - Math.ceil(gone / client.pageSize)) : page + 1;
      const pagesDone = Math.min(next - 1, pages);
      await runs.note(_id, { pages, pagesDone, total: now, games, malformed });
      signal.throwIfAborted();
      // A last page that is never reached must not be asked for without end.
      const isEmpty = answer.games.length + answer.malformed.length === 0;
      if (next > pages || isEmpty) return now;
      if (isBack) stepsBack += 1;
      expected = now;
      page = next;
    }
  }

  /** The counts of a run so far. */
  async function met(runId: number): Promise<{ games: number; malformed: number }> {
    const [games, malformed] = await Promise.all([
      mirror.countSeen(runId),
      mirror.countMalformed(runId),
    ]);
    return { games, malformed };
  }

  /**
   * A game may have moved onto a page that was read already, so each is asked for first. The games before their copies:
   * cut off between the two, the next whole sync finds all of them again.
   */
  async function withdrawUnseen(runId: number, { signal }: Attempt): Promise<void> {
    await games.withdraw(await mirror.unseen(runId, { gone: true }));
    const ids = await mirror.unseen(runId, { gone: false });
    for (let start = 0; start < ids.length; start += client.pageSize) {
      const among = ids.slice(start, start + client.pageSize);
      await store(runId, { ...(await client.games(among, { signal })), page: 0 });
      const gone = await mirror.unseen(runId, { gone: false, among });
      await games.withdraw(gone);
      await mirror.withdraw(gone);
      // Those that an import has brought back since, which did not find it in the mirror yet.
      await games.withdraw(gone);
      signal.throwIfAborted();
    }
  }

  /** They are only shown: a catalogue that does not tell them does not hold up its games. */
  async function describe({ last, log, signal }: Attempt): Promise<void> {
    for (const kind of DESCRIBED) {
      try {
        const told = await client.descriptions(kind, { signal });
        if (await descriptions.save(kind, told)) await onDescribed();
      } catch (error) {
        if (!(error instanceof CatalogueError) || (error.retryable && !last)) throw error;
        log.warn({ kind, err: error }, 'the catalogue does not tell about these');
      }
    }
  }

  async function sync(run: SyncRunRecord, attempt: Attempt): Promise<void> {
    let total = await walk(run, run.pagesDone + 1, attempt);
    let found = await met(run._id);
    const isWhole = () => found.games + found.malformed >= total;
    for (let walks = (run.repeats ?? 0) + 1; !isWhole() && walks < MAX_WALKS; walks += 1) {
      await runs.beginAgain(run._id);
      total = await walk(run, 1, attempt);
      found = await met(run._id);
    }
    // A catalogue without any game is a broken one.
    const tells = total > 0 && found.games > 0;
    if (run.mode === 'full' && isWhole() && tells) await withdrawUnseen(run._id, attempt);
    const lastWhole = run.mode === 'full' ? null : await runs.lastCompleted('full');
    await mirror.forgetMalformed(run._id, lastWhole?._id ?? null);
    await describe(attempt);
    await runs.complete(run, found, new Date());
  }

  return async ({ runId }, attempt) => {
    const { last, log, signal } = attempt;
    const run = await runs.find(runId);
    if (!run?.active) return;
    try {
      await sync(run, attempt);
      // A request for a whole sync meanwhile has widened this run, which then has not ended.
      const widened = await runs.find(runId);
      if (widened?.active) await sync({ ...widened, pagesDone: 0, repeats: 0 }, attempt);
      log.info({ runId, mode: widened?.mode }, 'the mirror is in step with the catalogue');
    } catch (error) {
      // The reconciler queues it anew for a worker that goes on where this one was.
      if (signal.aborted) return;
      if (!(error instanceof CatalogueError)) throw error;
      const pagesDone = (await runs.find(runId))?.pagesDone ?? 0;
      const isFurther = pagesDone > run.pagesDone;
      if (error.retryable && (isFurther || !last)) {
        await runs.noteFailure(runId, error.message, new Date());
        // The reconciler queues it anew, with all its tries: those are for a catalogue that answers nothing at all.
        if (isFurther) return;
        throw error;
      }
      log.error({ runId, err: error }, 'the sync has failed');
      await runs.fail(runId, error.message, new Date());
    }
  };
}
