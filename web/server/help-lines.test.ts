import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { readHelpLines } from './help-lines.ts';

let folder: string;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'help-lines-'));
});

afterAll(() => {
  rmSync(folder, { recursive: true });
});

function fileWith(content: unknown): string {
  const file = join(folder, 'lines.json');
  writeFileSync(file, JSON.stringify(content));
  return file;
}

const line = { name: 'Helpers', what: '0800 1234', url: 'https://help.example/' };

test('help lines come from the file that is named', () => {
  const content = { default: [line], GB: [{ ...line, name: 'British helpers' }] };
  expect(readHelpLines(fileWith(content))).toEqual(content);
});

test.each([
  ['without a default', { GB: [line] }, 'default'],
  ['with a link that is none', { default: [{ ...line, url: 'javascript:1' }] }, 'url'],
  ['with an empty list', { default: [line], GB: [] }, 'GB'],
  ['with a key that is no country', { default: [line], Britain: [line] }, 'Britain'],
])('a file %s is refused by name', (_what, content, named) => {
  const file = fileWith(content);
  expect(() => readHelpLines(file)).toThrow(file);
  expect(() => readHelpLines(file)).toThrow(named);
});
