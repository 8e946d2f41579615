import { getLinkHealth } from '@slots/contracts/casino/link-health';
import { type CasinoStatistics, getCasinoStatistics } from '@slots/contracts/casino/statistics';
import { type GameStatistics, getGameStatistics } from '@slots/contracts/catalog/statistics';
import type { FakeGateway } from './fake-gateway.ts';

/** The dashboard's figures in tests: plain data that a test sets. */
export interface FakeFigures {
  games: GameStatistics;
  casinos: CasinoStatistics;
}

const DAY_MS = 86_400_000;
const NOTHING = { total: 0, first: [] };

/** Gives a gateway the calls on figures. */
export function figuresOn(gateway: FakeGateway): FakeFigures {
  const first = Date.parse('2026-10-23');
  const fake: FakeFigures = {
    games: {
      total: 2_000,
      published: 1_950,
      draft: 40,
      pending: 10,
      withoutDescription: 7,
      launchers: { checking: true, ok: 1_940, broken: 3, unknown: 7 },
      overTime: Array.from({ length: 30 }, (_day, index) => ({
        from: new Date(first + index * DAY_MS).toISOString().slice(0, 10),
        imported: index * 3,
        published: index * 2,
      })),
    },
    casinos: {
      total: 12,
      published: 9,
      promotions: 30,
      promotionsByCountry: [
        { code: 'GB', promotions: 20 },
        { code: 'SE', promotions: 8 },
      ],
      withoutLicence: {
        total: 1,
        first: [{ id: 3, name: 'Lucky River', slug: 'lucky-river', published: 'true' }],
      },
      withoutPromotion: NOTHING,
      withoutImage: NOTHING,
    },
  };
  gateway.on(getGameStatistics, ({ query }) => ({
    status: 200,
    body:
      query.per === 'day'
        ? fake.games
        : { ...fake.games, overTime: [{ from: '2026-11-01', imported: 5, published: 4 }] },
  }));
  gateway.on(getLinkHealth, () => ({
    status: 200,
    body: {
      checking: true,
      ok: 28,
      broken: 1,
      unknown: 0,
      waiting: 1,
      promotions: [
        {
          promotionId: 5,
          casinoId: 3,
          headline: '50 free spins',
          link: 'https://river.example/spins',
          state: 'broken',
          detail: 'Not found (404)',
          checkedAt: '2026-11-21T03:00:00.000Z',
        },
      ],
    },
  }));
  gateway.on(getCasinoStatistics, () => ({ status: 200, body: fake.casinos }));
  return fake;
}
