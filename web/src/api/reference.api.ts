import { listAffiliates } from '@slots/contracts/affiliate/affiliates';
import { referenceLists } from '@slots/contracts/casino/reference-data';
import { type AnswerOf, call, endpoint } from './endpoint.ts';
import { FRESH_FOR_A_MINUTE } from './freshness.ts';
import { portalApi } from './portal-api.ts';
import { noRetries, retries } from './retries.ts';

/** An affiliate read less than five minutes ago is not refetched. */
const AFFILIATES_FRESH_SECONDS = 300;

type AnyList = (typeof referenceLists)[keyof typeof referenceLists];
export type ReferenceListName = AnyList['name'];

/** The entries of a reference list. */
export type EntriesOf<Name extends ReferenceListName> = AnswerOf<
  Extract<AnyList, { readonly name: Name }>['list']
>;

const LISTS = new Map<ReferenceListName, AnyList>(
  Object.values(referenceLists).map((list) => [list.name, list]),
);

/** Reference lists of casinos. Read by the casinos' screens and by their own, whose changes make their tags stale. */
const referenceApi = portalApi.injectEndpoints({
  endpoints: (build) => ({
    referenceList: build.query<EntriesOf<ReferenceListName>, ReferenceListName>({
      query: (name) => {
        const list = LISTS.get(name);
        if (!list) throw new Error(`There is no list ${name}`);
        return endpoint(list.list)();
      },
      extraOptions: noRetries,
      providesTags: (_answer, _error, name) => [{ type: 'ReferenceList', id: name }],
    }),
    affiliates: build.query({
      ...call(listAffiliates),
      extraOptions: retries(3, 1_000),
      keepUnusedDataFor: AFFILIATES_FRESH_SECONDS,
      providesTags: [{ type: 'Affiliate', id: 'list' }],
    }),
  }),
});

export const { useAffiliatesQuery } = referenceApi;
const { useReferenceListQuery } = referenceApi;

interface ListOptions {
  readonly skip?: boolean;
}

/** The affiliates, fresh for five minutes. */
export const useAffiliates = (options?: ListOptions) =>
  useAffiliatesQuery(undefined, {
    refetchOnMountOrArgChange: AFFILIATES_FRESH_SECONDS,
    ...options,
  });

interface ListQuery<Entries> {
  readonly data?: Entries | undefined;
  readonly error?: unknown;
  readonly isError: boolean;
  readonly isFetching: boolean;
  readonly refetch: () => unknown;
}

/** A reference list by its name, fresh for a minute. */
export function useReferenceList<const Name extends ReferenceListName>(
  name: Name,
  options?: ListOptions,
): ListQuery<EntriesOf<Name>>;
export function useReferenceList(
  name: ReferenceListName,
  options?: ListOptions,
): ListQuery<EntriesOf<ReferenceListName>> {
  return useReferenceListQuery(name, { ...FRESH_FOR_A_MINUTE, ...options });
}
