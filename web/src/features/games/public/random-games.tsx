import { RefreshCw } from 'lucide-react';
import { useDeferredValue, useMemo, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { LoadingShapes } from '../../../ui/skeleton.tsx';
import { type GameCardData, useRandomGamesQuery } from '../games.api.ts';
import { GamesGrid, GamesGridSkeleton } from './games-grid.tsx';

const SHOWN = 12;

/** A uniform random sample of a list. */
function pick(games: readonly GameCardData[], count: number): readonly GameCardData[] {
  return games
    .map((game) => ({ game, place: Math.random() }))
    .sort((a, b) => a.place - b.place)
    .slice(0, count)
    .map(({ game }) => game);
}

/** Twelve games at random, and others on demand. Browser only: the server's sample would differ. */
export function RandomGames() {
  const { data, isError, isFetching, refetch } = useRandomGamesQuery();
  const [round, setRound] = useState(0);
  // Each round is another pick of the same games.
  const picked = useMemo(() => round >= 0 && data && pick(data.data, SHOWN), [data, round]);
  // Rendered in slices: they arrive while the rest of the page hydrates.
  const games = useDeferredValue(picked);

  const refresh = () => {
    if (isFetching) return;
    setRound(round + 1);
    void refetch();
  };

  return (
    <section aria-labelledby="popular-games" className="mt-16">
      <div className="mb-6 flex flex-wrap items-center justify-between gap-x-6 gap-y-3 border-b-2 border-ink pb-4">
        <h2 id="popular-games" className="text-title font-extrabold">
          Popular Games
        </h2>
        <Button variant="secondary" onClick={refresh} aria-disabled={isFetching}>
          <RefreshCw aria-hidden />
          Refresh Games
        </Button>
      </div>
      {games && games.length > 0 && <GamesGrid games={games} columns={4} />}
      {games && games.length === 0 && (
        <p className="text-ink-muted">No games available at this time...</p>
      )}
      {!games && isError && !isFetching && (
        <p role="alert" className="text-danger">
          Could not load games
        </p>
      )}
      {!games && (!isError || isFetching) && (
        <LoadingShapes label="Loading games">
          <GamesGridSkeleton count={SHOWN} columns={4} />
        </LoadingShapes>
      )}
    </section>
  );
}
