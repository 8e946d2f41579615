import { data } from 'react-router-dom';
import type { ApiState } from '../api/base-api.ts';
import { isProblem, type Problem } from '../api/problem.ts';
import { TAGS } from '../api/tags.ts';
import type { Transport } from '../api/transport.ts';
import { type Dispatch, type Endpoint, type Loading, ONCE } from '../routing/loading.ts';
import { createServerStore } from './server-store.ts';

/** Queries of a rendering. */
export interface Queries {
  /**
   * The state of a store with this query alone: the cached one by its key, or a fetched one. Without a key it is
   * fetched.
   */
  read(
    key: string | undefined,
    ask: (transport: Transport) => Promise<ApiState>,
  ): Promise<ApiState>;
}

interface ServerLoading extends Loading {
  /** The state of a store with all queries so far. */
  readonly state: () => ApiState;
}

const NOTHING = createServerStore().getState().api;

/** No answer, or a broken one: 503 tells clients and search engines to come back. */
function pageStatus({ status }: Problem): number {
  return status >= 400 && status < 500 ? status : 503;
}

/** Throws a failed call as the response of its route. */
function fail(error: unknown): never {
  if (!isProblem(error)) throw error;
  throw data(error, { status: pageStatus(error) });
}

type ProvidedTags = ApiState['provided']['tags'];

/** Merges states without reducers, which would store each cached answer anew for each page. */
function combine(states: Iterable<ApiState>): ApiState {
  const queries: ApiState['queries'] = {};
  const keys: ApiState['provided']['keys'] = {};
  const tags: ProvidedTags = { Session: {}, Game: {}, Casino: {}, Promotion: {} };
  for (const { queries: known, provided } of states) {
    Object.assign(queries, known);
    Object.assign(keys, provided.keys);
    const own: ProvidedTags = provided.tags;
    for (const tag of TAGS) {
      const byId = tags[tag];
      for (const [id, of] of Object.entries(own[tag] ?? {})) {
        byId[id] = (byId[id] ?? []).concat(of);
      }
    }
  }
  return { ...NOTHING, queries, provided: { tags, keys } };
}

/** Data fetching of one rendering's loaders, each query in a store of its own. */
export function createServerLoading(
  queries: Queries,
  given: Pick<Loading, 'legalDocuments' | 'offersFor'>,
): ServerLoading {
  const states = new Map<string, ApiState>();

  async function ask<Arg, T>(endpoint: Endpoint<Arg, T>, arg: NoInfer<Arg>, direction?: 'forward') {
    const key = `${endpoint.name}(${JSON.stringify(arg)})`;
    // The next page is stored with those before it, which may have changed since another request loaded it.
    const api = direction && states.get(key);
    const state = await queries.read(direction ? undefined : key, async (transport) => {
      const store = createServerStore({ transport, api });
      const dispatch: Dispatch = store.dispatch;
      await dispatch(endpoint.initiate(arg, { ...ONCE, ...(direction && { direction }) }));
      return store.getState().api;
    });
    states.set(key, state);
    return endpoint.select(arg)({ api: state });
  }

  return {
    ...given,
    async need(endpoint, arg) {
      const answer = await ask(endpoint, arg);
      if (answer.error !== undefined) fail(answer.error);
      return answer.data;
    },
    async want(endpoint, arg) {
      return (await ask(endpoint, arg)).data;
    },
    async wantRestOnServer(endpoint, arg, { first, last }) {
      for (let page = first + 1; page <= last; page += 1) await ask(endpoint, arg, 'forward');
    },
    state: () => combine(states.values()),
  };
}
