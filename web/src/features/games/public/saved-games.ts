import { useMemo } from 'react';
import { mayStore, useCookieConsent } from '../../../api/cookie-consent.ts';
import { useStoredText } from '../../../api/stored-text.ts';
import type { GameCardData } from '../games.api.ts';

/** The lists of games that a visitor keeps on the device, each by its key in local storage. */
const MOST = { favourite_games: 200, recently_played: 24 } as const;
export type SavedList = keyof typeof MOST;

interface SavedGames {
  /** Newest first; none without consent. Undefined while the page is the server's. */
  readonly games: readonly GameCardData[] | undefined;
  /** Puts a game first; does nothing without consent. */
  readonly add: (game: GameCardData) => void;
  readonly remove: (externalId: number) => void;
  /** Takes the list off the device. */
  readonly clear: () => void;
}

/**
 * A list of games that is kept on this device alone, and only after the visitor has accepted that
 * more than the necessary is stored.
 */
export function useSavedGames(list: SavedList): SavedGames {
  const { accepted } = useCookieConsent();
  const [text, store] = useStoredText(list);
  const games = useMemo(() => (accepted ? gamesIn(text) : []), [accepted, text]);

  function keep(next: readonly GameCardData[]): void {
    if (mayStore()) store(JSON.stringify(next.slice(0, MOST[list])));
  }

  return {
    games: text === undefined ? undefined : games,
    add: (game) => keep([cardOf(game), ...without(games, game.external_id)]),
    remove: (externalId) => keep(without(games, externalId)),
    clear: () => store(null),
  };
}

/** Whether this device remembers any game. */
export function useHasSavedGames(): boolean {
  const favourites = useSavedGames('favourite_games').games ?? [];
  const recent = useSavedGames('recently_played').games ?? [];
  return favourites.length + recent.length > 0;
}

function without(games: readonly GameCardData[], externalId: number): readonly GameCardData[] {
  return games.filter(({ external_id: id }) => id !== externalId);
}

/** What a card shows, and nothing more of a whole game. */
function cardOf({ external_id, name, slug, thumb, rtp, provider }: GameCardData): GameCardData {
  return { external_id, name, slug, thumb, rtp, provider };
}

/** Other scripts of the origin and older versions of this one may have written anything. */
function gamesIn(text: string | null | undefined): readonly GameCardData[] {
  try {
    const stored: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(stored) ? stored.filter(isCard) : [];
  } catch {
    return [];
  }
}

const isText = (part: unknown): boolean => typeof part === 'string' || part === null;

function isCard(value: unknown): value is GameCardData {
  const { external_id, name, slug, thumb, rtp, provider }: Partial<Record<string, unknown>> =
    Object(value);
  return (
    typeof external_id === 'number' &&
    typeof name === 'string' &&
    typeof slug === 'string' &&
    isText(thumb) &&
    isText(rtp) &&
    (provider === null || typeof Object(provider).name === 'string')
  );
}
