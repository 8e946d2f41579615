import type { reviews } from '@slots/contracts/casino/reviews';
import type { AnswerOf } from './endpoint.ts';
import { portalApi } from './portal-api.ts';
import { isOutdated } from './problem.ts';
import { ifMatch, type Versioned, versioned } from './versioned.ts';

/** Fields of every drafted record beside its content. */
export type DraftedFacts = Omit<AnswerOf<typeof reviews.list>['data'][number], 'subject'>;
export type DraftedVersion = AnswerOf<typeof reviews.versions>[number];

/** A drafted record by its address, '/api/reviews/7', in the version that is on screen. */
interface Edited {
  readonly address: string;
  readonly etag: string | undefined;
}

/** Steps of a draft without a body, by the end of their address. */
const STEPS = {
  cancel: { method: 'DELETE', end: 'plan' },
  discard: { method: 'DELETE', end: 'draft' },
  withdraw: { method: 'DELETE', end: 'publication' },
} as const;
export type DraftStep = keyof typeof STEPS;

const tag = ({ address }: { readonly address: string }) => ({
  type: 'Draft' as const,
  id: address,
});

/** Refetches a record that has changed since: the next step needs its ETag. */
const afterRefusal = (error: unknown, of: Edited) => (isOutdated(error) ? [tag(of)] : []);

/** The steps that all drafted records share. Their contents have endpoints of their features. */
const draftedApi = portalApi.injectEndpoints({
  endpoints: (build) => ({
    draftVersions: build.query<DraftedVersion[], string>({
      query: (address) => ({ method: 'GET', url: `${address}/versions`, shape: 'list' }),
      providesTags: (_answer, _error, address) => [tag({ address })],
    }),

    /** At once, or by itself at a time. */
    publishDraft: build.mutation<Versioned<DraftedFacts>, Edited & { readonly at?: string }>({
      query: ({ address, etag, at }) =>
        ifMatch(
          { method: 'POST', url: `${address}/publication`, body: at === undefined ? {} : { at } },
          etag,
        ),
      transformResponse: (record: DraftedFacts, meta) => versioned(record, meta),
      invalidatesTags: (_answer, error, of) =>
        error ? afterRefusal(error, of) : [tag(of), 'Casino'],
    }),

    stepDraft: build.mutation<Versioned<DraftedFacts>, Edited & { readonly step: DraftStep }>({
      query: ({ address, etag, step }) =>
        ifMatch({ method: STEPS[step].method, url: `${address}/${STEPS[step].end}` }, etag),
      transformResponse: (record: DraftedFacts, meta) => versioned(record, meta),
      invalidatesTags: (_answer, error, of) =>
        error ? afterRefusal(error, of) : [tag(of), 'Casino'],
    }),

    /** An earlier version becomes the draft. */
    restoreVersion: build.mutation<Versioned<DraftedFacts>, Edited & { readonly number: number }>({
      query: ({ address, etag, number }) =>
        ifMatch({ method: 'POST', url: `${address}/versions/${number}/draft` }, etag),
      transformResponse: (record: DraftedFacts, meta) => versioned(record, meta),
      invalidatesTags: (_answer, error, of) => (error ? afterRefusal(error, of) : [tag(of)]),
    }),
  }),
});

export const {
  useDraftVersionsQuery,
  usePublishDraftMutation,
  useStepDraftMutation,
  useRestoreVersionMutation,
} = draftedApi;
