import { getGameStatistics } from '@slots/contracts/catalog/statistics';
import { okRoute, type Route } from '@slots/http-kit/route';
import type { GameStatisticsService } from './game-statistics.service.ts';

export function createGameStatisticsRoutes(statistics: GameStatisticsService): Route[] {
  return [okRoute(getGameStatistics, ({ query }) => statistics.of(query.per))];
}
