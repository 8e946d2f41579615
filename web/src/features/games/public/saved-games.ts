import { useSyncExternalStore } from 'react';
import { mayStore } from '../../../api/cookie-consent.ts';
import { onStoredText, readStoredText, storeText } from '../../../api/stored-text.ts';
import type { KeptByConsent } from '../../../api/take-consent-back.ts';
import type { GameCardData } from '../games.api.ts';

/** Maximum games of a visitor's lists, by key of local storage. */
const MAX_GAMES: Record<KeptByConsent, number> = { favourite_games: 200, recently_played: 24 };
export type SavedList = KeptByConsent;

/** Newest first. */
type Games = readonly GameCardData[];
const NONE: Games = [];

/** Last parsed text of each list, so that all cards of a page parse it once. */
const parsed = new Map<SavedList, { readonly text: string | null; readonly games: Games }>();

function savedGames(list: SavedList): Games {
  if (!mayStore()) return NONE;
  const text = readStoredText(list);
  const before = parsed.get(list);
  if (before?.text === text) return before.games;
  const games = gamesIn(text);
  parsed.set(list, { text, games });
  return games;
}

function keep(list: SavedList, games: Games): void {
  if (mayStore()) storeText(list, JSON.stringify(games.slice(0, MAX_GAMES[list])));
}

/** Puts a game first in a list; does nothing without consent. */
export function saveGame(list: SavedList, game: GameCardData): void {
  keep(list, [cardOf(game), ...without(savedGames(list), game.external_id)]);
}

export function removeGame(list: SavedList, externalId: number): void {
  keep(list, without(savedGames(list), externalId));
}

/** Removes a list from the device. */
export function clearGames(list: SavedList): void {
  storeText(list, null);
}

/**
 * A list of games stored on this device alone, and only with the visitor's consent: none without it, undefined
 * during server rendering.
 */
export function useSavedGames(list: SavedList): Games | undefined {
  return useSyncExternalStore(
    onStoredText,
    () => savedGames(list),
    () => undefined,
  );
}

/** True for a favourite of this device; never during server rendering. */
export function useIsFavourite(externalId: number): boolean {
  return useSyncExternalStore(
    onStoredText,
    () => has(savedGames('favourite_games'), externalId),
    () => false,
  );
}

/** True when this device remembers any game. */
export function useHasSavedGames(): boolean {
  const favourites = useSavedGames('favourite_games') ?? NONE;
  const recent = useSavedGames('recently_played') ?? NONE;
  return favourites.length + recent.length > 0;
}

function has(games: Games, externalId: number): boolean {
  return games.some(({ external_id: id }) => id === externalId);
}

function without(games: Games, externalId: number): Games {
  return games.filter(({ external_id: id }) => id !== externalId);
}

/** The fields of a game that a card shows. */
function cardOf({ external_id, name, slug, thumb, rtp, provider }: GameCardData): GameCardData {
  return { external_id, name, slug, thumb, rtp, provider };
}

/** Other scripts of the origin and older versions may have written anything. */
function gamesIn(text: string | null): Games {
  try {
    const stored: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(stored) ? stored.filter(isCard) : NONE;
  } catch {
    return NONE;
  }
}

/** A part that was absent from the answer is absent here too. */
const isText = (part: unknown): boolean => typeof (part ?? '') === 'string';

function isCard(value: unknown): value is GameCardData {
  const { external_id, name, slug, thumb, rtp, provider }: Partial<Record<string, unknown>> =
    Object(value);
  return (
    typeof external_id === 'number' &&
    typeof name === 'string' &&
    typeof slug === 'string' &&
    isText(thumb) &&
    isText(rtp) &&
    isText(provider && Object(provider).name)
  );
}
