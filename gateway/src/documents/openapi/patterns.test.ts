import { expect, test } from '@jest/globals';
import { createOpenApiDocument } from './document.ts';

/** Long enough that trying each part of the text with each other takes seconds. */
const LENGTH = 16 * 1024;
/** Repeated texts, so that a pattern that can match one in two ways tries them all. */
const PUMPED = 'a A 0 - / . , @ % : _ é \u{1f600} a- a. 0, 0- a@ %2 a/ ..'
  .split(' ')
  .concat(' ', '\n', '\t', 'a ', ' a', '0 ,');
const BEFORE = ['', 'a', '/', 'https://a', 'a@a', '0'];
const AFTER = ['', '!', '\0', '\n'];
const MAX_CPU_MS = 1_000;

/** Every `pattern` of the document, wherever it stands. */
function patternsIn(part: unknown): string[] {
  if (Array.isArray(part)) return part.flatMap(patternsIn);
  if (typeof part !== 'object' || part === null) return [];
  return Object.entries(part).flatMap(([key, value]: [string, unknown]) =>
    key === 'pattern' && typeof value === 'string' ? [value] : patternsIn(value),
  );
}

const patterns = [...new Set(patternsIn(createOpenApiDocument()))];
const texts = PUMPED.flatMap((unit) => {
  const pumped = unit.repeat(Math.ceil(LENGTH / unit.length));
  return BEFORE.flatMap((before) => AFTER.map((after) => before + pumped + after));
});

test('there are patterns, and texts that are hard on them', () => {
  expect(patterns.length).toBeGreaterThan(10);
  expect(texts.length).toBeGreaterThan(500);
});

test.each(patterns)('%s is decided at once, however long and odd the text', (pattern) => {
  const read = new RegExp(pattern, 'u');
  const begun = process.cpuUsage();
  for (const text of texts) read.test(text);
  const { user, system } = process.cpuUsage(begun);
  expect((user + system) / 1_000).toBeLessThan(MAX_CPU_MS);
});
