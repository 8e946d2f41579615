import { baseApi } from './base-api.ts';

/** For calls about deals and earnings, whose tags no visitor loads. */
export const earningsBaseApi = baseApi.enhanceEndpoints({
  addTagTypes: ['Deal', 'Earnings', 'PostbackKey'],
});
