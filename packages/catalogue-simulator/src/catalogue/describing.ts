import type { Random } from '../random.ts';
import type { World } from './worlds.ts';

/** What a description may mention of its game. */
export interface DescribedGame {
  readonly name: string;
  readonly provider: string;
  readonly type: string;
  readonly family: 'slot' | 'table';
  readonly reels: string;
  readonly payline: string;
  readonly volatility: string;
  readonly freeSpins: boolean;
}

function opening(random: Random, game: DescribedGame, { places }: World): string {
  const place = random.pick(places);
  const kind = game.family === 'slot' ? 'slot' : `${game.type.toLowerCase()} title`;
  return random.pick([
    `${game.name} is a ${kind} by ${game.provider} that takes you to ${place}.`,
    `With ${game.name}, ${game.provider} sends players on a trip to ${place}.`,
    `${game.provider} sets ${game.name} in ${place}, with bright artwork and a lively soundtrack.`,
    `Welcome to ${place}: ${game.name} is ${game.provider}'s take on a much-loved theme.`,
  ]);
}

function layout(random: Random, game: DescribedGame, { things }: World): string {
  const [first = 'gems', second = 'stars'] = random.sample(things, 2);
  if (game.family === 'table') {
    return random.pick([
      'The table is laid out clearly, with every bet one tap away and the latest results in view.',
      `Rounds are quick, the rules are shown beside the table, and ${first} decorate the felt.`,
      'Statistics, quick bets and a calm table make it a good place to learn the rules.',
    ]);
  }
  const grid = game.reels === '' ? 'The reels' : `Its ${game.reels} reels`;
  const ways = /^\d+$/.test(game.payline) ? ` on ${game.payline} lines` : '';
  return random.pick([
    `${grid} carry ${first} and ${second}${ways}.`,
    `${grid} are filled with ${first}, ${second} and a wild that stands in for both.`,
    `Look out for ${first}: three or more of them${ways} start a run of wins, while ${second} pay the most.`,
  ]);
}

function feature(random: Random, game: DescribedGame): string {
  if (game.family === 'table') {
    return random.pick([
      'Side bets can be turned off for a simpler game.',
      'It plays equally well on a phone held upright.',
      'Bets can be repeated or doubled with one button.',
    ]);
  }
  return random.pick([
    game.freeSpins
      ? `Three scatters award ${random.pick(['8', '10', '12', '15'])} free spins, during which wins are multiplied.`
      : 'There are no free spins; instead every fifth win lights up a bonus wheel.',
    `A respin feature locks winning symbols for up to ${random.int(3, 5)} turns.`,
    'Wilds that land together expand and stay for the next spin.',
    'Collected coins fill a meter that opens the pick-and-win round.',
  ]);
}

function closing(random: Random, game: DescribedGame): string {
  const steady = game.volatility.startsWith('Low');
  return random.pick([
    steady
      ? 'Small wins come often, which suits a long and easy session.'
      : 'Wins come less often but can be worth the wait.',
    'Play the demo for free before you decide whether it suits you.',
    'It runs in any modern browser, without a download.',
  ]);
}

/** A few sentences on a game, in the voice of its studio's own page. */
export function describe(random: Random, game: DescribedGame, world: World): string {
  const sentences = [opening(random, game, world), layout(random, game, world)];
  if (random.chance(0.8)) sentences.push(feature(random, game));
  if (random.chance(0.6)) sentences.push(closing(random, game));
  return sentences.join(' ');
}
