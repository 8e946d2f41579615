import { combineReducers, configureStore, type Middleware } from '@reduxjs/toolkit';
import { type ApiContext, baseApi } from '../api/base-api.ts';

/** The answer to hooks that look for subscriptions. */
const NO_SUBSCRIPTIONS = {
  getSubscriptions: () => new Map(),
  getSubscriptionCount: () => 0,
  isRequestSubscribed: () => false,
} as const;

/**
 * Stands for RTK Query's middleware, which polls, refetches and forgets: a rendering is over before any of it, and its timers
 * kept a page's data for minutes.
 */
const withoutSubscriptions: Middleware = () => (next) => (action) =>
  baseApi.internalActions.internal_getRTKQSubscriptions.match(action)
    ? NO_SUBSCRIPTIONS
    : next(action);

/** One for all stores: to combine reducers is to try each of them three times. */
const reducer = combineReducers({ [baseApi.reducerPath]: baseApi.reducer });

/** A store for one rendering. */
export function createServerStore(context: ApiContext) {
  return configureStore({
    reducer,
    middleware: (defaults) =>
      defaults({
        thunk: { extraArgument: context },
        serializableCheck: false,
        immutableCheck: false,
      }).concat(withoutSubscriptions),
    // Nobody listens whom it could spare a notification.
    enhancers: (defaults) => defaults({ autoBatch: false }),
    devTools: false,
  });
}
