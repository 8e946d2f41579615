/** The rules of the demo slot, free of any page, so that they can be tested and checked by anyone. */

export const REELS = 5;
export const ROWS = 3;

/** A symbol by its rank: 0 is the wild, 1 pays most, 7 least. */
export type Rank = number;
/** `grid[reel][row]`, rows from the top. */
export type Grid = readonly (readonly Rank[])[];

/** The row that each of ten lines crosses on each reel. */
export const LINES: readonly (readonly number[])[] = [
  [1, 1, 1, 1, 1],
  [0, 0, 0, 0, 0],
  [2, 2, 2, 2, 2],
  [0, 1, 2, 1, 0],
  [2, 1, 0, 1, 2],
  [0, 0, 1, 2, 2],
  [2, 2, 1, 0, 0],
  [1, 0, 0, 0, 1],
  [1, 2, 2, 2, 1],
  [1, 0, 1, 2, 1],
];

/** The frequency of each rank on a reel, in parts of their sum. */
export const WEIGHTS: readonly number[] = [2, 4, 5, 6, 8, 9, 11, 12];

/** The pay of three, four and five of a rank, in bets per line; five wilds pay as rank 1. */
export const PAYS: readonly (readonly [three: number, four: number, five: number])[] = [
  [60, 300, 1500],
  [60, 300, 1500],
  [40, 150, 600],
  [25, 95, 380],
  [15, 50, 190],
  [11, 36, 130],
  [7, 21, 80],
  [6, 16, 65],
];

export interface LineWin {
  /** Index into LINES. */
  readonly line: number;
  readonly rank: Rank;
  /** The number of reels from the left: 3, 4 or 5. */
  readonly count: number;
  /** In the unit of the bet. */
  readonly amount: number;
}

/** The number of a rank in a row from the left; wilds stand in for any. */
function runOf(symbols: readonly Rank[]): { rank: Rank; count: number } {
  const rank = symbols.find((symbol) => symbol !== 0) ?? 0;
  const end = symbols.findIndex((symbol) => symbol !== rank && symbol !== 0);
  return { rank, count: end === -1 ? symbols.length : end };
}

/** The pay of a line of symbols, in bets per line; 0 below three of a kind. */
export function payOf(symbols: readonly Rank[]): number {
  const { rank, count } = runOf(symbols);
  return PAYS[rank]?.[count - 3] ?? 0;
}

/**
 * All wins of a grid.
 * @param bet the whole bet in cents, shared equally by the ten lines
 */
export function evaluate(grid: Grid, bet: number): LineWin[] {
  return LINES.flatMap((rows, line) => {
    const symbols = rows.map((row, reel) => grid[reel]?.[row] ?? 0);
    const { rank, count } = runOf(symbols);
    const amount = Math.round((payOf(symbols) * bet) / LINES.length);
    return amount > 0 ? [{ line, rank, count, amount }] : [];
  });
}

/** Draws a grid. `random` gives numbers from 0 up to, but not including, 1. */
export function spin(random: () => number): Grid {
  const total = WEIGHTS.reduce((sum, weight) => sum + weight, 0);
  const draw = (): Rank => {
    let left = random() * total;
    return Math.max(
      0,
      WEIGHTS.findIndex((weight) => (left -= weight) < 0),
    );
  };
  return Array.from({ length: REELS }, () => Array.from({ length: ROWS }, draw));
}

/** A sum of cents as text: 123456 is '1,234.56'. */
export function credits(cents: number): string {
  return (cents / 100).toLocaleString('en-GB', {
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
  });
}
