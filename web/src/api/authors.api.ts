import {
  createAuthor,
  deleteAuthor,
  getAuthor,
  listAuthors,
  updateAuthor,
} from '@slots/contracts/casino/authors';
import { type CallOf, call } from './endpoint.ts';
import { portalApi } from './portal-api.ts';
import { versionedChange, versionedRead } from './versioned.ts';

export type AuthorChange = NonNullable<CallOf<typeof updateAuthor>['body']>;

/** Authors for staff: their screen, and the choices in text forms. */
const authorsApi = portalApi.injectEndpoints({
  endpoints: (build) => ({
    authors: build.query({ ...call(listAuthors), providesTags: ['Author'] }),
    /** The current author for editing, even if the list is stale. */
    author: build.query({ ...versionedRead(getAuthor), keepUnusedDataFor: 0 }),
    createAuthor: build.mutation({
      ...call(createAuthor),
      invalidatesTags: (_answer, error) => (error ? [] : ['Author']),
    }),
    changeAuthor: build.mutation({ ...versionedChange(updateAuthor), invalidatesTags: ['Author'] }),
    deleteAuthor: build.mutation({ ...call(deleteAuthor), invalidatesTags: ['Author'] }),
  }),
});

export const {
  useAuthorsQuery,
  useLazyAuthorQuery,
  useCreateAuthorMutation,
  useChangeAuthorMutation,
  useDeleteAuthorMutation,
} = authorsApi;
