import { isRejectedWithValue, type Middleware } from '@reduxjs/toolkit';
import { baseApi } from './base-api.ts';
import { isProblem } from './problem.ts';

/** The session is not looked at again within this time, whatever is refused meanwhile. */
const RECHECK_MS = 5_000;

/**
 * Looks at the session again when a call is refused for want of one, so that a screen whose session
 * ended asks to sign in instead of showing failures. Nothing is asked where nobody is signed in.
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
