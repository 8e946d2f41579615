import { isRejectedWithValue, type Middleware } from '@reduxjs/toolkit';
import { baseApi } from './base-api.ts';
import { isProblem } from './problem.ts';
import { sessionApi } from './session.api.ts';

/** Minimal time between two checks of the session, however many calls are refused in between. */
const RECHECK_MS = 5_000;
/** Without a session, calls that are open to visitors answer 403 or 410 for what only staff may see. */
const REFUSALS = new Set([401, 403, 410]);

/**
 * Refetches the session when a call is refused, so that a screen whose session ended asks to sign in
 * instead of showing failures. Nothing happens for anonymous visitors.
 */
export const sessionWatch: Middleware = ({ dispatch }) => {
  let checkedAt = Number.NEGATIVE_INFINITY;
  let due: ReturnType<typeof setTimeout> | undefined;
  const recheck = () => {
    due = undefined;
    dispatch(baseApi.util.invalidateTags(['Session']));
  };
  return (next) => (action) => {
    const now = performance.now();
    if (sessionApi.endpoints.session.matchPending(action)) {
      checkedAt = now;
      // This check answers for the refusal too.
      clearTimeout(due);
      due = undefined;
    }
    if (isRejectedWithValue(action) && isProblem(action.payload)) {
      if (REFUSALS.has(action.payload.status)) {
        due ??= setTimeout(recheck, checkedAt + RECHECK_MS - now);
      }
    }
    return next(action);
  };
};
