import type { FetchArgs } from '@reduxjs/toolkit/query';
import type { BodyInput, Contract } from '@slots/contracts/contract';
import { type AnswerOf, endpoint } from './endpoint.ts';
import { noRetries } from './retries.ts';
import type { CallMeta } from './transport.ts';

/** A record with the ETag of the version that was read. */
export interface Versioned<T> {
  readonly record: T;
  /** Value for If-Match, so that no change is overwritten unseen. */
  readonly etag: string | undefined;
}

/** `transformResponse` for one record with its ETag. */
export function versioned<T>(record: T, meta: CallMeta | undefined): Versioned<T> {
  return { record, etag: meta?.response?.headers.get('etag') ?? undefined };
}

/** No version has this etag: a save over it is refused and merged. */
export const ANOTHER_VERSION = '"another"';

/** A write that is refused with 412 when the record has changed since. */
export function ifMatch(call: FetchArgs, etag: string | undefined): FetchArgs {
  return etag === undefined ? call : { ...call, headers: { 'If-Match': etag } };
}

/** A call about the record that its path ends with. */
type RecordCall = Contract & { readonly path: `${string}/:id` };

/** Base of an endpoint that reads one record with its ETag, by its id, without retries. */
export function versionedRead<const C extends RecordCall>(contract: C) {
  const send = endpoint<RecordCall>(contract);
  return {
    query: (id: number) => send({ params: { id } }),
    transformResponse: versioned<AnswerOf<C>>,
    extraOptions: noRetries,
  };
}

interface VersionedChange<C extends Contract> {
  readonly id: number;
  readonly change: NonNullable<BodyInput<C>>;
  readonly etag: string | undefined;
}

/** Base of an endpoint that changes one record in the version on screen, and gets the new version. */
export function versionedChange<const C extends RecordCall>(contract: C) {
  const send = endpoint<RecordCall>(contract);
  return {
    query: ({ id, change, etag }: VersionedChange<C>) =>
      ifMatch(send({ params: { id }, body: change }), etag),
    transformResponse: versioned<AnswerOf<C>>,
  };
}
