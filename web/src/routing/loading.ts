import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { data } from 'react-router-dom';
import { isProblem, type Problem } from '../api/problem.ts';
import type { LegalDocuments } from '../config/legal-documents.ts';

/** A call that was dispatched with `initiate`. */
type Started<T> = PromiseLike<{ readonly data?: T | undefined; readonly error?: unknown }>;
// The state is `any` in RTK Query's own thunks, whichever store they are dispatched to.
export type Dispatch = ThunkDispatch<never, unknown, UnknownAction>;
type Start<T> = (dispatch: Dispatch) => Started<T>;

/**
 * Data fetching of loaders. On the server they wait, so that the page comes filled. In the browser they only
 * start the call: the page shows immediately and its own hooks follow the same call's state.
 */
export interface Loading {
  /**
   * The code of the country whose offers a page shows: the one that it is about, or else the visitor's; undefined where
   * none may be shown.
   */
  readonly offersFor: (about?: string) => string | undefined;
  /**
   * The page's main data. A failure on the server becomes the page's error with a fitting status. Gives the
   * answer on the server, undefined in the browser.
   */
  need<T>(start: Start<T>): Promise<T | undefined>;
  /**
   * Data that the page can do without: a failure shows only in its own section. Gives the answer on the server,
   * undefined in the browser and after a failure.
   */
  want<T>(start: Start<T>): Promise<T | undefined>;
  /** The same for data that the browser has already, such as further pages of a list. */
  wantOnServer(start: Start<unknown>): Promise<void>;
  /** On the server alone. A browser that comes from another page asks for the one that it shows. */
  readonly legalDocuments?: LegalDocuments;
}

/** No answer, or a broken one: 503 tells clients and search engines to come back. */
function pageStatus({ status }: Problem): number {
  return status >= 400 && status < 500 ? status : 503;
}

/** Throws a failed call as the response of its route. */
function fail(error: unknown): never {
  if (!isProblem(error)) throw error;
  throw data(error, { status: pageStatus(error) });
}

export function createServerLoading(
  dispatch: Dispatch,
  given: Pick<Loading, 'legalDocuments' | 'offersFor'>,
): Loading {
  return {
    ...given,
    async need(start) {
      const answer = await start(dispatch);
      if (answer.error !== undefined) fail(answer.error);
      return answer.data;
    },
    async want(start) {
      return (await start(dispatch)).data;
    },
    async wantOnServer(start) {
      await start(dispatch);
    },
  };
}

export function createBrowserLoading(dispatch: Dispatch, offersFor: Loading['offersFor']): Loading {
  const begin = async (start: Start<unknown>): Promise<undefined> => {
    void start(dispatch);
  };
  return { offersFor, need: begin, want: begin, wantOnServer: async () => undefined };
}
