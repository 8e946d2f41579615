import { keptLists } from '@slots/contracts/casino/reference-data';
import type { Contract } from '@slots/contracts/contract';
import { endpoint } from '../../api/endpoint.ts';
import { portalApi } from '../../api/portal-api.ts';

type KeptList = (typeof keptLists)[keyof typeof keptLists];
export type KeptListName = KeptList['name'];

/** Checked by the list's own schema before it is sent. */
type Body = Readonly<Record<string, string | number | null>>;

const LISTS = new Map<KeptListName, KeptList>(
  Object.values(keptLists).map((list) => [list.name, list]),
);

function listNamed(name: KeptListName): KeptList {
  const list = LISTS.get(name);
  if (!list) throw new Error(`There is no list ${name}`);
  return list;
}

/** The body of each list is its own, so here it is any. */
function changeOf(name: KeptListName): Contract {
  const { calls, update, replace } = listNamed(name);
  return calls.includes('replace') ? replace : update;
}

/** Tags that a change of a list makes stale. After a failure too: the entry may be gone. */
const stale =
  (...others: 'Casino'[]) =>
  (_answer: unknown, error: unknown, { list }: { readonly list: KeptListName }) => [
    { type: 'ReferenceList' as const, id: list },
    ...(error ? [] : others),
  ];

/** Changes of the reference lists; the lists themselves are in reference.api.ts. */
const referenceDataApi = portalApi.injectEndpoints({
  endpoints: (build) => ({
    addEntry: build.mutation<unknown, { readonly list: KeptListName; readonly body: Body }>({
      query: ({ list, body }) => endpoint<Contract>(listNamed(list).create)({ body }),
      invalidatesTags: stale(),
    }),
    changeEntry: build.mutation<
      unknown,
      { readonly list: KeptListName; readonly id: number; readonly body: Body }
    >({
      query: ({ list, id, body }) => {
        const sent = { params: { id }, body };
        return endpoint(changeOf(list))(sent);
      },
      invalidatesTags: stale('Casino'),
    }),
    deleteEntry: build.mutation<unknown, { readonly list: KeptListName; readonly id: number }>({
      query: ({ list, id }) => endpoint(listNamed(list).remove)({ params: { id } }),
      invalidatesTags: stale(),
    }),
  }),
});

export const { useAddEntryMutation, useChangeEntryMutation, useDeleteEntryMutation } =
  referenceDataApi;
