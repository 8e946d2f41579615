import { getCasinoStatistics } from '@slots/contracts/casino/statistics';
import { okRoute, type Route } from '@slots/http-kit/route';
import type { CasinoStatisticsRepository } from './casino-statistics.repository.ts';

/** Figures need no business rules, so there is no service in between. */
export function createCasinoStatisticsRoutes(statistics: CasinoStatisticsRepository): Route[] {
  return [okRoute(getCasinoStatistics, () => statistics.read())];
}
