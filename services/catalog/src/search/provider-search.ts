import type { providerResult } from '@slots/contracts/catalog/search';
import { createFreshSearch } from '@slots/search-ranking/fresh-search';
import type { z } from 'zod';
import type { GameIndex } from '../game-index/game-index.ts';

type FoundProvider = z.infer<typeof providerResult>;

/** Finds providers with published games by name. */
export function createProviderSearch({ counts }: Pick<GameIndex, 'counts'>) {
  return createFreshSearch<FoundProvider>(async () =>
    (await counts('providers')).flatMap(({ id, name, slug, gameCount }) => {
      const answer: FoundProvider = { type: 'provider', id, name, slug };
      return gameCount > 0 ? [[id, { name, answer }] as const] : [];
    }),
  );
}
