import { isRejectedWithValue, type Middleware } from '@reduxjs/toolkit';
import { baseApi } from './base-api.ts';
import { isProblem } from './problem.ts';

/** Minimal time between two checks of the session, however many calls are refused in between. */
const RECHECK_MS = 5_000;

/**
 * Refetches the session when a call is refused with 401, so that a screen whose session ended asks to sign in
 * instead of showing failures. Nothing happens for anonymous visitors.
 */
export const sessionWatch: Middleware = ({ dispatch }) => {
  let checkedAt = Number.NEGATIVE_INFINITY;
  return (next) => (action) => {
    if (isRejectedWithValue(action) && isProblem(action.payload) && action.payload.status === 401) {
      if (performance.now() - checkedAt >= RECHECK_MS) {
        checkedAt = performance.now();
        dispatch(baseApi.util.invalidateTags(['Session']));
      }
    }
    return next(action);
  };
};
