import type {
  createGamblingLicence,
  deleteGamblingLicence,
} from '@slots/contracts/casino/reference-data';
import { baseApi } from '../../api/base-api.ts';
import { type AnswerOf, type CallOf, endpoint } from '../../api/endpoint.ts';

/** Changes of the licences that casinos choose from; the list itself is in reference.api.ts. */
const gamblingLicencesApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    createGamblingLicence: build.mutation<
      AnswerOf<typeof createGamblingLicence>,
      CallOf<typeof createGamblingLicence>
    >({
      query: endpoint<typeof createGamblingLicence>('POST', '/api/gambling-licences'),
      invalidatesTags: (answer) => (answer ? ['GamblingLicence'] : []),
    }),
    deleteGamblingLicence: build.mutation<
      AnswerOf<typeof deleteGamblingLicence>,
      CallOf<typeof deleteGamblingLicence>
    >({
      query: endpoint<typeof deleteGamblingLicence>('DELETE', '/api/gambling-licences/:id'),
      invalidatesTags: (answer) => (answer ? ['GamblingLicence'] : []),
    }),
  }),
});

export const { useCreateGamblingLicenceMutation, useDeleteGamblingLicenceMutation } =
  gamblingLicencesApi;
