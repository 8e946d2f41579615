import { portalApi } from './portal-api.ts';

/** For calls about deals and earnings, whose tags no visitor loads. */
export const earningsBaseApi = portalApi.enhanceEndpoints({
  addTagTypes: ['Deal', 'Earnings', 'PostbackKey'],
});
