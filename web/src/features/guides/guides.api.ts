import { getPublicGuide, listGuideTags, listPublicGuides } from '@slots/contracts/casino/guides';
import { baseApi } from '../../api/base-api.ts';
import { type AnswerOf, call } from '../../api/endpoint.ts';

export type GuideData = AnswerOf<typeof getPublicGuide>;
export type GuideCardData = AnswerOf<typeof listPublicGuides>['data'][number];

export const guidesApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** Published guides, the newest first. */
    publicGuides: build.query(call(listPublicGuides)),
    guideTags: build.query(call(listGuideTags)),
    /** A guide by its slug. */
    publicGuide: build.query({ ...call(getPublicGuide), providesTags: ['Casino'] }),
  }),
});

export const { usePublicGuidesQuery, useGuideTagsQuery, usePublicGuideQuery } = guidesApi;
