import {
  isRejectedWithValue,
  type Middleware,
  type ThunkDispatch,
  type UnknownAction,
} from '@reduxjs/toolkit';
import { isProblem } from './problem.ts';
import { sessionApi } from './session.api.ts';

/** The session is not looked at again within this time, whatever is refused meanwhile. */
const RECHECK_MS = 5_000;

const { session } = sessionApi.endpoints;
const selectSession = session.select();
type State = Parameters<typeof selectSession>[0];

/**
 * Looks at the session again when a call is refused for want of one, so that a screen whose session
 * ended asks to sign in instead of showing failures.
 */
export const sessionWatch: Middleware<
  unknown,
  State,
  ThunkDispatch<State, unknown, UnknownAction>
> = ({ dispatch, getState }) => {
  return (next) => (action) => {
    if (isRejectedWithValue(action) && isProblem(action.payload) && action.payload.status === 401) {
      const { data, fulfilledTimeStamp = 0 } = selectSession(getState());
      if (data && Date.now() - fulfilledTimeStamp >= RECHECK_MS) {
        void dispatch(session.initiate(undefined, { forceRefetch: true, subscribe: false }));
      }
    }
    return next(action);
  };
};
