import { Heart } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useCookieConsent } from '../../../api/cookie-consent.ts';
import { classNames } from '../../../ui/class-names.ts';
import type { GameCardData } from '../games.api.ts';
import { useSavedGames } from './saved-games.ts';

// Asked once, and never by most: the window is loaded with the first heart that needs it.
const ConsentWindow = lazy(async () => ({
  default: (await import('./favourite-consent.tsx')).FavouriteConsent,
}));

interface FavouriteButtonProps {
  readonly game: GameCardData;
  readonly className?: string;
}

/**
 * Keeps a game among the favourites of this device, or takes it out. Asks first whether anything may be
 * kept there. Not the server's, which cannot know.
 */
export function FavouriteButton({ game, className }: FavouriteButtonProps) {
  const { accepted, answer } = useCookieConsent();
  const { games, add, remove } = useSavedGames('favourite_games');
  const [asking, setAsking] = useState(false);
  if (games === undefined) return null;
  const isFavourite = games.some(({ external_id: id }) => id === game.external_id);

  function toggle(): void {
    if (!accepted) setAsking(true);
    else if (isFavourite) remove(game.external_id);
    else add(game);
  }

  return (
    <>
      <button
        type="button"
        aria-label={`Favourite: ${game.name}`}
        aria-pressed={isFavourite}
        onClick={toggle}
        className={classNames(
          'grid size-11 place-items-center rounded-full focus-visible:rounded-full',
          className,
        )}
      >
        <span className="grid size-8 place-items-center rounded-full bg-black/60 text-white transition-transform duration-150 hover:scale-110">
          <Heart aria-hidden className={classNames('size-4.5', isFavourite && 'fill-current')} />
        </span>
      </button>
      {asking && (
        <Suspense fallback={null}>
          <ConsentWindow
            onAnswer={(allowed) => {
              setAsking(false);
              if (!allowed) return;
              answer('accepted');
              add(game);
            }}
          />
        </Suspense>
      )}
    </>
  );
}
