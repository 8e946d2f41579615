import { baseApi } from './base-api.ts';
import { sessionApi } from './session.api.ts';
import { startOver } from './sign-in.api.ts';

/** For calls of staff, with the tags that no visitor loads. */
export const portalApi = baseApi.enhanceEndpoints({
  addTagTypes: [
    'Affiliate',
    'ApiKey',
    'Author',
    'Draft',
    'GameImport',
    'OwnSession',
    'ReferenceList',
    'SavedView',
    'SecondFactor',
    'User',
    'Webhook',
  ],
});

// Here, since visitors have nothing to forget.
sessionApi.enhanceEndpoints({
  endpoints: {
    session: {
      /** However a session ended, its data is cleared before the next person's. */
      onQueryStarted: async (_call, { dispatch, getState, queryFulfilled }) => {
        const { data: before } = sessionApi.endpoints.session.select()(getState());
        try {
          const { data: user } = await queryFulfilled;
          if (before && user?.id !== before.id) await startOver(dispatch, user);
        } catch {
          // The session is unknown: who was signed in may still be.
        }
      },
    },
  },
});
