import { expect, test } from '@jest/globals';
import { formatLongDate } from './format.ts';

test.each([
  ['2025-03-14', '14 March 2025'],
  ['2024-02-29', '29 February 2024'],
  ['2025-03-14T23:30:00.000Z', '14 March 2025'],
  ['2025-03-14 10:00', '14 March 2025'],
])('the day %s is %s', (text, long) => {
  expect(formatLongDate(text)).toBe(long);
});

test.each([
  '',
  'soon',
  '2019',
  '2019-05',
  '05/03/2024',
  '5 March 2024',
  '2026-02-30',
  '2026-13-01',
  '2025-03-14 or later',
])('what names no day stays as it is: %j', (text) => {
  expect(formatLongDate(text)).toBe(text);
});
