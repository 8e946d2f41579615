import { expect, jest, test } from '@jest/globals';
import { createListPositions } from './list-positions.ts';

test('a large list is counted once for all who ask, a small one each time, and a failure is not remembered', async () => {
  const listPositions = createListPositions();
  const large = jest.fn(async () => 1_000_000);
  const [one, other] = await Promise.all([
    listPositions.total('large', large),
    listPositions.total('large', large),
  ]);
  expect([one, other, await listPositions.total('large', large)]).toEqual([
    1_000_000, 1_000_000, 1_000_000,
  ]);
  expect(large).toHaveBeenCalledTimes(1);
  const small = jest.fn(async () => 9_000);
  await listPositions.total('small', small);
  await listPositions.total('small', small);
  expect(small).toHaveBeenCalledTimes(2);
  await expect(
    listPositions.total('away', () => Promise.reject(new Error('MongoDB is away'))),
  ).rejects.toThrow('MongoDB is away');
  expect(await listPositions.total('away', large)).toBe(1_000_000);
});

test('far places are found from the nearest one before them, near ones from the first game', () => {
  const listPositions = createListPositions();
  listPositions.passed('all', 500, 7);
  expect(listPositions.before('all', 600)).toEqual({ place: 0, id: -1 });
  listPositions.passed('all', 20_000, 31);
  listPositions.passed('all', 40_000, 65);
  listPositions.passed('all', 60_000, undefined);
  expect(listPositions.before('all', 39_999)).toEqual({ place: 20_000, id: 31 });
  expect(listPositions.before('all', 40_000)).toEqual({ place: 40_000, id: 65 });
  expect(listPositions.before('all', 900_000)).toEqual({ place: 40_000, id: 65 });
  expect(listPositions.before('another', 900_000)).toEqual({ place: 0, id: -1 });
});
