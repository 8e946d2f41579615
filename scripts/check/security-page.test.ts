import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { contracts, publicContracts } from '@slots/contracts/registry';
import { REPOSITORY } from '@slots/processes/repository';

const page = readFileSync(join(REPOSITORY, 'docs', 'security.md'), 'utf8');
/** Files that the page names by a word. */
const NAMES: Readonly<Record<string, string>> = {
  attacks: 'gateway/src/acceptance/attacks.test.ts',
  matrix: 'gateway/src/acceptance/contract-matrix.test.ts',
  'bad input': 'gateway/src/acceptance/bad-input.test.ts',
};
const REFERENCE = /`([\w./-]+\.test\.ts)`|\b(attacks|matrix|bad input)\b/g;
const TITLED = /(?:`([\w./-]+\.test\.ts)`|\b(attacks|matrix|bad input)) \("([^"]+)"\)/g;

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

test('every test that the page of security names is there', () => {
  const names = [...page.matchAll(REFERENCE)].map(([, file, word]) => file ?? word ?? '');
  expect(names.length).toBeGreaterThan(80);
  expect(names.filter((name) => filesOf(name).length === 0)).toEqual([]);
});

test('every title that it quotes is one of the test that it names', () => {
  const quoted = [...page.matchAll(TITLED)].map(([, file, word, title]) => ({
    name: file ?? word ?? '',
    title: title ?? '',
  }));
  expect(quoted.length).toBeGreaterThan(20);
  const wrong = quoted.filter(
    ({ name, title }) =>
      !filesOf(name).some((file) => readFileSync(join(REPOSITORY, file), 'utf8').includes(title)),
  );
  expect(wrong).toEqual([]);
});

test('everything that it says is met or was tried has a test', () => {
  const [, chapters = ''] = page.split('## ASVS 5.0, level 2');
  const [rows = ''] = chapters.split('## Fuzzing');
  const without = rows
    .split('\n')
    .filter((row) => row.startsWith('| ') && !/^\|[^|]*\|\s*(?:How|Tried|Test)\b/.test(row))
    .filter((row) => !/\bnone are made from input|there is none\b/.test(row))
    .filter((row) => row.match(REFERENCE) === null);
  expect(without).toEqual([]);
});

/** Callers of a cell through the gateway: nobody, and the three roles; around it, three services more. */
const PEOPLE = 4;
const SERVICES = 3;
/** The API keys that the matrix tries. */
const KEYS = 3;

const having = (access: string) => contracts.filter((contract) => contract.access === access);
const withService = contracts.filter(({ owner }) => owner !== 'gateway');
const reads = publicContracts.filter(({ method, events }) => method === 'GET' && !events);

/** The page's figures, by the name before the number there. */
const COUNTS: ReadonlyMap<string, number> = new Map([
  ['calls', publicContracts.length],
  ['open', having('any').length],
  ['staff', having('staff').length],
  ['managers', having('managers').length],
  ['super', having('super').length],
  ['inside', having('internal').length],
  ['cells', publicContracts.length * PEOPLE],
  ['cellsOfKeys', (publicContracts.length + withService.length) * KEYS],
  ['cellsAround', withService.length * (PEOPLE + SERVICES)],
  ['closed', contracts.filter(({ access }) => access !== 'any').length],
  ['bodies', publicContracts.filter(({ method, body }) => method !== 'GET' && body).length * 9],
  ['origins', publicContracts.filter(({ events }) => !events).length * 2],
  ['staffReads', reads.filter(({ access }) => access !== 'any').length],
]);

test('what it counts is what the contracts say', () => {
  const told = [...page.matchAll(/<!--(\w+)-->([\d,]*)<!---->/g)].map(([, name = '', number]) => ({
    name,
    number,
  }));
  expect(told.map(({ name }) => name)).toContain('calls');
  expect(told).toEqual(
    told.map(({ name }) => ({ name, number: COUNTS.get(name)?.toLocaleString('en') })),
  );
});
