import { type ReviewContent, reviews } from '@slots/contracts/casino/reviews';
import { type AnswerOf, call, endpoint } from '../../api/endpoint.ts';
import { portalApi } from '../../api/portal-api.ts';
import { noRetries } from '../../api/retries.ts';
import { ifMatch, type Versioned, versioned } from '../../api/versioned.ts';

/** A review as its writers see it. */
export type ReviewRecord = AnswerOf<typeof reviews.get>;
/** A review as visitors would see it. */
export type ReviewPreview = AnswerOf<typeof reviews.preview>;

const list = endpoint(reviews.list);
const get = endpoint(reviews.get);
const create = endpoint(reviews.create);
const save = endpoint(reviews.save);

/** Where the review's steps are. */
export const reviewAddress = (id: number) => `/api/reviews/${id}`;

interface Save {
  readonly id: number;
  readonly etag: string | undefined;
  readonly content: ReviewContent;
}

const reviewsApi = portalApi.injectEndpoints({
  endpoints: (build) => ({
    /** Id of the casino's review; null: it has none. */
    reviewOfCasino: build.query<number | null, number>({
      query: (casinoId) => list({ query: { casinoId } }),
      transformResponse: ({ data }: AnswerOf<typeof reviews.list>) => data[0]?.id ?? null,
      extraOptions: noRetries,
      providesTags: ['Draft'],
    }),
    review: build.query<Versioned<ReviewRecord>, number>({
      query: (id) => get({ params: { id } }),
      transformResponse: (record: ReviewRecord, meta) => versioned(record, meta),
      extraOptions: noRetries,
      providesTags: ['Draft'],
    }),
    createReview: build.mutation<
      ReviewRecord,
      { readonly casinoId: number; readonly content: ReviewContent }
    >({
      query: ({ casinoId, content }) => create({ body: { subject: { casinoId }, content } }),
      invalidatesTags: (_answer, error) => (error ? [] : ['Draft']),
    }),
    saveReview: build.mutation<Versioned<ReviewRecord>, Save>({
      query: ({ id, etag, content }) => ifMatch(save({ params: { id }, body: { content } }), etag),
      transformResponse: (record: ReviewRecord, meta) => versioned(record, meta),
      onQueryStarted: async ({ id }, { dispatch, queryFulfilled }) => {
        try {
          const { data } = await queryFulfilled;
          dispatch(reviewsApi.util.updateQueryData('review', id, () => data));
        } catch {
          // The caller gets the failure as the mutation's error.
        }
      },
    }),
    reviewPreview: build.query({
      ...call(reviews.preview),
      keepUnusedDataFor: 0,
      extraOptions: noRetries,
    }),
  }),
});

export const {
  useReviewOfCasinoQuery,
  useReviewQuery,
  useCreateReviewMutation,
  useSaveReviewMutation,
  useReviewPreviewQuery,
} = reviewsApi;
