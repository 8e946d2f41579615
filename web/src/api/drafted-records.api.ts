import { skipToken } from '@reduxjs/toolkit/query';
import { guides } from '@slots/contracts/casino/guides';
import { reviews } from '@slots/contracts/casino/reviews';
import { toplists } from '@slots/contracts/casino/toplists';
import type { Contract } from '@slots/contracts/contract';
import { onAnswer } from './call-lifecycle.ts';
import { type AnswerOf, endpoint } from './endpoint.ts';
import { portalApi } from './portal-api.ts';
import { isOutdated } from './problem.ts';
import { noRetries } from './retries.ts';
import { type Answered, useVersionedSave, type VersionedSave } from './use-versioned-save.ts';
import { ifMatch, type Versioned, versioned } from './versioned.ts';

const KINDS = { guides, reviews, toplists } as const;
type Kinds = typeof KINDS;

/** Kinds of records with a draft beside what is published. */
export type DraftedName = keyof Kinds;

/** A record as its writers see it, with the draft or else what is published as its content. */
export type WholeOf<Name extends DraftedName> = AnswerOf<Kinds[Name]['get']>;
export type ContentOf<Name extends DraftedName> =
  WholeOf<Name> extends { readonly content: infer Content } ? Content : never;
export type ShownOf<Name extends DraftedName> = AnswerOf<Kinds[Name]['preview']>;
type ListOf<Name extends DraftedName> = AnswerOf<Kinds[Name]['list']>;
export type ListedOf<Name extends DraftedName> =
  ListOf<Name> extends { readonly data: readonly (infer Listed)[] } ? Listed : never;
type Whole = WholeOf<DraftedName>;

/** Fields of every drafted record beside its subject and its content. */
export type DraftedFacts = Omit<ListedOf<'reviews'>, 'subject'>;

/** Steps of a draft without a body. */
export type DraftStep = 'cancel' | 'discard' | 'withdraw';

/** A record of one of the kinds. */
export interface DraftedPlace {
  readonly kind: DraftedName;
  readonly id: number;
}

/** A record in the version that is on screen. */
interface Edited extends DraftedPlace {
  readonly etag: string | undefined;
}

type Query = Readonly<Record<string, string | number | undefined>>;

interface Sent {
  readonly params?: Readonly<Record<string, number>>;
  readonly query?: Query;
  readonly body?: unknown;
}

const isCall = (value: unknown): value is Contract =>
  typeof value === 'object' && value !== null && 'path' in value;

/** The call of a kind; each kind has its own body, here untyped. */
function callOf(kind: DraftedName, name: keyof Kinds[DraftedName]) {
  const contract: unknown = KINDS[kind][name];
  if (!isCall(contract)) throw new Error(`${kind} have no call ${name}`);
  const send = endpoint<Contract>(contract);
  return (sent: Sent) => send(sent);
}

/** The address of a record, by which it is tagged and its history is read. */
export const addressOf = ({ kind, id }: DraftedPlace) => `/api/${kind}/${id}`;

const recordTag = (place: DraftedPlace) => ({ type: 'Draft' as const, id: addressOf(place) });
const listTag = (kind: DraftedName) => ({ type: 'Draft' as const, id: kind });

/** Refetches a record that has changed since: the next step needs its ETag. */
const afterRefusal = (error: unknown, place: DraftedPlace) =>
  isOutdated(error) ? [recordTag(place)] : [];

const draftedRecordsApi = portalApi.injectEndpoints({
  endpoints: (build) => ({
    draftedList: build.query<ListOf<DraftedName>, { kind: DraftedName; query: Query }>({
      query: ({ kind, query }) => callOf(kind, 'list')({ query }),
      extraOptions: noRetries,
      providesTags: (_answer, _error, { kind }) => [listTag(kind)],
    }),
    drafted: build.query<Versioned<Whole>, DraftedPlace>({
      query: ({ kind, id }) => callOf(kind, 'get')({ params: { id } }),
      transformResponse: versioned<Whole>,
      extraOptions: noRetries,
      keepUnusedDataFor: 0,
      providesTags: (_answer, _error, place) => [recordTag(place)],
    }),
    draftedPreview: build.query<ShownOf<DraftedName>, DraftedPlace & { readonly query: Query }>({
      query: ({ kind, id, query }) => callOf(kind, 'preview')({ params: { id }, query }),
      extraOptions: noRetries,
      keepUnusedDataFor: 0,
      providesTags: (_answer, _error, place) => [recordTag(place)],
    }),
    createDrafted: build.mutation<Versioned<Whole>, { kind: DraftedName; body: unknown }>({
      query: ({ kind, body }) => callOf(kind, 'create')({ body }),
      transformResponse: versioned<Whole>,
      // After a failure too: it may be there, by an answer that was lost or by somebody else.
      invalidatesTags: (_answer, _error, { kind }) => [listTag(kind)],
    }),
    /** Stores the draft; its content is checked by the kind's own schema before it is sent. */
    saveDrafted: build.mutation<Versioned<Whole>, Edited & { readonly content: unknown }>({
      query: ({ kind, id, content, etag }) =>
        ifMatch(callOf(kind, 'save')({ params: { id }, body: { content } }), etag),
      transformResponse: versioned<Whole>,
      // At once, so that the next save names the version that this one made.
      onQueryStarted: onAnswer((stored, { kind, id }, { dispatch }) => {
        dispatch(draftedRecordsApi.util.updateQueryData('drafted', { kind, id }, () => stored));
      }),
      invalidatesTags: (answer, _error, place) =>
        answer ? [recordTag(place), listTag(place.kind)] : [],
    }),
    removeDrafted: build.mutation<unknown, Edited>({
      query: ({ kind, id, etag }) => ifMatch(callOf(kind, 'remove')({ params: { id } }), etag),
      invalidatesTags: (answer, error, place) =>
        answer ? [listTag(place.kind)] : afterRefusal(error, place),
    }),
    draftVersions: build.query<AnswerOf<Kinds[DraftedName]['versions']>, DraftedPlace>({
      query: ({ kind, id }) => callOf(kind, 'versions')({ params: { id } }),
      providesTags: (_answer, _error, place) => [recordTag(place)],
    }),
    /** At once, or by itself at a time. */
    publishDraft: build.mutation<Versioned<Whole>, Edited & { readonly at?: string }>({
      query: ({ kind, id, etag, at }) =>
        ifMatch(callOf(kind, 'publish')({ params: { id }, body: { at } }), etag),
      transformResponse: versioned<Whole>,
      invalidatesTags: (_answer, error, place) =>
        error ? afterRefusal(error, place) : [recordTag(place), 'Casino'],
    }),
    stepDraft: build.mutation<Versioned<Whole>, Edited & { readonly step: DraftStep }>({
      query: ({ kind, id, etag, step }) => ifMatch(callOf(kind, step)({ params: { id } }), etag),
      transformResponse: versioned<Whole>,
      invalidatesTags: (_answer, error, place) =>
        error ? afterRefusal(error, place) : [recordTag(place), 'Casino'],
    }),
    /** An earlier version becomes the draft. */
    restoreVersion: build.mutation<Versioned<Whole>, Edited & { readonly number: number }>({
      query: ({ kind, id, etag, number }) =>
        ifMatch(callOf(kind, 'restore')({ params: { id, number } }), etag),
      transformResponse: versioned<Whole>,
      invalidatesTags: (_answer, error, place) =>
        error ? afterRefusal(error, place) : [recordTag(place)],
    }),
  }),
});

export const {
  useCreateDraftedMutation,
  useRemoveDraftedMutation,
  useDraftVersionsQuery,
  usePublishDraftMutation,
  useStepDraftMutation,
  useRestoreVersionMutation,
} = draftedRecordsApi;
const {
  useDraftedListQuery,
  useDraftedQuery,
  useLazyDraftedQuery,
  useDraftedPreviewQuery,
  useSaveDraftedMutation,
} = draftedRecordsApi;

/** A query as screens follow it. */
export interface Followed<Answer> {
  readonly currentData?: Answer | undefined;
  /** The last answer, that to another question included. */
  readonly data?: Answer | undefined;
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

/** A record with its content and its ETag; without an id, nothing. */
export function useDrafted<const Name extends DraftedName>(
  kind: Name,
  id: number | undefined,
): Followed<Versioned<WholeOf<Name>>>;
export function useDrafted(kind: DraftedName, id: number | undefined): Followed<Versioned<Whole>> {
  return useDraftedQuery(id === undefined ? skipToken : { kind, id }, {
    refetchOnMountOrArgChange: true,
  });
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

/** A content with the ETag of its record. */
export const contentOf = <Content>({
  record,
  etag,
}: Versioned<{ readonly content: Content }>): Versioned<Content> => ({
  record: record.content,
  etag,
});

/** Saves the draft of a record, and asks after a conflict. */
export function useSaveDraft<const Name extends DraftedName>(
  kind: Name,
  id: number,
): VersionedSave<ContentOf<Name>>;
export function useSaveDraft(kind: DraftedName, id: number): VersionedSave<ContentOf<DraftedName>> {
  const [get] = useLazyDraftedQuery();
  const [send] = useSaveDraftedMutation();
  const answered = ({ data, error }: Answered<Versioned<Whole>>) => ({
    data: data && contentOf<ContentOf<DraftedName>>(data),
    error,
  });
  return useVersionedSave({
    send: async (change, etag, before) =>
      answered(await send({ kind, id, content: { ...before, ...change }, etag })),
    readAgain: async () => answered(await get({ kind, id })),
  });
}
