import type { Outcome } from '@slots/contracts/bulk';
import { GAME_MISSING, getGame, publishGame, type StaffGame } from '@slots/contracts/catalog/games';
import { bulkChangeGames } from '@slots/contracts/catalog/games-bulk';
import type { Collection, FakeGateway } from './fake-gateway.ts';

const CHANGES = {
  publish: { published: true },
  unpublish: { published: false },
  feature: { featured: true },
  unfeature: { featured: false },
} as const;

/** Gives a gateway the games of staff, with the effects of publishing. */
export function staffGamesOn(gateway: FakeGateway): Collection<StaffGame> {
  const library = gateway.collection(getGame);
  const of = (wanted: number) => library.all.find(({ id }) => id === wanted);

  gateway.on(publishGame, ({ params: { id }, body: { published } }) => {
    const game = of(id);
    if (!game) return { refuse: 404, message: GAME_MISSING };
    Object.assign(game, { published, status: published ? 'published' : 'draft' });
    const headers = { ETag: `"${gateway.versionOf(game)}-staff"` };
    return { status: 200, body: game, headers };
  });
  gateway.on(bulkChangeGames, ({ body: { ids, change, versions } }) => {
    const results = ids.map((id, index): Outcome => {
      const game = of(id);
      if (!game) return { id, outcome: 'refused', reason: GAME_MISSING };
      const read = versions?.[index];
      if (read !== undefined && read !== gateway.versionOf(game)) {
        return { id, outcome: 'refused', reason: 'This game was changed by petra.' };
      }
      const before = JSON.stringify(game);
      gateway.versionOf(game);
      Object.assign(game, CHANGES[change]);
      game.status = game.published ? 'published' : 'draft';
      if (JSON.stringify(game) === before) return { id, outcome: 'unchanged' };
      return { id, outcome: 'done', version: gateway.versionOf(game) };
    });
    return { status: 200, body: { results } };
  });
  return library;
}
