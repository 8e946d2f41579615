import { Link } from 'react-router-dom';
import { paths } from '../../../config/paths.ts';
import { GamesGrid } from './games-grid.tsx';
import { useSavedGames } from './saved-games.ts';

const SHOWN = 5;

/** The games last played on this device; nothing without any. */
export function RecentGames() {
  const games = useSavedGames('recently_played');
  if (games === undefined || games.length === 0) return null;
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
