import type { Seeder } from '@slots/mongo/seed';
import type { AuthorsRepository } from '../authors/authors.repository.ts';
import type { CasinosRepository } from '../casinos/casinos.repository.ts';
import type { DraftedRepository } from '../drafts/drafted.repository.ts';
import type { PromotionsRepository } from '../promotions/promotions.repository.ts';
import type { SeededReferenceList } from '../reference-data/reference-lists.ts';
import { DEMO_CASINOS, DEMO_PROMOTIONS } from './demo-casinos.ts';
import { DEMO_GUIDES, DEMO_TOPLISTS } from './demo-guides.ts';
import { DEMO_AUTHORS, DEMO_REVIEWS } from './demo-reviews.ts';

interface SeededRecords<R> {
  isEmpty(): Promise<boolean>;
  insertMissing(records: readonly R[]): Promise<void>;
}

type SeededDrafts = Pick<DraftedRepository, 'isEmpty' | 'insertMissing'>;

/** Fills collections that have never been filled: reference data always, the rest as a demo. */
export async function seedDatabase({
  seeder,
  repositories: { casinos, promotions, reference, authors, reviews, guides, toplists },
  demo,
}: {
  seeder: Seeder;
  repositories: {
    casinos: CasinosRepository;
    promotions: PromotionsRepository;
    reference: readonly SeededReferenceList[];
    authors: AuthorsRepository;
    reviews: SeededDrafts;
    guides: SeededDrafts;
    toplists: SeededDrafts;
  };
  demo: boolean;
}): Promise<void> {
  const seedEmpty = <R extends { readonly _id: number }>(
    name: string,
    records: readonly R[],
    to: SeededRecords<R>,
  ) =>
    seeder.seed({
      name,
      highestId: Math.max(...records.map(({ _id }) => _id)),
      isEmpty: () => to.isEmpty(),
      write: () => to.insertMissing(records),
    });

  for (const { entries, seeds } of reference) {
    await seedEmpty(entries.collection, seeds, entries);
  }
  if (!demo) return;
  // Promotions belong to the demo casinos: a database with casinos of its own gets neither.
  const demoCasinos = await seedEmpty('casinos', DEMO_CASINOS, casinos);
  if (!demoCasinos) return;
  await seedEmpty('promotions', DEMO_PROMOTIONS, promotions);
  await seedEmpty('toplists', DEMO_TOPLISTS, toplists);
  const demoAuthors = await seedEmpty('authors', DEMO_AUTHORS, authors);
  if (!demoAuthors) return;
  await seedEmpty('guides', DEMO_GUIDES, guides);
  await seedEmpty('reviews', DEMO_REVIEWS, {
    isEmpty: reviews.isEmpty,
    async insertMissing(all) {
      const there = await casinos.known(all.map(({ casinoId }) => casinoId));
      await reviews.insertMissing(
        all
          .filter(({ casinoId }) => there.has(casinoId))
          .map(({ casinoId, ...review }) => ({ ...review, subject: { casinoId } })),
      );
    },
  });
}
