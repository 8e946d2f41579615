import type { FetchArgs } from '@reduxjs/toolkit/query';
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

/** A write that is refused with 412 when the record has another version by now. */
export function ifMatch(call: FetchArgs, etag: string | undefined): FetchArgs {
  return etag === undefined ? call : { ...call, headers: { 'If-Match': etag } };
}
