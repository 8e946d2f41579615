import type { searchCasinos } from '@slots/contracts/casino/search';
import type { ResponseOf } from '@slots/contracts/contract';
import { createSearchIndex } from '@slots/search-ranking/search-index';
import type { CasinoSearchRepository, NamedCasino } from './casino-search.repository.ts';

type Result = ResponseOf<typeof searchCasinos>[number];

/** Names are cached so long: a publication has to be seen within 3 seconds, everywhere. */
const FRESH_MS = 1_000;

function searchable(type: Result['type']) {
  return ({ _id, name, slug }: NamedCasino) => {
    const answer: Result = { type, id: _id, name, slug };
    return [_id, { name, answer }] as const;
  };
}

/** Finds published casinos and guides by name, in memory: read anew at most once a second, and only when asked. */
export function createCasinoSearch({
  casinos,
  guides,
  now = Date.now,
}: {
  casinos: CasinoSearchRepository;
  /** The guides that visitors may read. */
  guides: () => Promise<readonly NamedCasino[]>;
  now?: () => number;
}) {
  const index = createSearchIndex<Result>();
  const guideIndex = createSearchIndex<Result>();
  let readAt = 0;
  let reading: Promise<void> | undefined;

  async function read(): Promise<void> {
    const startedAt = now();
    const [published, readable] = await Promise.all([casinos.published(), guides()]);
    index.replaceAll(published.map(searchable('casino')));
    guideIndex.replaceAll(readable.map(searchable('guide')));
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
      return [...index.search(typed), ...guideIndex.search(typed)];
    },
  };
}

export type CasinoSearch = ReturnType<typeof createCasinoSearch>;
