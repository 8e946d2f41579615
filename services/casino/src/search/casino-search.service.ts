import type { searchCasinos } from '@slots/contracts/casino/search';
import type { ResponseOf } from '@slots/contracts/contract';
import { createFreshSearch } from '@slots/search-ranking/fresh-search';

type Result = ResponseOf<typeof searchCasinos>[number];
type Read = () => Promise<
  readonly { readonly _id: number; readonly name: string; readonly slug: string }[]
>;

function searchOf(type: Result['type'], read: Read) {
  return createFreshSearch<Result>(async () =>
    (await read()).map(({ _id, name, slug }) => {
      const answer: Result = { type, id: _id, name, slug };
      return [_id, { name, answer }] as const;
    }),
  );
}

/** Finds by name: casinos, guides and authors that visitors may read. */
export function createCasinoSearch(reads: Readonly<Record<Result['type'], Read>>) {
  const searches = [
    searchOf('casino', reads.casino),
    searchOf('guide', reads.guide),
    searchOf('author', reads.author),
  ];
  return async (typed: string): Promise<Result[]> =>
    (await Promise.all(searches.map((search) => search(typed)))).flat();
}

export type CasinoSearch = ReturnType<typeof createCasinoSearch>;
