import { baseApi } from './base-api.ts';

/** For calls of staff: with the subjects of what no visitor loads. */
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
