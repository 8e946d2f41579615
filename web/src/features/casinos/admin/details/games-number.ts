const MOST_GAMES = 99_999;

export const NUMBER_OF_GAMES_REFUSED =
  'Invalid Value: Number of games must be between 0 and 99,999';

/** What was typed as a number of games: 0 for what is no number, undefined for one out of range. */
export function gamesNumberOf(typed: string): number | undefined {
  const number = Number(typed.replaceAll(/[\s,]/g, ''));
  if (Number.isNaN(number)) return 0;
  return Number.isInteger(number) && number >= 0 && number <= MOST_GAMES ? number : undefined;
}
