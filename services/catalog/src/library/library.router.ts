import {
  deleteGame,
  getGame,
  listGames,
  publishGame,
  updateGame,
} from '@slots/contracts/catalog/games';
import { bulkChangeGames, exportGames } from '@slots/contracts/catalog/games-bulk';
import { listImportedIds, listLibraryGames } from '@slots/contracts/catalog/library-games';
import { editOf, editorOf, tagged } from '@slots/http-kit/entity-tag';
import { mapRows, okRoute, type Route, route } from '@slots/http-kit/route';
import { toCsvRow, toLibraryGame, toStaffGame } from './library.mapper.ts';
import type { LibraryService } from './library.service.ts';

function toPage({ games, ...page }: Awaited<ReturnType<LibraryService['page']>>) {
  return { data: games.map(toLibraryGame), ...page };
}

export function createLibraryRoutes({ games }: { games: LibraryService }): Route[] {
  return [
    okRoute(listGames, async ({ query }) => toPage(await games.page(query))),

    okRoute(listLibraryGames, async ({ query }) => toPage(await games.page(query))),

    okRoute(listImportedIds, () => games.ids()),

    route(exportGames, ({ query }) => ({
      status: 200,
      rows: mapRows(games.stream(query), toCsvRow),
    })),

    okRoute(bulkChangeGames, async ({ body: { change, ...records }, reader }) => ({
      results: await games.bulkChange(records, change, editorOf(reader)),
    })),

    route(getGame, async ({ params }) => {
      const game = await games.get(params.id);
      return { status: 200, body: toStaffGame(game), headers: tagged(game) };
    }),

    route(updateGame, async ({ params, body, reader, headers }) => {
      const { id, external_id, ...changes } = body;
      const repeated = [id, external_id].find((one) => one !== params.id && one !== undefined);
      const game = await games.update(params.id, changes, editOf(reader, headers, repeated));
      return { status: 200, body: toStaffGame(game), headers: tagged(game) };
    }),

    route(publishGame, async ({ params, body, reader, headers }) => {
      const game = await games.publish(params.id, body.published, editOf(reader, headers));
      return { status: 200, body: toStaffGame(game), headers: tagged(game) };
    }),

    okRoute(deleteGame, async ({ params, reader, headers }) => {
      await games.remove(params.id, editOf(reader, headers));
      return { message: 'Game deleted successfully' };
    }),
  ];
}
