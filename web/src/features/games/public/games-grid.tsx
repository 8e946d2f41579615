import { clsx } from 'clsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import type { GameCardData } from '../games.api.ts';
import { GameCard } from './game-card.tsx';

const grid = 'grid grid-cols-2 gap-x-4 gap-y-7 sm:grid-cols-3 sm:gap-x-5 lg:grid-cols-4';

interface GamesGridProps {
  readonly games: readonly GameCardData[];
  /** Number of pictures in the first view. */
  readonly eager?: number;
  /** Maximal number of columns. */
  readonly columns?: 4 | 5;
}

/** Game cards in two to five columns. */
export function GamesGrid({ games, eager = 0, columns = 5 }: GamesGridProps) {
  return (
    <ul className={clsx(grid, columns === 5 && 'xl:grid-cols-5')}>
      {games.map((game, index) => (
        <li key={game.external_id}>
          <GameCard game={game} priority={index < eager} />
        </li>
      ))}
    </ul>
  );
}

interface GamesGridSkeletonProps extends Pick<GamesGridProps, 'columns'> {
  readonly count: number;
}

/** Placeholder of the grid. */
export function GamesGridSkeleton({ count, columns = 5 }: GamesGridSkeletonProps) {
  return (
    <div className={clsx(grid, columns === 5 && 'xl:grid-cols-5')}>
      {Array.from({ length: count }, (_, index) => (
        // Only the index tells these apart.
        // oxlint-disable-next-line react/no-array-index-key
        <div key={index}>
          <Skeleton className="aspect-4/3 rounded-lg!" />
          <Skeleton className="mt-3 h-5 w-4/5" />
          <Skeleton className="mt-2 h-4 w-1/2" />
        </div>
      ))}
    </div>
  );
}
