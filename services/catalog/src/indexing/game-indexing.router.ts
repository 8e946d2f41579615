import { getGameIndexing, setGameIndexing } from '@slots/contracts/catalog/game-indexing';
import { editorOf } from '@slots/http-kit/entity-tag';
import { type Route, route } from '@slots/http-kit/route';
import type { SiteSettingsRepository } from './site-settings.repository.ts';

export function createGameIndexingRoutes(settings: SiteSettingsRepository): Route[] {
  return [
    route(getGameIndexing, async () => ({
      status: 200,
      body: { rule: await settings.gameIndexing() },
    })),
    route(setGameIndexing, async ({ body: { rule }, reader }) => {
      await settings.setGameIndexing(rule, editorOf(reader));
      return { status: 200, body: { rule } };
    }),
  ];
}
