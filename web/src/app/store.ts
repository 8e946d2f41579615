import { configureStore } from '@reduxjs/toolkit';
import { type ApiContext, type ApiState, baseApi } from '../api/base-api.ts';
import { sessionWatch } from '../api/session-watch.ts';

/** The state that a rendered page hands to the browser. */
export type RootState = { readonly api: ApiState };

/** The browser's store. */
export function createAppStore(context: ApiContext, preloadedState?: RootState) {
  return configureStore({
    reducer: { [baseApi.reducerPath]: baseApi.reducer },
    middleware: (defaults) =>
      defaults({
        thunk: { extraArgument: context },
        // Development checks that walk the whole state on every action: too slow for long lists.
        serializableCheck: false,
        immutableCheck: false,
      }).concat(baseApi.middleware, sessionWatch),
    ...(preloadedState !== undefined && { preloadedState }),
  });
}
