import {
  createSavedView,
  deleteSavedView,
  listSavedViews,
  type SavedView,
  updateSavedView,
  type ViewedList,
} from '@slots/contracts/identity/saved-views';
import { call, endpoint } from './endpoint.ts';
import { portalApi } from './portal-api.ts';
import { noRetries } from './retries.ts';

const list = endpoint(listSavedViews);

/** A person's saved views. */
const savedViewsApi = portalApi.injectEndpoints({
  endpoints: (build) => ({
    savedViews: build.query<SavedView[], ViewedList>({
      query: (of) => list({ query: { list: of } }),
      extraOptions: noRetries,
      providesTags: ['SavedView'],
    }),
    saveView: build.mutation({
      ...call(createSavedView),
      invalidatesTags: (_answer, error) => (error ? [] : ['SavedView']),
    }),
    changeView: build.mutation({
      ...call(updateSavedView),
      invalidatesTags: ['SavedView'],
    }),
    deleteView: build.mutation({
      ...call(deleteSavedView),
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
