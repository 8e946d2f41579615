import {
  createView,
  deleteView,
  listViews,
  type SavedView,
  updateView,
  type ViewedList,
} from '@slots/contracts/identity/views';
import { baseApi } from './base-api.ts';
import { call, endpoint } from './endpoint.ts';
import { noRetries } from './retries.ts';

const list = endpoint(listViews);

/** The views of lists that a person has saved. */
const savedViewsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    savedViews: build.query<SavedView[], ViewedList>({
      query: (of) => list({ query: { list: of } }),
      extraOptions: noRetries,
      providesTags: ['SavedView'],
    }),
    saveView: build.mutation({
      ...call(createView),
      invalidatesTags: (_answer, error) => (error ? [] : ['SavedView']),
    }),
    changeView: build.mutation({
      ...call(updateView),
      invalidatesTags: ['SavedView'],
    }),
    deleteView: build.mutation({
      ...call(deleteView),
      // After a failure too: it may be gone already.
      invalidatesTags: ['SavedView'],
    }),
  }),
});

export const {
  useSavedViewsQuery,
  useSaveViewMutation,
  useChangeViewMutation,
  useDeleteViewMutation,
} = savedViewsApi;
