import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { REPOSITORY } from '@slots/processes/repository';
import { z } from 'zod';
import { SECURITY_PAGE, withCounts } from './contract-counts.ts';

const documentOf = (file: string) => readFileSync(join(REPOSITORY, 'docs', file), 'utf8');
const security = readFileSync(SECURITY_PAGE, 'utf8');
const asvs = documentOf('asvs.md');
const page = `${security}\n${asvs}`;
/** Files that the pages name by a word. */
const NAMES: Readonly<Record<string, string>> = {
  attacks: 'gateway/src/acceptance/attacks.test.ts',
  matrix: 'gateway/src/acceptance/contract-matrix.test.ts',
  'bad input': 'gateway/src/acceptance/bad-input.test.ts',
};
const REFERENCE = /`([\w./-]+\.test\.ts)`|\b(attacks|matrix|bad input)\b/g;
const TITLED = /(?:`([\w./-]+\.test\.ts)`|\b(attacks|matrix|bad input))(?: \(|, )"([^"]+)"\)/g;

const listed = spawnSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
  cwd: REPOSITORY,
  encoding: 'utf8',
}).stdout.split('\0');
const tests = listed.filter(
  (file) => file.endsWith('.test.ts') && existsSync(join(REPOSITORY, file)),
);

/** The files that a name on the page may mean: a path, or the end of one. */
function filesOf(name: string): readonly string[] {
  const path = NAMES[name] ?? name;
  return tests.filter((file) => file === path || file.endsWith(`/${path}`));
}

test('every test that the pages of security name is there', () => {
  const names = [...page.matchAll(REFERENCE)].map(([, file, word]) => file ?? word ?? '');
  expect(names.length).toBeGreaterThan(200);
  expect(names.filter((name) => filesOf(name).length === 0)).toEqual([]);
});

test('every title that they quote is one of the test that they name', () => {
  const quoted = [...page.matchAll(TITLED)].map(([, file, word, title]) => ({
    name: file ?? word ?? '',
    title: title ?? '',
  }));
  expect(quoted.length).toBeGreaterThan(150);
  const wrong = quoted.filter(
    ({ name, title }) =>
      !filesOf(name).some((file) => readFileSync(join(REPOSITORY, file), 'utf8').includes(title)),
  );
  expect(wrong).toEqual([]);
});

test('everything that was tried has a test', () => {
  const [, chapters = ''] = security.split('## API Security Top 10, 2023');
  const [rows = ''] = chapters.split('## Fuzzing');
  const without = rows
    .split('\n')
    .filter((row) => row.startsWith('| ') && !/^\|[^|]*\|\s*(?:How|Tried|Test)\b/.test(row))
    .filter((row) => row.match(REFERENCE) === null);
  expect(without).toEqual([]);
});

const standard = z
  .object({ requirements: z.record(z.string(), z.record(z.string(), z.int().min(1).max(2))) })
  .parse(JSON.parse(readFileSync(join(REPOSITORY, 'scripts/check/asvs-5.0.0.json'), 'utf8')));
const requirements = Object.entries(standard.requirements).flatMap(([section, numbers]) =>
  Object.keys(numbers).map((number) => `${section}.${number}`),
);

/** '1.2.3', or of '1.2.3–1.2.6' each number of the standard from the one to the other. */
function numbersOf(part: string): readonly string[] {
  const [first = '', last = first] = part.split('–').map((number) => number.trim());
  return requirements.slice(requirements.indexOf(first), requirements.indexOf(last) + 1);
}

const answers = asvs
  .split('\n')
  .filter((row) => /^\| \d/.test(row))
  .map((row) => {
    const [, numbers = '', state = '', reason = '', evidence = ''] = row
      .split('|')
      .map((cell) => cell.trim());
    return { numbers: numbers.split(',').flatMap(numbersOf), state, reason, evidence };
  });

test('every requirement of levels 1 and 2 of the ASVS is answered once', () => {
  expect(requirements).toHaveLength(253);
  const told = answers.flatMap(({ numbers }) => numbers);
  expect(told.filter((number, at) => told.indexOf(number) !== at)).toEqual([]);
  expect(new Set(told)).toEqual(new Set(requirements));
});

test('what is met has a test or a document, and what is not has a reason', () => {
  const bare = answers.filter(({ state, reason, evidence }) => {
    if (state !== 'met') return !['n/a', 'unmet'].includes(state) || reason.split(' ').length < 4;
    const documents = [...evidence.matchAll(/\]\(([\w./-]+\.md)(?:#([\w-]+))?\)/g)];
    const missing = documents.filter(([, file = '', place]) => {
      const path = join(REPOSITORY, 'docs', file);
      const headings = existsSync(path) ? readFileSync(path, 'utf8').match(/^#+ .*/gm) : null;
      const places = headings?.map((heading) =>
        heading
          .replace(/^#+ /, '')
          .toLowerCase()
          .replaceAll(' ', '-')
          .replaceAll(/[^\w-]/g, ''),
      );
      return !places || (place !== undefined && !places.includes(place));
    });
    const hasTest = evidence.match(REFERENCE) !== null;
    return missing.length > 0 || (documents.length === 0 && !hasTest);
  });
  expect(bare).toEqual([]);
});

test('the summary counts the answers', () => {
  const counted = ['met', 'n/a', 'unmet'].map((wanted) =>
    answers
      .filter(({ state }) => state === wanted)
      .reduce((sum, { numbers }) => sum + numbers.length, 0),
  );
  const [, ...told] =
    /(\d+) of the 253 requirements are met, (\d+) are about what the product does not have, (\d+) are unmet/.exec(
      security,
    ) ?? [];
  expect(told.map(Number)).toEqual(counted);
});

test('what it counts is what the contracts say; `npm run api-client` makes it so', () => {
  expect(security).toContain('<!--calls-->');
  expect(withCounts(security)).toBe(security);
});
