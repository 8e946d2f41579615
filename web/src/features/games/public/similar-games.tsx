import { type PublicGame, type SimilarTo, useSimilarGamesQuery } from '../games.api.ts';
import { GamesGrid } from './games-grid.tsx';

const SHOWN = 8;

/** The argument of the query for games like this one. */
export function similarTo({ typeId, external_id: similar }: PublicGame): SimilarTo {
  return { type: typeId ?? undefined, similar };
}

/** The most similar games, of the same type where the game has one; nothing without any. */
export function SimilarGames({ game }: { readonly game: PublicGame }) {
  const { currentData } = useSimilarGamesQuery(similarTo(game));
  const games = (currentData?.data ?? [])
    .filter(({ external_id: other }) => other !== game.external_id)
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
