import { getCasinoStatistics } from '@slots/contracts/casino/statistics';
import { type Route, route } from '@slots/http-kit/route';
import type {
  CasinoStatisticsRepository,
  IncompleteCasinos,
} from './casino-statistics.repository.ts';

function toIncomplete({ total, first }: IncompleteCasinos) {
  return {
    total,
    first: first.map(({ _id: id, name, slug, published }) => ({ id, name, slug, published })),
  };
}

/** Figures need no business rules, so there is no service in between. */
export function createCasinoStatisticsRoutes(figures: CasinoStatisticsRepository): Route[] {
  return [
    route(getCasinoStatistics, async () => {
      const [total, published, promotions, byCountry, noLicence, noPromotion, noImage] =
        await Promise.all([
          figures.total(),
          figures.published(),
          figures.promotions(),
          figures.byCountry(),
          figures.withoutLicence(),
          figures.withoutPromotion(),
          figures.withoutImage(),
        ]);
      return {
        status: 200,
        body: {
          total,
          published,
          promotions,
          promotionsByCountry: byCountry,
          withoutLicence: toIncomplete(noLicence),
          withoutPromotion: toIncomplete(noPromotion),
          withoutImage: toIncomplete(noImage),
        },
      };
    }),
  ];
}
