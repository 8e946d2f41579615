import { siteSettingsEntity } from '@slots/contracts/catalog/game-indexing';
import { entityModel, historyOf, type RecordOf } from '@slots/mongo/entity';
import type { Connection } from 'mongoose';

export type SiteSettingsRecord = RecordOf<typeof siteSettingsEntity>;

export const siteSettingsModel = (connection: Connection) =>
  entityModel(connection, siteSettingsEntity, 'siteSettings', []);

export const SITE_SETTINGS_HISTORY = historyOf(siteSettingsEntity, { name: () => 'The site' });
