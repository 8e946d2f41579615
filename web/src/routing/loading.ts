import type { ThunkAction, ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import type { ApiState } from '../api/base-api.ts';
import type { LegalDocuments } from '../config/legal-documents.ts';
import type { ShownPages } from '../ui/pages-shown.ts';

// The state is `any` in RTK Query's own thunks, whichever store they are dispatched to.
export type Dispatch = ThunkDispatch<never, unknown, UnknownAction>;

/** A query of RTK Query, as far as loaders need it. */
export interface Endpoint<Arg, T> {
  readonly name: string;
  readonly initiate: (
    arg: Arg,
    options: {
      readonly subscribe: false;
      readonly direction?: 'forward';
      readonly forceRefetch?: boolean;
    },
  ) => ThunkAction<PromiseLike<unknown>, never, unknown, UnknownAction>;
  /** Its answer in a store's state. */
  readonly select: (arg: Arg) => (state: { readonly api: ApiState }) => {
    readonly data?: T | undefined;
    readonly error?: unknown;
  };
}

export const ONCE = { subscribe: false } as const;

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
  need<Arg, T>(endpoint: Endpoint<Arg, T>, arg: NoInfer<Arg>): Promise<T | undefined>;
  /**
   * Data that the page can do without: a failure shows only in its own section. Gives the answer on the server,
   * undefined in the browser and after a failure.
   */
  want<Arg, T>(endpoint: Endpoint<Arg, T>, arg: NoInfer<Arg>): Promise<T | undefined>;
  /** The shown pages of a list after its first. In the browser the list itself asks for them (`ui/use-rest-of-pages.ts`). */
  wantRestOnServer<Arg>(
    endpoint: Endpoint<Arg, unknown>,
    arg: NoInfer<Arg>,
    shown: ShownPages,
  ): Promise<void>;
  /** On the server alone. A browser that comes from another page asks for the one that it shows. */
  readonly legalDocuments?: LegalDocuments;
}

export function createBrowserLoading(dispatch: Dispatch, offersFor: Loading['offersFor']): Loading {
  const begin: Loading['need'] = async (endpoint, arg) => {
    void dispatch(endpoint.initiate(arg, ONCE));
    return undefined;
  };
  return { offersFor, need: begin, want: begin, wantRestOnServer: async () => undefined };
}
