import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import type { baseApi } from './base-api.ts';

type StoreState = Parameters<typeof baseApi.util.selectCachedArgsForQuery>[0];

/** Part of RTK Query's argument of `onQueryStarted` for functions outside of an endpoint. */
export interface CallLifecycle<Answer> {
  readonly dispatch: ThunkDispatch<StoreState, unknown, UnknownAction>;
  readonly getState: () => StoreState;
  readonly queryFulfilled: PromiseLike<{ readonly data: Answer }>;
}
