import {
  createGamblingLicence,
  deleteGamblingLicence,
} from '@slots/contracts/casino/reference-data';
import { baseApi } from '../../api/base-api.ts';
import { call } from '../../api/endpoint.ts';

/** Changes of the licences that casinos choose from; the list itself is in reference.api.ts. */
const gamblingLicencesApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    createGamblingLicence: build.mutation({
      ...call(createGamblingLicence),
      invalidatesTags: (answer) => (answer ? ['GamblingLicence'] : []),
    }),
    deleteGamblingLicence: build.mutation({
      ...call(deleteGamblingLicence),
      invalidatesTags: (answer) => (answer ? ['GamblingLicence'] : []),
    }),
  }),
});

export const { useCreateGamblingLicenceMutation, useDeleteGamblingLicenceMutation } =
  gamblingLicencesApi;
