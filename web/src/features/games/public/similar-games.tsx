import { type SimilarTo, useSimilarGamesQuery } from '../games.api.ts';
import { GamesGrid } from './games-grid.tsx';

const SHOWN = 8;

/** The most similar games of the same type; nothing without any. */
export function SimilarGames({ typeId, externalId }: SimilarTo) {
  const { data } = useSimilarGamesQuery({ typeId, externalId });
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
