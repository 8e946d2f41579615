import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from '@jest/globals';
import { UNLESS_SAID } from '@slots/contracts/geo/laws';
import { DEFAULT_LAW_FILE, readLaw } from './law.ts';

const folder = mkdtempSync(join(tmpdir(), 'law-'));
afterAll(() => rmSync(folder, { recursive: true }));

function fileWith(content: unknown): string {
  const file = join(folder, 'law.json');
  writeFileSync(file, typeof content === 'string' ? content : JSON.stringify(content));
  return file;
}

const fallback = { demo: 'age-gate', terms: 'optional' };
const lawOf = (content: object) => readLaw(fileWith({ default: fallback, ...content }));
const STRICT_FILE = DEFAULT_LAW_FILE.replace('law.json', 'law-strict.json');

test('a country differs from the default in what the file says of it', () => {
  const law = lawOf({ DE: { demo: 'verified-age', minAge: 21 } });
  const unlessSaid = { ...fallback, ...UNLESS_SAID };
  expect(law.of('de')).toEqual({ ...unlessSaid, demo: 'verified-age', minAge: 21 });
  expect(law.of('FR')).toEqual(unlessSaid);
  expect(law.of(null)).toEqual(unlessSaid);
  expect(law.somewhere(({ demo }) => demo === 'not-offered')).toBe(false);
  expect(law.somewhere(({ minAge }) => minAge > 18)).toBe(true);
});

test('a country inherits what the default says, licences included', () => {
  const law = readLaw(
    fileWith({
      default: { ...fallback, offers: 'none', licences: ['mga'], maxWagering: 35.5 },
      MT: { offers: 'licensed' },
    }),
  );
  expect(law.of('MT')).toMatchObject({ offers: 'licensed', licences: ['mga'], maxWagering: 35.5 });
  expect(law.of('SE')).toMatchObject({ offers: 'none' });
});

test('the installed file withholds nothing, and the strict one is the example that the documentation describes', () => {
  const law = readLaw(DEFAULT_LAW_FILE);
  expect(new Set(['GB', 'AU', null].map(law.visibilityGroup))).toEqual(new Set(['all']));
  const strict = readLaw(STRICT_FILE);
  expect(strict.of('GB')).toMatchObject({
    terms: 'required',
    offers: 'licensed',
    licences: ['ukgc'],
    maxWagering: 10,
    mixedProducts: 'hidden',
  });
  expect(strict.of('AU').offers).toBe('none');
  expect(strict.visibilityGroup(null)).toBe('all');
});

test.each([
  ['without a default', { GB: {} }, 'default'],
  ['with a rule that is none', { default: fallback, GB: { demo: 'maybe' } }, 'demo'],
  ['with a key that is no country', { default: fallback, Britain: {} }, 'Britain'],
  ["for Global, which is nobody's country", { default: fallback, GL: {} }, 'GL'],
  ['for a code that is none of ISO 3166', { default: fallback, XK: {} }, 'XK'],
  ['with letters that are no country', { default: fallback, UK: {} }, 'UK'],
  ['with an unknown field', { default: fallback, GB: { minimumAge: 18 } }, 'minimumAge'],
  ['with an unknown field of the default', { default: { ...fallback, age: 18 } }, 'age'],
  ['that licenses by nobody', { default: fallback, GB: { offers: 'licensed' } }, 'GB.licences'],
  [
    'that licenses everywhere by nobody',
    { default: { ...fallback, offers: 'licensed', licences: [] } },
    'default.licences',
  ],
  ['with an age of children', { default: fallback, GB: { minAge: 17 } }, 'GB.minAge'],
  ['with an age above all', { default: fallback, GB: { minAge: 26 } }, 'GB.minAge'],
  ['with half an age', { default: fallback, GB: { minAge: 18.5 } }, 'GB.minAge'],
  ['with wagering below none', { default: fallback, GB: { maxWagering: -1 } }, 'GB.maxWagering'],
  ['with wagering as text', { default: fallback, GB: { maxWagering: '10' } }, 'GB.maxWagering'],
  [
    'with licences that are no list',
    { default: fallback, GB: { licences: 'ukgc' } },
    'GB.licences',
  ],
  ['that is no JSON', '{ "default": ', 'no JSON'],
])('a file %s is refused by name', (_what, content, named) => {
  const file = fileWith(content);
  expect(() => readLaw(file)).toThrow(file);
  expect(() => readLaw(file)).toThrow(named);
});

describe('an offer', () => {
  const law = readLaw(STRICT_FILE);
  const lawful = {
    significantTerms: '18+',
    wagering: { times: 10 },
    product: 'slots',
  };
  const british = { licences: ['mga', 'ukgc'] };
  const asked = { offer: lawful, casino: british, country: 'GB' };

  test.each([
    ['that obeys', {}, []],
    ['of which wagering and product are not known', { offer: { significantTerms: '18+' } }, []],
    [
      'of a casino that is licensed elsewhere',
      { casino: { licences: ['curacao'] } },
      ['no licence of ukgc'],
    ],
    ['without terms', { offer: { ...lawful, significantTerms: null } }, ['terms are missing']],
    [
      'with more wagering',
      { offer: { ...lawful, wagering: { times: 10.5 } } },
      ['wagering 10.5 is above 10'],
    ],
    [
      'of mixed products',
      { offer: { ...lawful, product: 'mixed' } },
      ['mixed products are hidden'],
    ],
    ['for where none are shown', { country: 'AU' }, ['no offers are shown']],
    [
      'that breaks every rule',
      {
        offer: { significantTerms: null, wagering: { times: 20 }, product: 'mixed' },
        casino: { licences: [] },
      },
      [
        'no licence of ukgc',
        'terms are missing',
        'wagering 20 is above 10',
        'mixed products are hidden',
      ],
    ],
    [
      'that breaks every rule, for where none is',
      { offer: { significantTerms: null }, casino: { licences: [] }, country: null },
      [],
    ],
  ])('%s is withheld for all that speaks against it', (_what, changed, reasons) => {
    const answer = law.withheld({ ...asked, ...changed });
    expect(answer).toEqual({ shown: reasons.length === 0, reasons });
  });

  test('of a casino that lacks all of several licences is withheld for these', () => {
    const several = lawOf({ GB: { offers: 'licensed', licences: ['ukgc', 'agcc'] } });
    expect(several.withheld({ ...asked, casino: { licences: ['agcc'] } }).shown).toBe(true);
    expect(several.withheld({ ...asked, casino: { licences: ['mga'] } }).reasons).toEqual([
      'no licence of ukgc or agcc',
    ]);
  });
});

test('countries are of one visibility group where the same offers are withheld, whatever else their laws say', () => {
  const licensed = { offers: 'licensed', licences: ['mga', 'ukgc'] };
  const { visibilityGroup } = lawOf({
    DE: { demo: 'verified-age', minAge: 21, terms: 'advised', licences: ['ggl'] },
    GB: licensed,
    IM: { ...licensed, licences: ['ukgc', 'mga', 'mga'], minAge: 25 },
    IE: { ...licensed, licences: ['mga'] },
    SE: { terms: 'required' },
    NO: { mixedProducts: 'hidden' },
    FI: { maxWagering: 0 },
    AU: { offers: 'none' },
    NZ: { offers: 'none', terms: 'required' },
  });
  expect(visibilityGroup('DE')).toBe(visibilityGroup(null));
  expect(visibilityGroup('FR')).toBe(visibilityGroup(null));
  expect(visibilityGroup('IM')).toBe(visibilityGroup('gb'));
  expect(visibilityGroup('NZ')).toBe(visibilityGroup('AU'));
  const different = ['GB', 'IE', 'SE', 'NO', 'FI', 'AU', 'FR'];
  expect(new Set(different.map(visibilityGroup)).size).toBe(different.length);
});
