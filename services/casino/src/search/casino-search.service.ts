import type { searchCasinos } from '@slots/contracts/casino/search';
import type { ResponseOf } from '@slots/contracts/contract';
import { createSearchIndex } from '@slots/search-ranking/search-index';
import type { CasinoSearchRepository, NamedCasino } from './casino-search.repository.ts';

type CasinoResult = ResponseOf<typeof searchCasinos>[number];

/** Names are cached so long: a publication has to be seen within 3 seconds, everywhere. */
const FRESH_MS = 1_000;

function searchable({ _id, name, slug }: NamedCasino) {
  const answer: CasinoResult = { type: 'casino', id: _id, name, slug };
  return [_id, { name, answer }] as const;
}

/** Finds published casinos by name, in memory: read anew at most once a second, and only when asked. */
export function createCasinoSearch({
  casinos,
  now = Date.now,
}: {
  casinos: CasinoSearchRepository;
  now?: () => number;
}) {
  const index = createSearchIndex<CasinoResult>();
  let readAt = 0;
  let reading: Promise<void> | undefined;

  async function read(): Promise<void> {
    const startedAt = now();
    index.replaceAll((await casinos.published()).map(searchable));
    readAt = startedAt;
  }

  return {
    async search(typed: string): Promise<CasinoResult[]> {
      if (now() - readAt >= FRESH_MS) {
        reading ??= read().finally(() => {
          reading = undefined;
        });
        await reading;
      }
      return index.search(typed);
    },
  };
}

export type CasinoSearch = ReturnType<typeof createCasinoSearch>;
