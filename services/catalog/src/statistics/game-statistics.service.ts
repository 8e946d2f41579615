import type { SiteGameIndexing } from '@slots/contracts/catalog/game-indexing';
import type { GameStatistics } from '@slots/contracts/catalog/statistics';
import type { GameStatisticsRepository, TimeUnit } from './game-statistics.repository.ts';

/** The number of bars of a chart, today's or this month's included. */
const UNITS: Readonly<Record<TimeUnit, number>> = { day: 30, month: 12 };

/** The first moments of the last days or months, oldest first, UTC. */
function startsOf(unit: TimeUnit, now: Date): Date[] {
  const [year, month, day] = [now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate()];
  return Array.from({ length: UNITS[unit] }, (_start, index) => {
    const back = UNITS[unit] - 1 - index;
    return new Date(
      unit === 'day' ? Date.UTC(year, month, day - back) : Date.UTC(year, month - back, 1),
    );
  });
}

/** The figures of all games. */
export function createGameStatisticsService({
  figures,
  checkingLaunchers,
  indexing,
}: {
  figures: GameStatisticsRepository;
  /** True if this installation checks demos. */
  checkingLaunchers: boolean;
  /** The site's rule for search engines. */
  indexing: () => Promise<SiteGameIndexing>;
}) {
  return {
    async of(unit: TimeUnit): Promise<GameStatistics> {
      const starts = startsOf(unit, new Date());
      const [since = new Date()] = starts;
      const rule = await indexing();
      const [
        published,
        draft,
        pending,
        withoutDescription,
        indexed,
        imports,
        publications,
        ...launchers
      ] = await Promise.all([
        figures.published(),
        figures.drafts(),
        figures.pending(),
        figures.withoutDescription(),
        figures.indexed(rule),
        figures.importedSince(since, unit),
        figures.publishedSince(since, unit),
        figures.launchersFound('ok'),
        figures.launchersFound('broken'),
        figures.launchersFound('unknown'),
      ]);
      const [ok, broken, unknown] = launchers;
      return {
        total: published + draft + pending,
        published,
        draft,
        pending,
        withoutDescription,
        indexed,
        launchers: { checking: checkingLaunchers, ok, broken, unknown },
        overTime: starts.map((start) => ({
          from: start.toISOString().slice(0, 10),
          imported: imports.get(start.getTime()) ?? 0,
          published: publications.get(start.getTime()) ?? 0,
        })),
      };
    },
  };
}

export type GameStatisticsService = ReturnType<typeof createGameStatisticsService>;
