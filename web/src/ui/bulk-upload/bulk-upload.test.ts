import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import Papa from 'papaparse';
import { normalizeName } from '../normalize-name.ts';
import { type Candidate, createMatcher, matchNames } from './match-names.ts';
import { namesOfCsv, namesOfText, readNames } from './read-names.ts';
import { COUNTRY_UPLOAD, PROVIDER_UPLOAD } from './upload-kinds.ts';

const COUNTRIES: Candidate[] = [
  { key: 'GB', name: 'United Kingdom', code: 'GB' },
  { key: 'DE', name: 'Germany', code: 'DE' },
  { key: 'IE', name: 'Ireland', code: 'IE' },
  { key: 'NE', name: 'Niger', code: 'NE' },
  { key: 'NG', name: 'Nigeria', code: 'NG' },
  { key: 'CH', name: 'Switzerland', code: 'CH' },
  { key: 'CI', name: "Côte d'Ivoire", code: 'CI' },
  { key: 'GL', name: 'Global', code: 'GL' },
];
const match = createMatcher(COUNTRIES);

describe('a name in a file', () => {
  test.each([
    ['Germany', 'exact', 'DE', 1],
    ['  united   KINGDOM ', 'exact', 'GB', 1],
    ['de', 'exact', 'DE', 1],
    ["Cote d'Ivoire", 'exact', 'CI', 1],
    ['Nigeria', 'exact', 'NG', 1],
    ['Kingdom', 'fuzzy', 'GB', 0.9],
    ['Republic of Ireland', 'fuzzy', 'IE', 0.9],
    ['Germeny', 'fuzzy', 'DE', expect.closeTo(6 / 7)],
    ['Atlantis', 'not_found', undefined, expect.closeTo(0.25, 0)],
  ] as const)('%p is %p', (name, status, key, confidence) => {
    const found = match(name);
    expect(found).toMatchObject({ status, confidence });
    expect(found.candidate?.key).toBe(key);
  });

  test.each(['a', 'UK', 'er'])(
    'of less than three letters, %p, is a code or nothing: no part of a name',
    (name) => {
      const found = createMatcher([...COUNTRIES, { key: 'UA', name: 'Ukraine', code: 'UA' }])(name);
      expect(found.status).toBe('not_found');
    },
  );

  test('of three letters may be a part of one', () => {
    expect(match('ger')).toMatchObject({ status: 'fuzzy', confidence: 0.9 });
  });
});

const word = fc.stringMatching(/^[a-z]{3,12}( [a-z]{3,12})?$/);
const words = fc.uniqueArray(word, { minLength: 1, maxLength: 30 });
const candidatesOf = (names: string[]) => names.map((name) => ({ key: name, name }));

describe('matching, whatever the names', () => {
  test('keeps status, confidence and candidate in step', () => {
    fc.assert(
      fc.property(words, fc.string(), (known, name) => {
        const { status, confidence, candidate } = createMatcher(candidatesOf(known))(name);
        expect(confidence).toBeGreaterThanOrEqual(0);
        expect(confidence).toBeLessThanOrEqual(1);
        expect(candidate === null).toBe(status === 'not_found');
        expect(status === 'exact').toBe(confidence === 1);
        expect(status === 'not_found').toBe(confidence < 0.7);
      }),
    );
  });

  test('finds each name itself, in whatever case and with blanks around', () => {
    fc.assert(
      fc.property(words, (known) => {
        const find = createMatcher(candidatesOf(known));
        for (const name of known) {
          expect(find(` ${name.toUpperCase()}\t`)).toMatchObject({
            status: 'exact',
            candidate: { key: name },
          });
        }
      }),
    );
  });

  test('has a confidence of 0.9 in a name that another holds or is held by', () => {
    fc.assert(
      fc.property(word, word, (known, more) => {
        const find = createMatcher(candidatesOf([known]));
        expect(find(`${known} ${more}`).confidence).toBe(0.9);
        const part = known.slice(0, -1);
        fc.pre(part.trim().length >= 3);
        expect(find(part).confidence).toBe(0.9);
      }),
    );
  });

  test('takes no candidate when another is more alike', () => {
    fc.assert(
      fc.property(words, word, (known, name) => {
        const best = createMatcher(candidatesOf(known))(name).confidence;
        for (const other of known) {
          expect(createMatcher(candidatesOf([other]))(name).confidence).toBeLessThanOrEqual(best);
        }
      }),
    );
  });
});

describe('a file', () => {
  test('gives back the names that were written into it, each once', () => {
    const delimiter = fc.constantFrom(',', ';', '\t');
    const cell = fc.string({ unit: 'grapheme', maxLength: 12 });
    fc.assert(
      fc.property(
        fc.array(cell, { minLength: 1 }),
        delimiter,
        fc.boolean(),
        (names, sign, mark) => {
          const rows = [['Id', 'Country name'], ...names.map((name, index) => [`n${index}`, name])];
          const csv = Papa.unparse(rows, { delimiter: sign, quotes: true });
          const read = namesOfCsv(`${mark ? '\uFEFF' : ''}${csv}`, COUNTRY_UPLOAD);
          expect(new Set(read.map(normalizeName)).size).toBe(read.length);
          expect(new Set(read.map(normalizeName))).toEqual(
            new Set(names.map(normalizeName).filter((name) => name !== '')),
          );
        },
      ),
    );
  });

  test('never breaks, whatever is in it', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 500 }), (text) => {
        for (const names of [namesOfCsv(text, PROVIDER_UPLOAD), namesOfText(text)]) {
          expect(names.map((name) => name.trim())).toEqual(names);
        }
      }),
    );
  });

  test.each([
    'Country',
    'Countries',
    'NATION',
    'Sales region',
    'Territory',
    'Territories',
    'location',
  ])('has countries in the column %p', (header) => {
    const csv = `Id,${header}\n1,"Korea, Republic of"\n2,Germany\n3,germany`;
    expect(namesOfCsv(csv, COUNTRY_UPLOAD)).toEqual(['Korea, Republic of', 'Germany']);
  });

  test.each(['Provider', 'software', 'Game Provider', 'STUDIO'])(
    'has providers in the column %p',
    (header) => {
      expect(namesOfCsv(`Id;${header}\n1;"Big ""B"" Games"`, PROVIDER_UPLOAD)).toEqual([
        'Big "B" Games',
      ]);
    },
  );

  test('without such a header has them in its first column', () => {
    expect(namesOfCsv('Name,Since\nFrance,1990\nSpain,1991\n', COUNTRY_UPLOAD)).toEqual([
      'France',
      'Spain',
    ]);
  });

  test('of text has a name a line', async () => {
    const file = new File(['\uFEFFFrance\r\n\r\n Korea, Republic of \nfrance'], 'List.TXT');
    expect(await readNames(file, COUNTRY_UPLOAD)).toEqual(['France', 'Korea, Republic of']);
  });

  test.each([
    ['utf-16', Buffer.from('\uFEFFCountry\nCôte', 'utf16le')],
    ['windows-1252', Buffer.from('Country\nCôte', 'latin1')],
  ])('may be written in %s', async (_name, bytes) => {
    const file = new File([new Uint8Array(bytes)], 'a.csv');
    expect(await readNames(file, COUNTRY_UPLOAD)).toEqual(['Côte']);
  });

  test('of another kind, too large or empty is refused in words', async () => {
    const refusal = (file: File) =>
      readNames(file, COUNTRY_UPLOAD).catch((error: unknown) => String(error));
    expect(await refusal(new File(['a'], 'a.xlsx'))).toContain('choose a .csv or .txt file');
    expect(await refusal(new File(['Country\n\n'], 'a.csv'))).toContain('holds no names');
    expect(await refusal(new File(['a'.repeat(6_000_000)], 'a.txt'))).toContain('too large');
  });
});

test('ten thousand names against four hundred take seconds, and can be given up', async () => {
  const names = Array.from({ length: 10_000 }, (_name, index) => `Studio of Number ${index * 7}`);
  const candidates = Array.from({ length: 400 }, (_name, index) => ({
    key: String(index),
    name: `Number ${index} Gaming Studio`,
  }));
  const controller = new AbortController();
  const { signal } = controller;
  let done = 0;
  const matches = await matchNames(names, candidates, {
    signal,
    onProgress: (count) => {
      expect(count).toBe(done + 10);
      done = count;
    },
  });
  expect(matches).toHaveLength(10_000);
  expect(done).toBe(10_000);

  const given = matchNames(names, candidates, { signal, onProgress: () => controller.abort() });
  expect(await given).toBeUndefined();
});
