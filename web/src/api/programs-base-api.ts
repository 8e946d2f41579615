import { baseApi } from './base-api.ts';

/** For calls about API keys and webhooks, whose tags no visitor loads. */
export const programsBaseApi = baseApi.enhanceEndpoints({
  addTagTypes: ['ApiKey', 'Webhook'],
});
