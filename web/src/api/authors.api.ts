import {
  type Author,
  createAuthor,
  deleteAuthor,
  getAuthor,
  listAuthors,
  updateAuthor,
} from '@slots/contracts/casino/authors';
import { type CallOf, call, endpoint } from './endpoint.ts';
import { portalApi } from './portal-api.ts';
import { noRetries } from './retries.ts';
import { ifMatch, type Versioned, versioned } from './versioned.ts';

const one = endpoint(getAuthor);
const change = endpoint(updateAuthor);

export type AuthorChange = NonNullable<CallOf<typeof updateAuthor>['body']>;

interface Change {
  readonly id: number;
  readonly etag: string | undefined;
  readonly body: AuthorChange;
}

/** Authors as staff see them: their screen, and the choices in forms of texts. */
const authorsApi = portalApi.injectEndpoints({
  endpoints: (build) => ({
    authors: build.query({ ...call(listAuthors), providesTags: ['Author'] }),
    /** The current author for editing, even if the list is stale. */
    author: build.query<Versioned<Author>, number>({
      query: (id) => one({ params: { id } }),
      transformResponse: versioned<Author>,
      extraOptions: noRetries,
      keepUnusedDataFor: 0,
    }),
    createAuthor: build.mutation({
      ...call(createAuthor),
      invalidatesTags: (_answer, error) => (error ? [] : ['Author']),
    }),
    changeAuthor: build.mutation<Versioned<Author>, Change>({
      query: ({ id, etag, body }) => ifMatch(change({ params: { id }, body }), etag),
      transformResponse: versioned<Author>,
      invalidatesTags: ['Author'],
    }),
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
