import type { Seeder } from '@slots/mongo/seed';
import type { CasinosRepository } from '../casinos/casinos.repository.ts';
import type { PromotionsRepository } from '../promotions/promotions.repository.ts';
import type { SeededReferenceList } from '../reference-data/reference-lists.ts';
import { DEMO_CASINOS, DEMO_PROMOTIONS } from './demo-casinos.ts';

const highestOf = (records: readonly { readonly _id: number }[]) =>
  Math.max(...records.map(({ _id }) => _id));

/** Fills collections that have never been filled: reference data always, the rest as a demo. */
export async function seedDatabase({
  seeder,
  repositories: { casinos, promotions, reference },
  demo,
}: {
  seeder: Seeder;
  repositories: {
    casinos: CasinosRepository;
    promotions: PromotionsRepository;
    reference: readonly SeededReferenceList[];
  };
  demo: boolean;
}): Promise<void> {
  for (const { entries, seed } of reference) {
    await seeder.seed({
      name: entries.collection,
      highestId: highestOf(seed.records),
      isEmpty: () => entries.isEmpty(),
      write: () => seed.write(),
    });
  }
  if (!demo) return;
  // Promotions belong to the demo casinos: a database with casinos of its own gets neither.
  const demoCasinos = await seeder.seed({
    name: 'casinos',
    highestId: highestOf(DEMO_CASINOS),
    isEmpty: () => casinos.isEmpty(),
    write: () => casinos.insertMissing(DEMO_CASINOS),
  });
  if (!demoCasinos) return;
  await seeder.seed({
    name: 'promotions',
    highestId: highestOf(DEMO_PROMOTIONS),
    isEmpty: () => promotions.isEmpty(),
    write: () => promotions.insertMissing(DEMO_PROMOTIONS),
  });
}
