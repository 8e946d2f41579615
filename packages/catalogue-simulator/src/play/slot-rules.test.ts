import { describe, expect, test } from '@jest/globals';
import { credits, evaluate, type Grid, payOf, REELS, ROWS, spin, WEIGHTS } from './slot-rules.ts';

/** A grid written row by row, as it is seen. */
function seen(...rows: readonly (readonly number[])[]): Grid {
  return Array.from({ length: REELS }, (_, reel) => rows.map((row) => row[reel] ?? 0));
}

describe('the lines of the demo slot', () => {
  test('pay three of a kind from the left', () => {
    const grid = seen([1, 2, 3, 4, 5], [7, 7, 7, 1, 2], [2, 3, 4, 5, 6]);
    expect(evaluate(grid, 100)).toEqual([{ line: 0, rank: 7, count: 3, amount: 60 }]);
  });

  test('let the wild stand in for any symbol', () => {
    const grid = seen([1, 2, 3, 4, 5], [0, 6, 0, 6, 1], [2, 3, 4, 5, 6]);
    expect(evaluate(grid, 100)).toContainEqual({ line: 0, rank: 6, count: 4, amount: 210 });
  });

  test('pay nothing for a row of three that does not begin on the first reel', () => {
    expect(payOf([3, 7, 7, 7, 7])).toBe(0);
  });

  test('pay five wilds as the best symbol', () => {
    expect(payOf([0, 0, 0, 0, 0])).toBe(payOf([1, 1, 1, 1, 1]));
  });

  test('are paid each on its own', () => {
    const grid = seen([7, 7, 7, 1, 2], [6, 6, 6, 2, 3], [5, 5, 5, 3, 4]);
    expect(evaluate(grid, 1000).map(({ line }) => line)).toEqual([0, 1, 2]);
  });

  test('give back between 90 and 98 per cent in the long run', () => {
    const total = WEIGHTS.reduce((sum, weight) => sum + weight, 0);
    const expected = (line: readonly number[], probability: number): number =>
      line.length === REELS
        ? payOf(line) * probability
        : WEIGHTS.reduce(
            (sum, weight, rank) => sum + expected([...line, rank], (probability * weight) / total),
            0,
          );
    const back = expected([], 1);
    expect(back).toBeGreaterThan(0.9);
    expect(back).toBeLessThan(0.98);
  });
});

test('a spin fills every place of the grid with a known symbol', () => {
  for (const random of [() => 0, () => 0.5, () => 0.999_999]) {
    const cells = spin(random).flat();
    expect(cells).toHaveLength(REELS * ROWS);
    expect(cells.every((rank) => rank >= 0 && rank < WEIGHTS.length)).toBe(true);
  }
});

test('cents are shown with thousands and two decimals', () => {
  expect(credits(123_456)).toBe('1,234.56');
});
