import { describe, expect, test } from '@jest/globals';
import { speedInWords } from './import-speed.ts';

describe('the speed of an import', () => {
  test.each([
    [1_240, 20, '1,240 games a second · about 20 seconds left'],
    [1_239.6, 16.2, '1,240 games a second · about 20 seconds left'],
    [1, 4, '1 game a second · a few seconds left'],
    [0.5, 58, '30 games a minute · about 1 minute left'],
    [0.001, 0, '1 game a minute · a few seconds left'],
    [12, 89, '12 games a second · about 1 minute left'],
    [12, 150, '12 games a second · about 3 minutes left'],
    [2, 3_590, '2 games a second · about 1 hour left'],
    [2, 4_800, '2 games a second · about 1 hour 20 minutes left'],
    [2, 7_200, '2 games a second · about 2 hours left'],
  ])('%p games a second with %p seconds left', (gamesPerSecond, secondsLeft, words) => {
    expect(speedInWords({ gamesPerSecond, secondsLeft })).toBe(words);
  });
});
