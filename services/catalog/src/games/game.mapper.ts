import { type Game, type GameTexts, gameTexts } from '@slots/contracts/catalog/game';
import type { StaffGame } from '@slots/contracts/catalog/games';
import type { libraryGame, libraryStatus } from '@slots/contracts/catalog/library-games';
import type { GameCard } from '@slots/contracts/catalog/public-games';
import type { z } from 'zod';
import { thumbAddress } from '../images/thumb-address.ts';
import type { GameRecord } from './game.model.ts';
import type { FiledRecord, GameCardRecord, LibraryRecord } from './games.repository.ts';

const TEXTS = gameTexts.keyof().options;

/** Records older than a text field do not have it. */
function textsOf(record: GameTexts): GameTexts {
  const texts = { ...NO_TEXTS };
  for (const field of TEXTS) texts[field] = record[field] ?? null;
  return texts;
}
const NO_TEXTS = gameTexts.parse(Object.fromEntries(TEXTS.map((field) => [field, null])));

/** A game as everybody may see it who may see it at all. */
export function toGame(record: GameRecord): Game {
  const { _id: id, provider, type } = record;
  return {
    ...textsOf(record),
    id,
    external_id: id,
    name: record.name,
    slug: record.slug,
    thumb: thumbAddress(record.thumbHash),
    url: record.url,
    description: record.description,
    seo_description: record.seo_description,
    youtube_url: record.youtube_url,
    published: record.published,
    featured: record.featured,
    megaways: record.megaways,
    bonusBuy: record.bonusBuy,
    progressive: record.progressive,
    providerId: provider?.id ?? null,
    provider,
    typeId: type?.id ?? null,
    type,
    themes: [...record.themes],
    createdAt: record.createdAt.toISOString(),
    updatedAt: record.updatedAt.toISOString(),
  };
}

function statusOf({
  published,
  withdrawn,
}: Pick<GameRecord, 'published' | 'withdrawn'>): z.output<typeof libraryStatus> {
  if (withdrawn) return 'pending';
  return published ? 'published' : 'draft';
}

function launcherHealthOf({ launcher }: GameRecord): StaffGame['launcherHealth'] {
  return launcher ? { ...launcher, checkedAt: launcher.checkedAt.toISOString() } : null;
}

/** A game as staff see it. */
export function toStaffGame(record: GameRecord): StaffGame {
  return {
    ...toGame(record),
    status: statusOf(record),
    editedFields: [...record.editedFields],
    launcherHealth: launcherHealthOf(record),
  };
}

/** A game as the lists of staff show it. */
export function toLibraryGame(record: LibraryRecord): z.output<typeof libraryGame> {
  return {
    id: record._id,
    external_id: record._id,
    name: record.name,
    slug: record.slug,
    thumb: thumbAddress(record.thumbHash),
    provider_name: record.provider?.name ?? null,
    type_name: record.type?.name ?? null,
    status: statusOf(record),
    featured: record.featured,
    launcher: record.launcher?.state ?? null,
    updatedAt: record.updatedAt.toISOString(),
  };
}

/** A game as a row of a file. */
export function toFiledGame(record: FiledRecord) {
  return {
    id: record._id,
    name: record.name,
    slug: record.slug,
    provider: record.provider?.name ?? null,
    type: record.type?.name ?? null,
    themes: record.themes.map(({ name }) => name).join(', '),
    status: statusOf(record),
    featured: record.featured,
    launcher: record.launcher?.state ?? null,
    rtp: record.rtp,
    volatility: record.volatility,
    release: record.release,
    description: record.description,
    createdAt: record.createdAt.toISOString(),
    updatedAt: record.updatedAt.toISOString(),
  };
}

export function toGameCard({
  _id,
  name,
  slug,
  thumbHash,
  rtp,
  provider,
}: GameCardRecord): GameCard {
  return { external_id: _id, name, slug, thumb: thumbAddress(thumbHash), rtp, provider };
}
