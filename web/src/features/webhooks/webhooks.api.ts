import {
  createWebhook,
  deleteWebhook,
  listWebhookDeliveries,
  listWebhooks,
  resendWebhookDelivery,
  rotateWebhookSecret,
  testWebhook,
  updateWebhook,
} from '@slots/contracts/affiliate/webhooks';
import { call } from '../../api/endpoint.ts';
import { portalApi } from '../../api/portal-api.ts';
import { readOnce } from '../../api/retries.ts';

/** Addresses that receive events. */
const webhooksApi = portalApi.injectEndpoints({
  endpoints: (build) => ({
    webhooks: build.query({ ...readOnce(listWebhooks), providesTags: ['Webhook'] }),
    webhookDeliveries: build.query({
      ...readOnce(listWebhookDeliveries),
      providesTags: ['Webhook'],
    }),
    createWebhook: build.mutation({
      ...call(createWebhook),
      invalidatesTags: (answer) => (answer ? ['Webhook'] : []),
    }),
    updateWebhook: build.mutation({ ...call(updateWebhook), invalidatesTags: ['Webhook'] }),
    deleteWebhook: build.mutation({ ...call(deleteWebhook), invalidatesTags: ['Webhook'] }),
    rotateWebhookSecret: build.mutation({
      ...call(rotateWebhookSecret),
      invalidatesTags: ['Webhook'],
    }),
    testWebhook: build.mutation({ ...call(testWebhook), invalidatesTags: ['Webhook'] }),
    resendDelivery: build.mutation({
      ...call(resendWebhookDelivery),
      invalidatesTags: ['Webhook'],
    }),
  }),
});

export const {
  useWebhooksQuery,
  useWebhookDeliveriesQuery,
  useCreateWebhookMutation,
  useUpdateWebhookMutation,
  useDeleteWebhookMutation,
  useRotateWebhookSecretMutation,
  useTestWebhookMutation,
  useResendDeliveryMutation,
} = webhooksApi;
