import { bulkAssign } from '@slots/contracts/affiliate/assignments';
import {
  type Casino,
  createCasino,
  deleteCasino,
  getCasinoBySlug,
  listCasinos,
  updateCasino,
} from '@slots/contracts/casino/casinos';
import { bulkChangeCasinos } from '@slots/contracts/casino/casinos-bulk';
import {
  removeCasinoHeader,
  removeCasinoLogo,
  setCasinoHeader,
  setCasinoLogo,
} from '@slots/contracts/casino/images';
import { type CallLifecycle, onAnswer } from '../../api/call-lifecycle.ts';
import { type AnswerOf, type CallOf, call, endpoint } from '../../api/endpoint.ts';
import { portalApi } from '../../api/portal-api.ts';
import { noRetries, retries } from '../../api/retries.ts';
import { type Versioned, versioned, versionedChange } from '../../api/versioned.ts';

/** Seconds for which a page of the management list, and the whole list, are fresh. */
export const PAGE_FRESH_SECONDS = 30;
export const ALL_FRESH_SECONDS = 300;
const ALL_KEPT_SECONDS = 600;

const listAll = endpoint(listCasinos);
/** One casino's lists may come as texts; none of them is shown here. */
const ANY_LISTS = { shape: [] } as const;
const bySlug = endpoint({ ...getCasinoBySlug, ...ANY_LISTS });

/** The server's names for the two pictures of a casino. */
export type ImageKind = 'logo' | 'header';

const IMAGES = {
  logo: { set: endpoint(setCasinoLogo), remove: endpoint(removeCasinoLogo) },
  header: { set: endpoint(setCasinoHeader), remove: endpoint(removeCasinoHeader) },
};

/** Editable fields of a casino itself. */
export type CasinoChange = NonNullable<CallOf<typeof updateCasino>['body']>;

interface ImageChange {
  readonly id: number;
  readonly kind: ImageKind;
  /** As a data URL; null removes it. */
  readonly image: string | null;
}

const listTag = { type: 'Casino' as const, id: 'list' };
const casinoTag = (id: number) => ({ type: 'Casino' as const, id });

/** Patches a casino wherever it is cached: under its slug, a former one, or its id. */
function patchDetail(
  id: number,
  { dispatch, getState }: CallLifecycle<unknown>,
  recipe: (found: Versioned<Casino>) => Versioned<Casino> | void,
) {
  const { selectCachedArgsForQuery, updateQueryData } = adminCasinosApi.util;
  return selectCachedArgsForQuery(getState(), 'casinoDetail').map((segment) =>
    dispatch(
      updateQueryData('casinoDetail', segment, (found) =>
        found.record.id === id ? recipe(found) : found,
      ),
    ),
  );
}

const adminCasinosApi = portalApi.injectEndpoints({
  endpoints: (build) => ({
    casinoPage: build.query({
      ...call(listCasinos),
      extraOptions: retries(1, 1_000),
      keepUnusedDataFor: PAGE_FRESH_SECONDS,
      providesTags: [listTag],
    }),

    /** All of them, for the manager's list. */
    allCasinos: build.query<Casino[], void>({
      query: () => listAll({}),
      transformResponse: ({ casinos }: AnswerOf<typeof listCasinos>) => casinos,
      extraOptions: noRetries,
      keepUnusedDataFor: ALL_KEPT_SECONDS,
      providesTags: [listTag],
    }),

    createCasino: build.mutation({
      ...call(createCasino),
      invalidatesTags: (_answer, error) => (error ? [] : [listTag]),
    }),

    deleteCasino: build.mutation({
      ...call(deleteCasino),
      // After a failure too: it may be gone already, and its promotions with it. Its own answer is not refetched.
      invalidatesTags: [listTag, 'Promotion'],
    }),

    bulkChangeCasinos: build.mutation({
      ...call(bulkChangeCasinos),
      // After a failure too: some may have been changed.
      invalidatesTags: (_answer, _error, { body }) => [listTag, ...body.ids.map(casinoTag)],
    }),

    bulkAssignCasinos: build.mutation({
      ...call(bulkAssign),
      invalidatesTags: (_answer, _error, { body }) => [
        listTag,
        { type: 'Affiliate', id: 'assigned' },
        ...body.ids.map(casinoTag),
      ],
    }),

    /** By slug, or by id where the address holds digits. */
    casinoDetail: build.query<Versioned<Casino>, string>({
      query: (slug) => bySlug({ params: { slug } }),
      // Without a session the answer is the visitor's, without these.
      transformResponse: (casino: Casino, meta) =>
        versioned(
          {
            ...casino,
            affiliateId: casino.affiliateId ?? null,
            createdBy: casino.createdBy ?? null,
          },
          meta,
        ),
      extraOptions: noRetries,
      providesTags: (found) => (found ? [casinoTag(found.record.id)] : []),
    }),

    /** Optimistic: undone on failure. */
    updateCasino: build.mutation({
      ...versionedChange({ ...updateCasino, ...ANY_LISTS }),
      invalidatesTags: (_answer, error) => (error ? [] : [listTag]),
      onQueryStarted: async ({ id, change: made }, lifecycle) => {
        const shown = patchDetail(id, lifecycle, ({ record }) => {
          Object.assign(record, made);
        });
        try {
          const { data } = await lifecycle.queryFulfilled;
          patchDetail(id, lifecycle, () => data);
        } catch {
          for (const patch of shown) patch.undo(); // the caller gets the failure as the mutation's error
        }
      },
    }),

    changeCasinoImage: build.mutation<Versioned<Casino>, ImageChange>({
      query: ({ id, kind, image }) =>
        image === null
          ? IMAGES[kind].remove({ params: { id } })
          : IMAGES[kind].set({ params: { id }, body: { image } }),
      transformResponse: versioned<Casino>,
      invalidatesTags: (_answer, error) => (error ? [] : [listTag]),
      onQueryStarted: onAnswer((stored, { id }, lifecycle) => {
        patchDetail(id, lifecycle, () => stored);
      }),
    }),
  }),
});

/** Caches a casino under its slug, so that a screen that goes there has it immediately. */
export const keepCasinoDetail = (found: Versioned<Casino>) =>
  adminCasinosApi.util.upsertQueryData('casinoDetail', found.record.slug, found);

export const {
  useCasinoPageQuery,
  useAllCasinosQuery,
  useCreateCasinoMutation,
  useDeleteCasinoMutation,
  useBulkChangeCasinosMutation,
  useBulkAssignCasinosMutation,
  useCasinoDetailQuery,
  useUpdateCasinoMutation,
  useChangeCasinoImageMutation,
} = adminCasinosApi;
