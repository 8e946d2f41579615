import {
  exportCatalogueGames,
  getCatalogueGame,
  listCatalogueGames,
  rememberLocation,
} from '@slots/contracts/catalog/catalogue-games';
import { getSync, listMalformedItems, startSync } from '@slots/contracts/catalog/catalogue-sync';
import { noteChanged } from '@slots/http-kit/noted-changes';
import { mapRows, okRoute, type Route, route } from '@slots/http-kit/route';
import { toCatalogueGame, toCsvRow, toSyncRun } from './catalogue.mapper.ts';
import type { CatalogueService } from './catalogue.service.ts';
import type { SyncService } from './sync.service.ts';

export function createCatalogueRoutes({
  catalogue,
  sync,
}: {
  catalogue: CatalogueService;
  sync: SyncService;
}): Route[] {
  return [
    okRoute(listCatalogueGames, async ({ query }) => {
      const list = await catalogue.list(query);
      return {
        data: list.games.map(toCatalogueGame),
        current_page: query.page,
        per_page: query.per_page,
        last_page: Math.max(1, Math.ceil(list.total / query.per_page)),
        total: list.total,
      };
    }),

    route(exportCatalogueGames, ({ query }) => ({
      status: 200,
      rows: mapRows(catalogue.stream(query), toCsvRow),
    })),

    okRoute(getCatalogueGame, async ({ params }) =>
      toCatalogueGame(await catalogue.game(params.id)),
    ),

    route(startSync, async ({ body }) => {
      // The worker reports its changes.
      noteChanged([]);
      return { status: 202, body: toSyncRun(await sync.start({ full: body?.full })) };
    }),

    okRoute(getSync, async () => {
      const { running, last, mirrored, lastSyncedAt, away } = await sync.status();
      return {
        running: running && toSyncRun(running),
        last: last && toSyncRun(last),
        mirrored,
        lastSyncedAt: lastSyncedAt?.toISOString() ?? null,
        away: away && { since: away.since.toISOString(), reason: away.reason },
      };
    }),

    okRoute(rememberLocation, async ({ body }) => {
      await catalogue.rememberPage(body.gameId, body.page);
      noteChanged([]);
      return { message: 'The page is remembered for a day.' };
    }),

    okRoute(listMalformedItems, async ({ query }) => {
      const { records, total } = await catalogue.malformed(query);
      const data = records.map(({ externalId, reason, at }) => ({
        externalId,
        reason,
        seenAt: at.toISOString(),
      }));
      return { data, total };
    }),
  ];
}
