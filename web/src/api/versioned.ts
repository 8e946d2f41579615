import type { FetchArgs } from '@reduxjs/toolkit/query';
import type { CallMeta } from './transport.ts';

/** A record as it was read, and the mark of the version that it was then. */
export interface Versioned<T> {
  readonly record: T;
  /** Value for If-Match, so that nobody's change is overwritten unseen. */
  readonly etag: string | undefined;
}

/** `transformResponse` of a call that answers with one record and its ETag. */
export function versioned<T>(record: T, meta: CallMeta | undefined): Versioned<T> {
  return { record, etag: meta?.response?.headers.get('etag') ?? undefined };
}

/** The call of a write that is refused with 412 when the record is another version by now. */
export function ifMatch(call: FetchArgs, etag: string | undefined): FetchArgs {
  return etag === undefined ? call : { ...call, headers: { 'If-Match': etag } };
}
