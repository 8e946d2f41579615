import { gameEntity } from '@slots/contracts/catalog/game';
import type { StaffGame } from '@slots/contracts/catalog/games';
import type { libraryGame } from '@slots/contracts/catalog/library-games';
import { staffAnswer } from '@slots/mongo/entity';
import type { z } from 'zod';
import { derivedOf, toGame } from '../games/game.mapper.ts';
import type { GameRecord } from '../games/stored-game.ts';
import { thumbAddress } from '../images/thumb-address.ts';
import type { LibraryRecord } from './library.repository.ts';

function statusOf({
  published,
  withdrawn,
}: Pick<GameRecord, 'published' | 'withdrawn'>): StaffGame['status'] {
  if (withdrawn) return 'pending';
  return published ? 'published' : 'draft';
}

/** A game as staff see it. */
export function toStaffGame(record: GameRecord): StaffGame {
  const { launcher } = record;
  return {
    ...staffAnswer(gameEntity, record),
    ...derivedOf(record),
    status: statusOf(record),
    launcherHealth: launcher ? { ...launcher, checkedAt: launcher.checkedAt.toISOString() } : null,
  };
}

/** A game as the lists of staff show it. */
export function toLibraryGame(record: LibraryRecord): z.output<typeof libraryGame> {
  const { _id: id, name, slug, provider, type, featured, launcher, updatedAt } = record;
  return {
    id,
    external_id: id,
    name,
    slug,
    thumb: thumbAddress(record.thumbHash),
    provider_name: provider?.name ?? null,
    type_name: type?.name ?? null,
    status: statusOf(record),
    featured,
    launcher: launcher?.state ?? null,
    updatedAt: updatedAt.toISOString(),
  };
}

/** A game as a row of a CSV file. */
export const toCsvRow = (record: GameRecord) => ({
  ...toGame(record),
  provider: record.provider?.name ?? null,
  type: record.type?.name ?? null,
  themes: record.themes.map(({ name }) => name).join(', '),
  published: statusOf(record),
  launcher: record.launcher?.state ?? null,
});
