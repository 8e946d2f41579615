import { getPublicAuthor, listPublicAuthors } from '@slots/contracts/casino/authors';
import { baseApi } from '../../api/base-api.ts';
import { call } from '../../api/endpoint.ts';

export const authorsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    publicAuthors: build.query(call(listPublicAuthors)),
    /** An author with their reviews, by slug. */
    publicAuthor: build.query(call(getPublicAuthor)),
  }),
});

export const { usePublicAuthorsQuery, usePublicAuthorQuery } = authorsApi;
