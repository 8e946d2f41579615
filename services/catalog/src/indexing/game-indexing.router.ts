import { getGameIndexing, setGameIndexing } from '@slots/contracts/catalog/game-indexing';
import { editorOf } from '@slots/http-kit/entity-tag';
import { okRoute, type Route } from '@slots/http-kit/route';
import type { SiteSettingsRepository } from './site-settings.repository.ts';

export function createGameIndexingRoutes(settings: SiteSettingsRepository): Route[] {
  return [
    okRoute(getGameIndexing, async () => ({ rule: await settings.gameIndexing() })),
    okRoute(setGameIndexing, async ({ body: { rule }, reader }) => {
      await settings.setGameIndexing(rule, editorOf(reader));
      return { rule };
    }),
  ];
}
