import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import type { baseApi } from './base-api.ts';

type StoreState = Parameters<typeof baseApi.util.selectCachedArgsForQuery>[0];

/** Part of RTK Query's argument of `onQueryStarted` for functions outside of an endpoint. */
export interface CallLifecycle<Answer> {
  readonly dispatch: ThunkDispatch<StoreState, unknown, UnknownAction>;
  readonly getState: () => StoreState;
  readonly queryFulfilled: PromiseLike<{ readonly data: Answer }>;
}

/** `onQueryStarted` that does something with a good answer. */
export function onAnswer<Answer, Arg>(
  act: (answer: Answer, arg: Arg, lifecycle: CallLifecycle<Answer>) => void,
) {
  return async (arg: Arg, lifecycle: CallLifecycle<Answer>): Promise<void> => {
    try {
      act((await lifecycle.queryFulfilled).data, arg, lifecycle);
    } catch {
      // The caller gets the failure as the call's error.
    }
  };
}
