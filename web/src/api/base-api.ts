import { type BaseQueryApi, createApi, retry } from '@reduxjs/toolkit/query/react';
import { PROOF_NEEDED } from '@slots/contracts/problem';
import { freshProof } from './fresh-proof.ts';
import { isFailure } from './problem.ts';
import { TAGS } from './tags.ts';
import type { SentCall, Transport } from './transport.ts';

/** Context that the store hands to every call; see createAppStore and createServerStore. */
export interface ApiContext {
  readonly transport: Transport;
  /** 0 on the server, where a page has little time and the visitor's browser can try again. */
  readonly maxRetries: number;
}

const FIRST_DELAY_MS = 1_000;

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
  // Refused until the second factor has been proved again: the call is then repeated.
  const goesOn = answer.error?.type === PROOF_NEEDED && (await freshProof.ask?.());
  return goesOn ? transport(call, api, extra) : answer;
};

/** The only holder of server state. Features inject their endpoints. */
export const baseApi = createApi({
  reducerPath: 'api',
  baseQuery: retry(send, {
    // Only reads, never a refusal: a 4xx stays the same, and a repeated write could act twice.
    retryCondition: (error, _args, { attempt, baseQueryApi }) =>
      baseQueryApi.type !== 'mutation' &&
      attempt <= contextOf(baseQueryApi).maxRetries &&
      isFailure(error),
    backoff: async (attempt) => {
      await new Promise((resolve) => setTimeout(resolve, FIRST_DELAY_MS * 2 ** (attempt - 1)));
    },
  }),
  keepUnusedDataFor: 300,
  tagTypes: TAGS,
  endpoints: () => ({}),
});

/** State of a store: queries by their keys, and the tags that they provide. */
export type ApiState = ReturnType<typeof baseApi.reducer>;
