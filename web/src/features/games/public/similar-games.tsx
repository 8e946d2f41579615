import { useSimilarGamesQuery } from '../games.api.ts';
import { GamesGrid } from './games-grid.tsx';

const SHOWN = 8;

interface SimilarGamesProps {
  readonly typeId: number;
  /** The game on the page, which is not similar to itself. */
  readonly externalId: number;
}

/** Other games of the same type; nothing at all when there are none. */
export function SimilarGames({ typeId, externalId }: SimilarGamesProps) {
  const { data } = useSimilarGamesQuery(typeId);
  const games = (data?.data ?? [])
    .filter(({ external_id: other }) => other !== externalId)
    .slice(0, SHOWN);
  if (games.length === 0) return null;
  return (
    <section aria-labelledby="similar" className="mt-16">
      <h2 id="similar" className="mb-6 border-b-2 border-ink pb-4 text-title font-extrabold">
        Similar Games
      </h2>
      <GamesGrid games={games} columns={4} />
    </section>
  );
}
