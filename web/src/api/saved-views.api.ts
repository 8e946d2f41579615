import {
  createSavedView,
  deleteSavedView,
  listSavedViews,
  updateSavedView,
} from '@slots/contracts/identity/saved-views';
import { call } from './endpoint.ts';
import { portalApi } from './portal-api.ts';
import { readOnce } from './retries.ts';

/** A person's saved views. */
const savedViewsApi = portalApi.injectEndpoints({
  endpoints: (build) => ({
    savedViews: build.query({ ...readOnce(listSavedViews), providesTags: ['SavedView'] }),
    saveView: build.mutation({
      ...call(createSavedView),
      invalidatesTags: (_answer, error) => (error ? [] : ['SavedView']),
    }),
    changeView: build.mutation({ ...call(updateSavedView), invalidatesTags: ['SavedView'] }),
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
