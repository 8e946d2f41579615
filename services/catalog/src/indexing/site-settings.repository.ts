import type { SiteGameIndexing } from '@slots/contracts/catalog/game-indexing';
import type { Editor } from '@slots/http-kit/entity-tag';
import { type RecordedWrites, setFields } from '@slots/mongo/recorded-writes';
import type { Transact } from '@slots/mongo/transaction';
import type { Model } from 'mongoose';
import type { SiteSettingsRecord } from './site-settings.model.ts';

/** There is one record. */
const ID = 1;
const DEFAULT: SiteGameIndexing = 'all';

export function createSiteSettingsRepository({
  settings,
  recorded,
  transact,
}: {
  settings: Model<SiteSettingsRecord>;
  recorded: RecordedWrites<SiteSettingsRecord>;
  transact: Transact;
}) {
  return {
    /** Makes the record, so that a change has one to change. */
    async prepare(): Promise<void> {
      await settings.updateOne(
        { _id: ID },
        { $setOnInsert: { gameIndexing: DEFAULT, updatedBy: null, version: 1 } },
        { upsert: true },
      );
    },

    async gameIndexing(): Promise<SiteGameIndexing> {
      const found = await settings
        .findById(ID)
        .lean<Pick<SiteSettingsRecord, 'gameIndexing'> | null>();
      return found?.gameIndexing ?? DEFAULT;
    },

    async setGameIndexing(gameIndexing: SiteGameIndexing, by: Editor): Promise<void> {
      await transact('site-settings', async (session) => {
        await recorded.update({ _id: ID }, setFields({ gameIndexing }, by), by, session);
      });
    },
  };
}

export type SiteSettingsRepository = ReturnType<typeof createSiteSettingsRepository>;
