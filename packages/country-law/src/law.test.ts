import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from '@jest/globals';
import { DEFAULT_LAW_FILE, readLaw } from './law.ts';

const folder = mkdtempSync(join(tmpdir(), 'law-'));
afterAll(() => rmSync(folder, { recursive: true }));

function fileWith(content: unknown): string {
  const file = join(folder, 'law.json');
  writeFileSync(file, JSON.stringify(content));
  return file;
}

const fallback = { demo: 'age-gate', terms: 'optional' };

test('a country differs from the default in what the file says of it', () => {
  const law = readLaw(fileWith({ default: fallback, DE: { demo: 'verified-age' } }));
  expect(law.of('de')).toEqual({ demo: 'verified-age', terms: 'optional' });
  expect(law.of('FR')).toEqual(fallback);
  expect(law.of(null)).toEqual(fallback);
  expect(law.somewhere(({ demo }) => demo === 'not-offered')).toBe(false);
});

test('the installed files hide nothing by default, and one word makes terms required in GB', () => {
  expect(readLaw(DEFAULT_LAW_FILE).somewhere(({ terms }) => terms === 'required')).toBe(false);
  const strict = readLaw(DEFAULT_LAW_FILE.replace('law.json', 'law-strict.json'));
  expect(strict.of('GB').terms).toBe('required');
});

test.each([
  ['without a default', { GB: {} }, 'default'],
  ['with a rule that is none', { default: fallback, GB: { demo: 'maybe' } }, 'demo'],
  ['with a key that is no country', { default: fallback, Britain: {} }, 'Britain'],
])('a file %s is refused by name', (_what, content, named) => {
  const file = fileWith(content);
  expect(() => readLaw(file)).toThrow(file);
  expect(() => readLaw(file)).toThrow(named);
});
