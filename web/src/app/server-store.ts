import { combineReducers, configureStore, type Middleware } from '@reduxjs/toolkit';
import { type ApiContext, type ApiState, baseApi } from '../api/base-api.ts';
import type { Transport } from '../api/transport.ts';

/** The answer to hooks that look for subscriptions. */
const NO_SUBSCRIPTIONS = {
  getSubscriptions: () => new Map(),
  getSubscriptionCount: () => 0,
  isRequestSubscribed: () => false,
} as const;

/**
 * Replaces RTK Query's middleware, which polls, refetches and evicts: a rendering ends before any of that, and its
 * timers kept a page's data for minutes.
 */
const withoutSubscriptions: Middleware = () => (next) => (action) =>
  baseApi.internalActions.internal_getRTKQSubscriptions.match(action)
    ? NO_SUBSCRIPTIONS
    : next(action);

/** Shared by all stores: combining reducers tries each of them three times. */
const reducer = combineReducers({ [baseApi.reducerPath]: baseApi.reducer });

/** A store for one query or one rendering, which may begin with what is known. Without a transport it sends nothing. */
export function createServerStore(
  options: { readonly transport?: Transport; readonly api?: ApiState | undefined } = {},
) {
  const { transport, api } = options;
  const context: Partial<ApiContext> = { ...(transport && { transport }), maxRetries: 0 };
  return configureStore({
    reducer,
    ...(api && { preloadedState: { api } }),
    middleware: (defaults) =>
      defaults({
        thunk: { extraArgument: context },
        serializableCheck: false,
        immutableCheck: false,
      }).concat(withoutSubscriptions),
    // There are no subscribers to spare notifications.
    enhancers: (defaults) => defaults({ autoBatch: false }),
    devTools: false,
  });
}
