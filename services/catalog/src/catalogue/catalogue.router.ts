import {
  exportCatalogueGames,
  getCatalogueGame,
  listCatalogueGames,
  rememberLocation,
} from '@slots/contracts/catalog/catalogue-games';
import { getSync, listMalformedItems, startSync } from '@slots/contracts/catalog/catalogue-sync';
import { noteChanged } from '@slots/http-kit/noted-changes';
import { mapRows, type Route, route } from '@slots/http-kit/route';
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
    route(listCatalogueGames, async ({ query }) => {
      const list = await catalogue.list(query);
      return {
        status: 200,
        body: {
          data: list.games.map(toCatalogueGame),
          current_page: query.page,
          per_page: query.per_page,
          last_page: Math.max(1, Math.ceil(list.total / query.per_page)),
          total: list.total,
        },
      };
    }),

    route(exportCatalogueGames, ({ query }) => ({
      status: 200,
      rows: mapRows(catalogue.stream(query), toCsvRow),
    })),

    route(getCatalogueGame, async ({ params }) => ({
      status: 200,
      body: toCatalogueGame(await catalogue.game(params.id)),
    })),

    route(startSync, async ({ body }) => {
      // The worker reports its changes.
      noteChanged([]);
      return { status: 202, body: toSyncRun(await sync.start({ full: body?.full })) };
    }),

    route(getSync, async () => {
      const { running, last, mirrored, lastSyncedAt, away } = await sync.status();
      return {
        status: 200,
        body: {
          running: running && toSyncRun(running),
          last: last && toSyncRun(last),
          mirrored,
          lastSyncedAt: lastSyncedAt?.toISOString() ?? null,
          away: away && { since: away.since.toISOString(), reason: away.reason },
        },
      };
    }),

    route(rememberLocation, async ({ body }) => {
      await catalogue.rememberPage(body.gameId, body.page);
      noteChanged([]);
      return { status: 200, body: { message: 'The page is remembered for a day.' } };
    }),

    route(listMalformedItems, async ({ query }) => {
      const { records, total } = await catalogue.malformed(query);
      const data = records.map(({ externalId, reason, at }) => ({
        externalId,
        reason,
        seenAt: at.toISOString(),
      }));
      return { status: 200, body: { data, total } };
    }),
  ];
}
