import type { searchCasinos } from '@slots/contracts/casino/search';
import type { ResponseOf } from '@slots/contracts/contract';
import { createSearchIndex } from '@slots/search-ranking/search-index';
import type { CasinoSearchRepository, NamedCasino } from './casino-search.repository.ts';

type Result = ResponseOf<typeof searchCasinos>[number];

/** Life of cached names: a publication has to be visible everywhere within 3 seconds. */
const FRESH_MS = 1_000;

function searchable(type: Result['type']) {
  return ({ _id, name, slug }: NamedCasino) => {
    const answer: Result = { type, id: _id, name, slug };
    return [_id, { name, answer }] as const;
  };
}

/** Finds published casinos, guides and authors by name, in memory: read anew at most once a second, and only when asked. */
export function createCasinoSearch({
  casinos,
  guides,
  authors,
  now = Date.now,
}: {
  casinos: CasinoSearchRepository;
  /** The guides that visitors may read. */
  guides: () => Promise<readonly NamedCasino[]>;
  authors: () => Promise<readonly NamedCasino[]>;
  now?: () => number;
}) {
  const kinds = [
    { type: 'casino', read: casinos.published, index: createSearchIndex<Result>() },
    { type: 'guide', read: guides, index: createSearchIndex<Result>() },
    { type: 'author', read: authors, index: createSearchIndex<Result>() },
  ] as const;
  let readAt = 0;
  let reading: Promise<void> | undefined;

  async function read(): Promise<void> {
    const startedAt = now();
    const found = await Promise.all(kinds.map((kind) => kind.read()));
    for (const [at, { type, index }] of kinds.entries()) {
      index.replaceAll((found[at] ?? []).map(searchable(type)));
    }
    readAt = startedAt;
  }

  return {
    async search(typed: string): Promise<Result[]> {
      if (now() - readAt >= FRESH_MS) {
        reading ??= read().finally(() => {
          reading = undefined;
        });
        await reading;
      }
      return kinds.flatMap(({ index }) => index.search(typed));
    },
  };
}

export type CasinoSearch = ReturnType<typeof createCasinoSearch>;
