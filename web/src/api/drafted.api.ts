import { toplists } from '@slots/contracts/casino/toplists';
import type { Contract } from '@slots/contracts/contract';
import { baseApi } from './base-api.ts';
import { type AnswerOf, endpoint } from './endpoint.ts';
import { noRetries } from './retries.ts';
import { ifMatch, type Versioned, versioned } from './versioned.ts';

const KINDS = { toplists } as const;
type Kinds = typeof KINDS;

/** The kinds of records with a draft beside what is published. */
export type DraftedName = keyof Kinds;

/** A record as its writers see it, with the draft or else what is published as its content. */
export type WholeOf<Name extends DraftedName> = AnswerOf<Kinds[Name]['get']>;
export type ContentOf<Name extends DraftedName> =
  WholeOf<Name> extends { readonly content: infer Content } ? Content : never;
export type ShownOf<Name extends DraftedName> = AnswerOf<Kinds[Name]['preview']>;
type ListOf<Name extends DraftedName> = AnswerOf<Kinds[Name]['list']>;
export type ListedOf<Name extends DraftedName> =
  ListOf<Name> extends { readonly data: readonly (infer Listed)[] } ? Listed : never;
type Versions = AnswerOf<Kinds[DraftedName]['versions']>;
type Whole = WholeOf<DraftedName>;

/** A record of one of the kinds. */
export interface DraftedPlace {
  readonly kind: DraftedName;
  readonly id: number;
}

/** A write of a record that exists; its answer is the record. */
export interface DraftedWrite extends DraftedPlace {
  readonly call: 'save' | 'discard' | 'publish' | 'withdraw' | 'cancel' | 'putBack';
  /** Of the version that is put back. */
  readonly number?: number;
  /** Checked by the kind's own schema before it is sent. */
  readonly body?: unknown;
  readonly etag: string | undefined;
}

type Query = Readonly<Record<string, string | number | undefined>>;

interface Sent {
  readonly params?: Readonly<Record<string, number>>;
  readonly query?: Query;
  readonly body?: unknown;
}

/** The call of a kind; its body is its own, so here it is any. */
function callOf(kind: DraftedName, name: keyof Kinds[DraftedName]) {
  const contract: unknown = KINDS[kind][name];
  const isCall = (value: unknown): value is Contract =>
    typeof value === 'object' && value !== null && 'path' in value;
  if (!isCall(contract)) throw new Error(`${kind} have no call ${name}`);
  const send = endpoint<Contract>(contract);
  return (sent: Sent) => send(sent);
}

const stale = ({ kind, id }: DraftedPlace) => [
  { type: 'Drafted' as const, id: `${kind} ${id}` },
  { type: 'Drafted' as const, id: kind },
];

const draftedApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    draftedList: build.query<ListOf<DraftedName>, { kind: DraftedName; query: Query }>({
      query: ({ kind, query }) => callOf(kind, 'list')({ query }),
      extraOptions: noRetries,
      providesTags: (_answer, _error, { kind }) => [{ type: 'Drafted', id: kind }],
    }),
    drafted: build.query<Versioned<Whole>, DraftedPlace>({
      query: ({ kind, id }) => callOf(kind, 'get')({ params: { id } }),
      transformResponse: versioned<Whole>,
      extraOptions: noRetries,
      keepUnusedDataFor: 0,
    }),
    draftedVersions: build.query<Versions, DraftedPlace>({
      query: ({ kind, id }) => callOf(kind, 'versions')({ params: { id } }),
      extraOptions: noRetries,
      providesTags: (_answer, _error, place) => stale(place).slice(0, 1),
    }),
    draftedPreview: build.query<ShownOf<DraftedName>, DraftedPlace & { readonly query: Query }>({
      query: ({ kind, id, query }) => callOf(kind, 'preview')({ params: { id }, query }),
      extraOptions: noRetries,
      keepUnusedDataFor: 0,
      providesTags: (_answer, _error, place) => stale(place).slice(0, 1),
    }),
    createDrafted: build.mutation<Whole, { kind: DraftedName; body: unknown }>({
      query: ({ kind, body }) => callOf(kind, 'create')({ body }),
      invalidatesTags: (answer, _error, { kind }) =>
        answer ? [{ type: 'Drafted', id: kind }] : [],
    }),
    writeDrafted: build.mutation<Versioned<Whole>, DraftedWrite>({
      query: ({ kind, id, call, number, body, etag }) =>
        ifMatch(
          callOf(
            kind,
            call,
          )({ params: { id, ...(number !== undefined && { number }) }, ...(body !== undefined && { body }) }),
          etag,
        ),
      transformResponse: versioned<Whole>,
      invalidatesTags: (answer, _error, place) => (answer ? stale(place) : []),
      // The next write follows at once, with the ETag of this one.
      onQueryStarted: async ({ kind, id }, { dispatch, queryFulfilled }) => {
        try {
          const { data } = await queryFulfilled;
          dispatch(draftedApi.util.updateQueryData('drafted', { kind, id }, () => data));
        } catch {
          // The caller gets the failure as the mutation's error.
        }
      },
    }),
    removeDrafted: build.mutation<unknown, DraftedPlace & { readonly etag: string | undefined }>({
      query: ({ kind, id, etag }) => ifMatch(callOf(kind, 'remove')({ params: { id } }), etag),
      invalidatesTags: (answer, _error, { kind }) =>
        answer ? [{ type: 'Drafted', id: kind }] : [],
    }),
  }),
});

export const {
  useDraftedVersionsQuery,
  useCreateDraftedMutation,
  useWriteDraftedMutation,
  useRemoveDraftedMutation,
} = draftedApi;
const { useDraftedListQuery, useDraftedQuery, useDraftedPreviewQuery } = draftedApi;

interface Followed<Answer> {
  readonly currentData?: Answer | undefined;
  readonly error?: unknown;
  readonly isFetching: boolean;
  readonly refetch: () => unknown;
}

/** A page of the records of a kind, without their contents. */
export function useDraftedList<const Name extends DraftedName>(
  kind: Name,
  query: Query,
): Followed<ListOf<Name>>;
export function useDraftedList(kind: DraftedName, query: Query): Followed<ListOf<DraftedName>> {
  return useDraftedListQuery({ kind, query }, { refetchOnMountOrArgChange: true });
}

/** A record with its content and its ETag. */
export function useDrafted<const Name extends DraftedName>(
  kind: Name,
  id: number,
): Followed<Versioned<WholeOf<Name>>>;
export function useDrafted(kind: DraftedName, id: number): Followed<Versioned<Whole>> {
  return useDraftedQuery({ kind, id }, { refetchOnMountOrArgChange: true });
}

/** A record as visitors of a country would see it at a time. */
export function useDraftedPreview<const Name extends DraftedName>(
  kind: Name,
  id: number,
  query: Query,
): Followed<ShownOf<Name>>;
export function useDraftedPreview(
  kind: DraftedName,
  id: number,
  query: Query,
): Followed<ShownOf<DraftedName>> {
  return useDraftedPreviewQuery({ kind, id, query }, { refetchOnMountOrArgChange: true });
}
