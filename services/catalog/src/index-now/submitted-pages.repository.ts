import { rowsOf } from '@slots/mongo/rows';
import type { Model } from 'mongoose';
import type { SitePages } from './site-pages.ts';
import type { SubmittedPage } from './submitted-page.model.ts';

/** Pages submitted to search engines. */
export function createSubmittedPagesRepository({ pages }: { pages: Model<SubmittedPage> }) {
  const rows = rowsOf(pages);

  return {
    /** Changes by address. */
    async all(): Promise<SitePages> {
      const found = await rows.find({}).toArray();
      return new Map(found.map(({ _id, lastmod }) => [_id, lastmod]));
    },

    async keep(told: readonly (readonly [url: string, lastmod: string])[]): Promise<void> {
      if (told.length === 0) return;
      await rows.bulkWrite(
        told.map(([_id, lastmod]) => ({
          updateOne: { filter: { _id }, update: { $set: { lastmod } }, upsert: true },
        })),
        { ordered: false },
      );
    },

    async forget(urls: readonly string[]): Promise<void> {
      if (urls.length > 0) await rows.deleteMany({ _id: { $in: [...urls] } });
    },
  };
}

export type SubmittedPagesRepository = ReturnType<typeof createSubmittedPagesRepository>;
