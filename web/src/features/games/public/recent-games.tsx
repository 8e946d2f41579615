import { Link } from 'react-router-dom';
import { paths } from '../../../config/paths.ts';
import type { GameCardData } from '../games.api.ts';
import { GamesGrid } from './games-grid.tsx';

const SHOWN = 5;

export interface RecentGamesProps {
  readonly games: readonly GameCardData[];
}

/** The games last played on this device. */
export function RecentGames({ games }: RecentGamesProps) {
  return (
    <section aria-labelledby="recent" className="container-page pt-16">
      <div className="mb-7 flex flex-wrap items-baseline justify-between gap-x-6 gap-y-2">
        <h2 id="recent" className="text-title font-extrabold">
          Recently played
        </h2>
        <Link
          to={paths.myGames}
          className="py-1 font-semibold text-link underline-offset-4 hover:underline"
        >
          My games →
        </Link>
      </div>
      <GamesGrid games={games.slice(0, SHOWN)} />
    </section>
  );
}
