import { getGameStatistics } from '@slots/contracts/catalog/statistics';
import { type Route, route } from '@slots/http-kit/route';
import type { GameStatisticsService } from './game-statistics.service.ts';

export function createGameStatisticsRoutes(statistics: GameStatisticsService): Route[] {
  return [
    route(getGameStatistics, async ({ query }) => ({
      status: 200,
      body: await statistics.of(query.per),
    })),
  ];
}
