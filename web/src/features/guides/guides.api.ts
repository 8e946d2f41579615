import { getPublicGuide, listPublicGuides } from '@slots/contracts/casino/guides';
import { baseApi } from '../../api/base-api.ts';
import { type AnswerOf, type CallOf, call, endpoint } from '../../api/endpoint.ts';

export type GuideData = AnswerOf<typeof getPublicGuide>;
export type GuideCardData = AnswerOf<typeof listPublicGuides>['data'][number];

export const GUIDES_PER_PAGE = 12;

export const guidesApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** Published guides, the newest first. */
    publicGuides: build.query(call(listPublicGuides)),
    /** A guide by its slug. */
    publicGuide: build.query<GuideData, CallOf<typeof getPublicGuide>>({
      query: endpoint(getPublicGuide),
      providesTags: ['Casino'],
    }),
  }),
});

export const { usePublicGuidesQuery, usePublicGuideQuery } = guidesApi;
