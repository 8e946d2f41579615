import type {
  createView,
  deleteView,
  listViews,
  SavedView,
  updateView,
  ViewedList,
} from '@slots/contracts/identity/views';
import { baseApi } from './base-api.ts';
import { type AnswerOf, type CallOf, endpoint } from './endpoint.ts';
import { noRetries } from './retries.ts';

const list = endpoint<typeof listViews>('GET', '/api/account/views');

/** The views of lists that a person has saved. */
const savedViewsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    savedViews: build.query<SavedView[], ViewedList>({
      query: (of) => list({ query: { list: of } }),
      extraOptions: noRetries,
      providesTags: ['SavedView'],
    }),
    saveView: build.mutation<AnswerOf<typeof createView>, CallOf<typeof createView>>({
      query: endpoint<typeof createView>('POST', '/api/account/views'),
      invalidatesTags: (_answer, error) => (error ? [] : ['SavedView']),
    }),
    changeView: build.mutation<AnswerOf<typeof updateView>, CallOf<typeof updateView>>({
      query: endpoint<typeof updateView>('PATCH', '/api/account/views/:id'),
      invalidatesTags: ['SavedView'],
    }),
    deleteView: build.mutation<AnswerOf<typeof deleteView>, CallOf<typeof deleteView>>({
      query: endpoint<typeof deleteView>('DELETE', '/api/account/views/:id'),
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
