import type { CountedRef } from '@slots/contracts/catalog/public-games';
import type { Taxonomy } from './taxonomy.model.ts';
import type { TaxonomyRepository } from './taxonomy.repository.ts';

/** All providers, types or themes by name, with their number of public games. */
export type CountedTaxa = (kind: Taxonomy) => Promise<CountedRef[]>;

/** @param counts those with games, with their number of public games */
export function createCountedTaxa({
  taxonomy,
  counts,
}: {
  taxonomy: TaxonomyRepository;
  counts: (kind: Taxonomy) => Promise<readonly CountedRef[]>;
}): CountedTaxa {
  return async (kind) => {
    const [all, counted] = await Promise.all([taxonomy.all(kind), counts(kind)]);
    const gameCounts = new Map(counted.map(({ id, gameCount }) => [id, gameCount]));
    return all.map((ref) => ({ ...ref, gameCount: gameCounts.get(ref.id) ?? 0 }));
  };
}
