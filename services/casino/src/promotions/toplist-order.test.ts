import { expect, test } from '@jest/globals';
import { toplistContent } from '@slots/contracts/casino/toplist-content';
import { nextTurn, type PublishedToplist, runningLists, TURN_MS } from './toplist-order.ts';

const START = Date.parse('2027-01-01T00:00:00Z');
const at = (turn: number) => new Date(START + turn * TURN_MS);

function list(id: number, weight: number): PublishedToplist {
  const second = { weight, endsAt: at(2_000).toISOString(), entries: [{ kind: 'offer', id: 2 }] };
  const entries = [{ kind: 'offer', id: 1 }];
  return {
    id,
    subject: { place: 'home', of: null },
    content: toplistContent.parse({ name: 'Some', entries, second }),
    publishedAt: at(0),
  };
}

const keyAt = (one: PublishedToplist, turn: number) => runningLists([one], at(turn))[0]?.key;

test('two versions are shown as often as their weights say, each for a whole turn', () => {
  const turns = Array.from({ length: 2_000 }, (_, turn) => turn);
  for (const weight of [1, 30, 50, 99]) {
    const share = turns.filter((turn) => keyAt(list(12, weight), turn) === '12b').length / 20;
    expect(Math.abs(share - weight)).toBeLessThan(4);
  }
  const lastMoment = new Date(at(1).getTime() - 1);
  expect(runningLists([list(12, 50)], lastMoment)[0]?.key).toBe(keyAt(list(12, 50), 0));
});

test('lists take their turns independently of each other', () => {
  const turns = Array.from({ length: 400 }, (_, turn) => turn);
  const alike = turns.filter(
    (turn) => keyAt(list(1, 50), turn)?.at(-1) === keyAt(list(2, 50), turn)?.at(-1),
  );
  expect(Math.abs(alike.length - 200)).toBeLessThan(50);
});

test('after the time of the second version the first is shown alone, and no turn is waited for', () => {
  expect(nextTurn([list(12, 99)], at(5))).toEqual(at(6));
  expect(keyAt(list(12, 99), 2_000)).toBe('12a');
  expect(nextTurn([list(12, 99)], at(2_000))).toBeNull();
});
