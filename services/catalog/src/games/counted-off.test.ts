import { expect, jest, test } from '@jest/globals';
import { createCountedOff } from './counted-off.ts';

test('a large list is counted once for all who ask, a small one each time, and a failure is not remembered', async () => {
  const countedOff = createCountedOff();
  const large = jest.fn(async () => 1_000_000);
  const [one, other] = await Promise.all([
    countedOff.total('large', large),
    countedOff.total('large', large),
  ]);
  expect([one, other, await countedOff.total('large', large)]).toEqual([
    1_000_000, 1_000_000, 1_000_000,
  ]);
  expect(large).toHaveBeenCalledTimes(1);
  const small = jest.fn(async () => 9_000);
  await countedOff.total('small', small);
  await countedOff.total('small', small);
  expect(small).toHaveBeenCalledTimes(2);
  await expect(
    countedOff.total('away', () => Promise.reject(new Error('MongoDB is away'))),
  ).rejects.toThrow('MongoDB is away');
  expect(await countedOff.total('away', large)).toBe(1_000_000);
});

test('far places are found from the nearest one before them, near ones from the first game', () => {
  const countedOff = createCountedOff();
  countedOff.passed('all', 500, 7);
  expect(countedOff.before('all', 600)).toEqual({ place: 0, id: -1 });
  countedOff.passed('all', 20_000, 31);
  countedOff.passed('all', 40_000, 65);
  countedOff.passed('all', 60_000, undefined);
  expect(countedOff.before('all', 39_999)).toEqual({ place: 20_000, id: 31 });
  expect(countedOff.before('all', 40_000)).toEqual({ place: 40_000, id: 65 });
  expect(countedOff.before('all', 900_000)).toEqual({ place: 40_000, id: 65 });
  expect(countedOff.before('another', 900_000)).toEqual({ place: 0, id: -1 });
});
