import { clsx } from 'clsx';
import { Heart } from 'lucide-react';
import { useState } from 'react';
import { answerCookies, mayStore } from '../../../api/cookie-consent.ts';
import { useOnDemand } from '../../../ui/use-on-demand.ts';
import type { GameCardData } from '../games.api.ts';
import { removeGame, saveGame, useIsFavourite } from './saved-games.ts';

// Needed once, by few visitors: the dialog is loaded with its first use.
const loadWindow = () => import('./favourite-consent.tsx');

interface FavouriteButtonProps {
  readonly game: GameCardData;
  readonly className?: string;
}

/** Adds a game to the favourites of this device, or removes it. Asks for consent first. Invisible without scripts. */
export function FavouriteButton({ game, className }: FavouriteButtonProps) {
  const isFavourite = useIsFavourite(game.external_id);
  const [asking, setAsking] = useState(false);
  const [ConsentWindow, want] = useOnDemand(loadWindow, 'FavouriteConsent');

  function toggle(): void {
    if (!mayStore()) void want(() => setAsking(true));
    else if (isFavourite) removeGame('favourite_games', game.external_id);
    else saveGame('favourite_games', game);
  }

  return (
    <>
      <button
        type="button"
        aria-label={`Favourite: ${game.name}`}
        aria-pressed={isFavourite}
        onClick={toggle}
        className={clsx(
          'grid size-11 place-items-center rounded-full focus-visible:rounded-full noscript:hidden',
          className,
        )}
      >
        <span className="grid size-8 place-items-center rounded-full bg-black/60 text-white transition-transform duration-150 hover:scale-110">
          <Heart aria-hidden className={clsx('size-4.5', isFavourite && 'fill-current')} />
        </span>
      </button>
      {asking && ConsentWindow && (
        <ConsentWindow
          onAnswer={(allowed) => {
            setAsking(false);
            if (!allowed) return;
            answerCookies('accepted');
            saveGame('favourite_games', game);
          }}
        />
      )}
    </>
  );
}
