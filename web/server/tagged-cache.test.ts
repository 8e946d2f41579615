import { expect, test } from '@jest/globals';
import { createChangedData } from '@slots/changes/changed-data';
import { createTaggedCache } from './tagged-cache.ts';

test('what is kept counts with its key and tags, so that many small values do not fill the memory', async () => {
  const cache = createTaggedCache<string>(
    100_000,
    createChangedData(() => undefined),
  );
  const life = { tags: ['game-list'], until: Number.POSITIVE_INFINITY };
  let made = 0;
  const read = (page: number) =>
    cache.read(`/free-to-play?page=${page}`, async () => {
      made += 1;
      return { value: `page ${page}`, bytes: 10, life };
    });
  for (let page = 0; page < 200; page += 1) await read(page);
  await read(199);
  expect(made).toBe(200);
  await read(0);
  expect(made).toBe(201);
});
