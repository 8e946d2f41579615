import { expect, jest, test } from '@jest/globals';
import { MAX_TAGS } from '@slots/contracts/changes';
import { PUBLIC_OWNERS } from '@slots/contracts/contract';
import { createChangedData } from './changed-data.ts';

const RULE = { owners: PUBLIC_OWNERS };

/** Two processes of which the first hears of changes sooner. */
function two() {
  const thrown: string[] = [];
  const ahead = createChangedData(() => undefined);
  const behind = createChangedData((tags) => thrown.push(...tags));
  return { ahead, behind, thrown };
}

test('the tags of the last second are told on, and act as if they were heard', () => {
  const { ahead, behind, thrown } = two();
  expect(ahead.recentTags()).toEqual([]);
  ahead.changed({ owner: 'casino', tags: ['casino:7', 'casino-list'] });
  ahead.changed({ owner: 'catalog', tags: ['game:1', 'casino-list'] });
  const begun = behind.begin(PUBLIC_OWNERS);
  behind.toldOf(ahead.recentTags());
  expect(thrown).toEqual(['casino:7', 'casino-list', 'any:casino', 'game:1', 'any:catalog']);
  expect(behind.isCurrent(PUBLIC_OWNERS, begun)).toBe(false);
  expect(behind.isTrue(PUBLIC_OWNERS, ['game:1'], begun)).toBe(false);
  expect(behind.isTrue(PUBLIC_OWNERS, ['game:2'], begun)).toBe(true);
  expect(behind.settledAt(RULE, ['game:1'])).toBeGreaterThan(begun.at);
});

test('a process that has just begun has nothing to tell, and what it keeps lasts', () => {
  const clock = jest.spyOn(performance, 'now').mockReturnValue(10);
  const { ahead } = two();
  expect(ahead.recentTags()).toEqual([]);
  expect(ahead.settledAt(RULE, ['game:1'])).toBeLessThan(10);
  expect(ahead.isDoubtful(RULE, 10, 2_000)).toBe(false);
  clock.mockRestore();
});

test.each([
  ['everything of an owner changed', [{ owner: 'casino' }], ['all:casino']],
  ['a write may not have been made', [{ owner: 'casino', doubtful: true }], ['all:casino']],
  [
    'more changed than a header takes',
    [{ owner: 'catalog', tags: Array.from({ length: MAX_TAGS }, (_none, id) => `game:${id}`) }],
    PUBLIC_OWNERS.map((owner) => `all:${owner}`),
  ],
] as const)('where %s, that is told on', (_what, changes, told) => {
  const { ahead, behind } = two();
  for (const change of changes) ahead.changed(change);
  expect(ahead.recentTags()).toEqual(told);
  const stamp = behind.stampOf(['casino']);
  behind.toldOf(ahead.recentTags());
  expect(behind.stampOf(['casino'])).not.toBe(stamp);
});
