import { type CatalogueGame, catalogueGame } from '@slots/contracts/catalog/catalogue-games';
import type { SyncRun } from '@slots/contracts/catalog/catalogue-sync';
import { thumbAddress } from '../images/thumb-address.ts';
import type { ListedGame } from './catalogue.service.ts';
import { wireName } from './catalogue-game.ts';
import type { MirrorGame } from './mirror-game.model.ts';
import type { SyncRunRecord } from './sync-run.model.ts';

/** In the specification's shape, which is the catalogue's: text fields have their names of the wire. */
export function toCatalogueGame(game: ListedGame): CatalogueGame {
  const texts = Object.entries(game.texts).map(([field, text]) => [wireName(field), text]);
  return catalogueGame.parse({
    ...game,
    ...Object.fromEntries(texts),
    external_id: game.id,
    thumb: thumbAddress(game.thumbHash),
    bonus_buy: game.bonusBuy,
  });
}

/** A game of the mirror as a row of a CSV file. */
export function toCsvRow(game: MirrorGame) {
  return {
    id: game._id,
    name: game.name,
    slug: game.slug,
    provider: game.provider?.name ?? null,
    type: game.type?.name ?? null,
    release: game.texts.release,
    rtp: game.texts.rtp,
    volatility: game.texts.volatility,
    imported: game.imported,
    withdrawn: game.withdrawn,
  };
}

export function toSyncRun(run: SyncRunRecord): SyncRun {
  return {
    id: run._id,
    mode: run.mode,
    state: run.state,
    pages: run.pages,
    pagesDone: run.pagesDone,
    games: run.games,
    malformed: run.malformed,
    error: run.error,
    createdAt: run.createdAt.toISOString(),
    finishedAt: run.finishedAt?.toISOString() ?? null,
  };
}
