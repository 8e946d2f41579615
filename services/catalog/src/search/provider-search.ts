import type { providerResult } from '@slots/contracts/catalog/search';
import { createSearchIndex } from '@slots/search-ranking/search-index';
import type { z } from 'zod';
import type { GameIndex } from '../game-index/game-index.ts';

type FoundProvider = z.infer<typeof providerResult>;

/** Life of cached names: a publication has to be visible everywhere within 3 seconds. */
const FRESH_MS = 1_000;

/** Finds providers with published games by name: their names are read anew at most once a second, and only when asked. */
export function createProviderSearch({ counts }: Pick<GameIndex, 'counts'>) {
  const names = createSearchIndex<FoundProvider>();
  let readAt = Number.NEGATIVE_INFINITY;
  let reading: Promise<void> | undefined;

  async function read(): Promise<void> {
    const startedAt = performance.now();
    const providers = await counts('providers');
    names.replaceAll(
      providers.flatMap(({ id, name, slug, gameCount }) => {
        const answer: FoundProvider = { type: 'provider', id, name, slug };
        return gameCount > 0 ? [[id, { name, answer }]] : [];
      }),
    );
    readAt = startedAt;
  }

  return async (typed: string): Promise<readonly FoundProvider[]> => {
    if (performance.now() - readAt >= FRESH_MS) {
      reading ??= read().finally(() => {
        reading = undefined;
      });
      await reading;
    }
    return names.search(typed);
  };
}
