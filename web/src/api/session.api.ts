import { type SessionUser, session } from '@slots/contracts/identity/auth';
import { baseApi } from './base-api.ts';
import { endpoint } from './endpoint.ts';
import { retryUpTo } from './retries.ts';

const sessionCall = endpoint(session)();

/** The session; shared by the site and the portal. */
export const sessionApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** Null when no user is signed in: that is an answer here, not a failure. */
    session: build.query<SessionUser | null, void>({
      query: () => ({
        ...sessionCall,
        // Otherwise visitors' browsers would log a 401 on every page.
        headers: { Prefer: 'handling=lenient' },
        validateStatus: ({ ok, status }) => ok || status === 401,
        responseHandler: async (response) =>
          [204, 401].includes(response.status) ? null : response.json(),
      }),
      extraOptions: retryUpTo(1),
      // Only a session can end: an anonymous one is not watched (session-watch.ts).
      providesTags: (user) => (user ? ['Session'] : []),
    }),
  }),
});
