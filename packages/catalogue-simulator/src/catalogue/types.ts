/** A kind of game, how often it occurs (per thousand) and how names of it end. */
export interface TypeSeed {
  readonly name: string;
  readonly perThousand: number;
  readonly family: 'slot' | 'table';
  /** Endings of a name; slots have their own patterns. */
  readonly endings: readonly string[];
}

const slot = (name: string, perThousand: number): TypeSeed => ({
  name,
  perThousand,
  family: 'slot',
  endings: [],
});
const table = (name: string, perThousand: number, endings: string): TypeSeed => ({
  name,
  perThousand,
  family: 'table',
  endings: endings.split(', '),
});

export const TYPES: readonly TypeSeed[] = [
  slot('Video Slots', 720),
  slot('Classic Slots', 90),
  slot('Jackpot Slots', 40),
  table('Table Games', 22, 'Dice, Craps, Sic Bo, Dice Duel'),
  table('Roulette', 22, 'Roulette, Roulette Pro, European Roulette, Roulette Royale'),
  table('Blackjack', 22, 'Blackjack, Blackjack Classic, Blackjack Multihand, Twenty-One'),
  table('Baccarat', 10, 'Baccarat, Baccarat Squeeze, Mini Baccarat'),
  table('Video Poker', 18, 'Jacks or Better, Deuces Poker, Video Poker, Aces & Faces'),
  table('Bingo', 12, 'Bingo, Bingo 90, Bingo Party'),
  table('Keno', 10, 'Keno, Keno 80, Keno Express'),
  table('Scratch Cards', 20, 'Scratch, Scratch Card, Scratch & Match'),
  table('Crash Games', 9, 'Crash, Lift-Off, Cash Climb'),
  table('Live Dealer', 5, 'Live, Live Lounge, Live Studio'),
];
