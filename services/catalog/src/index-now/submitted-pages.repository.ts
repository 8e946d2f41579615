import { batchesOf } from '@slots/mongo/rows';
import type { Seeder } from '@slots/mongo/seed';
import type { Collection } from 'mongoose';
import type { SitePages } from './site-pages.ts';
import type { SubmittedPage } from './submitted-page.model.ts';

/** Pages that are forgotten by one command, which may have 16 MB. */
const FORGOTTEN_AT_ONCE = 10_000;

/** Pages submitted to search engines. */
export function createSubmittedPagesRepository({
  pages,
  seeder,
}: {
  pages: Collection<SubmittedPage>;
  seeder: Seeder;
}) {
  async function* urlsBut(isThere: (url: string) => boolean): AsyncGenerator<string> {
    for await (const { _id } of pages.find({}, { projection: { _id: 1 } })) {
      if (!isThere(_id)) yield _id;
    }
  }

  return {
    /** Tells whether this is the first run; then `keepAll` is called, and again in the next run if this one breaks. */
    async isFirstRun(keepAll: () => Promise<void>): Promise<boolean> {
      let isFirst = false;
      await seeder.seed({
        name: 'submittedPages',
        // Their ids are addresses.
        isEmpty: async () => (await pages.findOne({}, { projection: { _id: 1 } })) === null,
        async write() {
          isFirst = true;
          await keepAll();
        },
      });
      return isFirst;
    },

    /** Changes by address, of those that were submitted. */
    async among(urls: readonly string[]): Promise<SitePages> {
      const found = await pages.find({ _id: { $in: [...urls] } }).toArray();
      return new Map(found.map(({ _id, lastmod }) => [_id, lastmod]));
    },

    async keep(told: readonly (readonly [url: string, lastmod: string])[]): Promise<void> {
      if (told.length === 0) return;
      await pages.bulkWrite(
        told.map(([_id, lastmod]) => ({
          updateOne: { filter: { _id }, update: { $set: { lastmod } }, upsert: true },
        })),
        { ordered: false },
      );
    },

    /** Forgets the pages that are no longer there. */
    async forgetGone(isThere: (url: string) => boolean): Promise<void> {
      for await (const gone of batchesOf(urlsBut(isThere), FORGOTTEN_AT_ONCE)) {
        await pages.deleteMany({ _id: { $in: gone } });
      }
    },
  };
}

export type SubmittedPagesRepository = ReturnType<typeof createSubmittedPagesRepository>;
