import {
  getCatalogueGame,
  listCatalogueGames,
  rememberLocation,
} from '@slots/contracts/catalog/catalogue-games';
import { getSync, listMalformedItems, startSync } from '@slots/contracts/catalog/catalogue-sync';
import {
  cancelImportJob,
  getImportJob,
  type ImportJob,
  importAll,
  importBatch,
  listImportJobs,
  planImport,
  retryImportJob,
} from '@slots/contracts/catalog/imports';
import { onAnswer } from '../../api/call-lifecycle.ts';
import { type AnswerOf, type CallOf, call, endpoint } from '../../api/endpoint.ts';
import { portalApi } from '../../api/portal-api.ts';
import { noRetries, readOnce } from '../../api/retries.ts';
import { followImportJob } from './follow-import-job.ts';

/** Outcome of a batch. The specification has failures read from `errors` or `failed`, a number or a list. */
export interface BatchResults {
  readonly success: readonly unknown[];
  readonly errors?: readonly { readonly error: string }[];
  readonly failed?: number | readonly unknown[];
}

/** Answer to a batch: its outcome (200), of which the specification names no job, or the job that continues (202). */
export type BatchAnswer =
  | { readonly message: string; readonly jobId?: number; readonly results: BatchResults }
  | Exclude<AnswerOf<typeof importBatch>, { readonly results: unknown }>;

interface BatchCall {
  readonly gameIds: readonly number[];
  /** Idempotency key: the same one gives the first request's record. */
  readonly idempotencyKey: string;
  /** Requests the job immediately instead of waiting for the outcome. */
  readonly followed: boolean;
}

interface AllCall {
  /** Only the games with a matching name; empty for the whole catalogue. */
  readonly search: string;
  readonly idempotencyKey: string;
}

/** Games to import: these, or all that match a search (empty for every game). */
export type Wanted = { readonly gameIds: readonly number[] } | { readonly search: string };

const sendAll = endpoint(importAll);
const sendPlan = endpoint(planImport);
const sendBatch = endpoint(importBatch);

/** Tags that a finished import makes stale. */
const importedTags = () => [
  'Game' as const,
  { type: 'GameImport' as const, id: 'games' },
  { type: 'GameImport' as const, id: 'jobs' },
];

/** The call for a page of the catalogue, or of a search in it; an empty search is none. */
export function gamesCall(page: number, search: string): CallOf<typeof listCatalogueGames> {
  return { query: { page, ...(search !== '' && { search }) } };
}

/** The call for an import; equal calls share one cached response. */
export function jobCall(id: number): CallOf<typeof getImportJob> {
  return { params: { id } };
}

/** True once an import is completed or cancelled. */
export function hasEnded({ state }: Pick<ImportJob, 'state'>): boolean {
  return state === 'completed' || state === 'cancelled';
}

export const gameImportApi = portalApi.injectEndpoints({
  endpoints: (build) => ({
    catalogueGames: build.query({
      ...readOnce(listCatalogueGames),
      providesTags: [{ type: 'GameImport', id: 'games' }],
    }),

    catalogueGame: build.query({
      ...readOnce(getCatalogueGame),
      providesTags: [{ type: 'GameImport', id: 'games' }],
    }),

    importJobs: build.query({
      ...readOnce(listImportJobs),
      providesTags: [{ type: 'GameImport', id: 'jobs' }],
    }),

    /** One import, kept up to date by its events until it ends. */
    importJob: build.query({
      ...readOnce(getImportJob),
      onCacheEntryAdded: async ({ params }, lifecycle) => {
        const { cacheDataLoaded, cacheEntryRemoved, dispatch, updateCachedData } = lifecycle;
        const invalidateImported = () =>
          dispatch(gameImportApi.util.invalidateTags(importedTags()));
        try {
          const { data } = await cacheDataLoaded;
          if (hasEnded(data)) {
            // A small import can be over before it is first read.
            invalidateImported();
            return;
          }
        } catch {
          return; // the call failed, which the screen shows, or it has no subscriber any more
        }
        const stop = followImportJob(Number(params.id), {
          onProgress: (progress) => {
            updateCachedData((job) => {
              Object.assign(job, progress);
            });
          },
          refetch: async () => {
            const { data } = await dispatch(
              gameImportApi.endpoints.importJob.initiate(
                { params },
                { forceRefetch: true, subscribe: false },
              ),
            );
            if (data === undefined || !hasEnded(data)) return false;
            invalidateImported();
            return true;
          },
        });
        await cacheEntryRemoved;
        stop();
      },
    }),

    /** An answer with the outcome ends here; one with a job continues in `importJob`. */
    importGames: build.mutation<BatchAnswer, BatchCall>({
      query: ({ gameIds, idempotencyKey, followed }) => ({
        ...sendBatch({ body: { gameIds: [...gameIds] } }),
        headers: {
          'Idempotency-Key': idempotencyKey,
          ...(followed && { Prefer: 'respond-async' }),
        },
      }),
      invalidatesTags: (answer) => (answer && 'results' in answer ? importedTags() : []),
    }),

    /** Starts an import of all matches; it continues in `importJob`. */
    importMatching: build.mutation<AnswerOf<typeof importAll>, AllCall>({
      query: ({ search, idempotencyKey }) => ({
        ...sendAll({ body: search === '' ? {} : { search } }),
        headers: { 'Idempotency-Key': idempotencyKey },
      }),
      invalidatesTags: [{ type: 'GameImport', id: 'jobs' }],
    }),

    /** Retries the failures of another import; it continues in `importJob`. */
    retryImport: build.mutation({
      ...call(retryImportJob),
      invalidatesTags: [{ type: 'GameImport', id: 'jobs' }],
    }),

    /** Preview of an import. Never cached: it may be wrong a minute later. */
    importPlan: build.query<AnswerOf<typeof planImport>, Wanted>({
      query: (wanted) => {
        if ('gameIds' in wanted) return sendPlan({ body: { gameIds: [...wanted.gameIds] } });
        return sendPlan({ body: wanted.search === '' ? {} : { search: wanted.search } });
      },
      extraOptions: noRetries,
      keepUnusedDataFor: 0,
    }),

    rememberLocation: build.mutation(call(rememberLocation)),

    cancelImport: build.mutation({
      ...call(cancelImportJob),
      onQueryStarted: onAnswer((job, call, { dispatch }) => {
        dispatch(gameImportApi.util.updateQueryData('importJob', call, () => job));
      }),
    }),

    sync: build.query({ ...readOnce(getSync), providesTags: [{ type: 'GameImport', id: 'sync' }] }),

    malformedItems: build.query({
      ...readOnce(listMalformedItems),
      providesTags: [{ type: 'GameImport', id: 'malformed' }],
    }),

    startSync: build.mutation({
      ...call(startSync),
      invalidatesTags: [{ type: 'GameImport', id: 'sync' }],
    }),
  }),
});

export const {
  useCatalogueGamesQuery,
  useCatalogueGameQuery,
  useImportJobsQuery,
  useImportJobQuery,
  useImportGamesMutation,
  useImportMatchingMutation,
  useRetryImportMutation,
  useImportPlanQuery,
  useRememberLocationMutation,
  useCancelImportMutation,
  useSyncQuery,
  useMalformedItemsQuery,
  useStartSyncMutation,
} = gameImportApi;
