import { type BaseQueryApi, createApi, retry } from '@reduxjs/toolkit/query/react';
import { PROOF_NEEDED } from '@slots/contracts/problem';
import { proveAgain } from './fresh-proof.ts';
import { isProblem } from './problem.ts';
import { TAGS } from './tags.ts';
import type { SentCall, Transport } from './transport.ts';

/** Context that the store hands to every call; see createAppStore and createServerStore. */
export interface ApiContext {
  readonly transport: Transport;
  /** 0 on the server, where a page has little time and the visitor's browser can try again. */
  readonly maxRetries: number;
}

const MAX_RETRIES = 3;
const FIRST_DELAY_MS = 1_000;
const LONGEST_DELAY_MS = 30_000;

function contextOf({ extra }: BaseQueryApi): ApiContext {
  // Redux Toolkit types the thunks' argument as unknown; its makers set it.
  const { transport, maxRetries }: Partial<ApiContext> = Object(extra);
  if (transport === undefined || maxRetries === undefined) {
    throw new Error('The store was made without a transport.');
  }
  return { transport, maxRetries };
}

const send: Transport = async (call: SentCall, api, extra) => {
  const { transport } = contextOf(api);
  const answer = await transport(call, api, extra);
  // Refused until the second factor has been proved again: the call goes on once it has been.
  const goesOn = answer.error?.type === PROOF_NEEDED && (await proveAgain());
  return goesOn ? transport(call, api, extra) : answer;
};

/** The only holder of server state. Features inject their endpoints. */
export const baseApi = createApi({
  reducerPath: 'api',
  baseQuery: retry(send, {
    // Only reads, never a refusal: a 4xx stays the same, and a repeated write could act twice.
    retryCondition: (error, _args, { attempt, baseQueryApi }) =>
      baseQueryApi.type !== 'mutation' &&
      attempt <= Math.min(MAX_RETRIES, contextOf(baseQueryApi).maxRetries) &&
      isProblem(error) &&
      (error.status === 0 || error.status >= 500),
    backoff: async (attempt) => {
      const delay = Math.min(FIRST_DELAY_MS * 2 ** (attempt - 1), LONGEST_DELAY_MS);
      await new Promise((resolve) => setTimeout(resolve, delay));
    },
  }),
  keepUnusedDataFor: 300,
  tagTypes: TAGS,
  endpoints: () => ({}),
});
