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
import { ifMatch, type Versioned, versioned } from './versioned.ts';

const one = endpoint(getAuthor);
const change = endpoint(updateAuthor);

interface Change {
  readonly id: number;
  readonly etag: string | undefined;
  readonly body: NonNullable<CallOf<typeof updateAuthor>['body']>;
}

/** Authors as staff see them: their screen, and the choices in forms of texts. */
const authorsApi = portalApi.injectEndpoints({
  endpoints: (build) => ({
    authors: build.query({ ...call(listAuthors), providesTags: ['Author'] }),
    author: build.query<Versioned<Author>, number>({
      query: (id) => one({ params: { id } }),
      transformResponse: (author: Author, meta) => versioned(author, meta),
      providesTags: ['Author'],
    }),
    createAuthor: build.mutation({
      ...call(createAuthor),
      invalidatesTags: (_answer, error) => (error ? [] : ['Author']),
    }),
    changeAuthor: build.mutation<Author, Change>({
      query: ({ id, etag, body }) => ifMatch(change({ params: { id }, body }), etag),
      invalidatesTags: ['Author'],
    }),
    deleteAuthor: build.mutation({ ...call(deleteAuthor), invalidatesTags: ['Author'] }),
  }),
});

export const {
  useAuthorsQuery,
  useAuthorQuery,
  useCreateAuthorMutation,
  useChangeAuthorMutation,
  useDeleteAuthorMutation,
} = authorsApi;
