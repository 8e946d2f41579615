import {
  cancelImportJob,
  exportImportJobs,
  getImportJob,
  IDEMPOTENCY_KEY,
  importAll,
  importBatch,
  importJobEvents,
  listImportJobs,
  NOTHING_MATCHES,
  planImport,
  retryImportJob,
} from '@slots/contracts/catalog/imports';
import { changeTags } from '@slots/contracts/changes';
import { badField, HttpProblem, notFound } from '@slots/http-kit/http-problem.error';
import { noteChanged } from '@slots/http-kit/noted-changes';
import { prefers } from '@slots/http-kit/prefer';
import {
  type Call,
  mapRows,
  okRoute,
  type Route,
  route,
  type ServerEvent,
} from '@slots/http-kit/route';
import { OVERALL } from '../games/game-tags.ts';
import { outcomeMessage, toCsvRow, toJob, toJobProgress, toResults } from './import.mapper.ts';
import type { ImportPlanner } from './import-plan.ts';
import { hasEnded, type ImportProgress, type ImportsService } from './imports.service.ts';

/** The wait for a batch before the answer is 202. */
const WAIT_MS = 25_000;
/** Results of each kind that the list of imports carries; one import alone carries all. */
const LISTED_RESULTS = 100;

type Asking = Call<typeof importBatch> | Call<typeof importAll> | Call<typeof retryImportJob>;

/** The person, and the key by which the same request is known again; keys of different users never meet. */
function requestOf({ reader, headers }: Asking) {
  const key = headers['idempotency-key'];
  if (Array.isArray(key) || !IDEMPOTENCY_KEY.test(key ?? '')) {
    throw badField(
      'Idempotency-Key',
      'Idempotency-Key must be at most 255 printable ASCII characters, sent once.',
    );
  }
  return {
    requestedBy: { id: reader.id, username: reader.username },
    ...(key ? { idempotencyKey: `${reader.id}:${key}` } : {}),
  };
}

/** An import that continues in the background: the worker publishes its changes. */
function accepted(jobId: number) {
  noteChanged([]);
  return {
    status: 202,
    headers: { Location: `/api/game-import/jobs/${jobId}` },
    body: { message: 'The import has been queued.', jobId },
  } as const;
}

function existing(progress: ImportProgress | null): ImportProgress {
  if (!progress) throw notFound(getImportJob.messages[404]);
  return progress;
}

export function createImportRoutes({
  imports,
  plan,
}: {
  imports: ImportsService;
  plan: ImportPlanner;
}): Route[] {
  async function* events(importId: number, signal: AbortSignal) {
    for await (const progress of imports.follow(importId, signal)) {
      yield { data: toJobProgress(progress) } satisfies ServerEvent<unknown>;
    }
  }

  return [
    route(importBatch, async (call) => {
      const { gameIds } = call.body;
      const { _id: jobId } = await imports.create({ origin: 'batch', gameIds, ...requestOf(call) });
      if (prefers(call.headers, /\brespond-async\b/i)) return accepted(jobId);
      const end = await imports.outcome(jobId, WAIT_MS, call.signal);
      if (!end || !hasEnded(end.record.state)) return accepted(jobId);
      // The worker has told it too; what is asked for after the answer has to show it.
      noteChanged([...OVERALL, ...gameIds.map(changeTags.game)]);
      const results = toResults(await imports.results(jobId), end.counts);
      return { status: 200, body: { message: outcomeMessage(end.counts), results, jobId } };
    }),

    route(importAll, async (call) => {
      const record = await imports.createAll({ search: call.body?.search, ...requestOf(call) });
      if (!record) throw notFound(NOTHING_MATCHES);
      return accepted(record._id);
    }),

    okRoute(planImport, ({ body }) => {
      noteChanged([]);
      return plan(body);
    }),

    okRoute(listImportJobs, async ({ query }) => {
      const { jobs, total } = await imports.list(query);
      const data = jobs.map(async (job) =>
        toJob(job, await imports.results(job.record._id, LISTED_RESULTS)),
      );
      return { data: await Promise.all(data), total };
    }),

    route(exportImportJobs, () => ({ status: 200, rows: mapRows(imports.stream(), toCsvRow) })),

    okRoute(getImportJob, async ({ params }) => {
      const progress = existing(await imports.progress(params.id));
      return toJob(progress, await imports.results(params.id));
    }),

    route(importJobEvents, async ({ params, signal }) => {
      existing(await imports.progress(params.id));
      return { status: 200, events: events(params.id, signal) };
    }),

    route(retryImportJob, async (call) => {
      const { record } = existing(await imports.progress(call.params.id));
      if (!hasEnded(record.state)) throw new HttpProblem(409, 'This import has not ended yet.');
      const retry = await imports.retry(record._id, requestOf(call));
      if (!retry) throw new HttpProblem(409, retryImportJob.messages[409]);
      return accepted(retry._id);
    }),

    okRoute(cancelImportJob, async ({ params }) => {
      existing(await imports.progress(params.id));
      const progress = existing(await imports.cancel(params.id));
      noteChanged([]);
      return toJob(progress, await imports.results(params.id));
    }),
  ];
}
