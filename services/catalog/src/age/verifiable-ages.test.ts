import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from '@jest/globals';
import { readLaw } from '@slots/country-law/law';
import { assertAgesVerifiable } from './verifiable-ages.ts';

const folder = mkdtempSync(join(tmpdir(), 'ages-'));
afterAll(() => rmSync(folder, { recursive: true }));

const gate = { demo: 'age-gate', terms: 'optional' };
const verified = { demo: 'verified-age' };

type Settings = Parameters<typeof assertAgesVerifiable>[1];

function check(law: object, settings: Partial<Settings>) {
  const LAW_FILE = join(folder, 'law.json');
  writeFileSync(LAW_FILE, JSON.stringify({ default: gate, ...law }));
  assertAgesVerifiable(readLaw(LAW_FILE), {
    LAW_FILE,
    AGE_PROVIDER: 'oidc',
    AGE_OIDC_CLAIM: 'age_over_18',
    ...settings,
  });
}

test.each([
  ['a country wants more than the claim', { DE: { ...verified, minAge: 21 } }, 'DE (21)'],
  ['the default does', { default: { ...gate, ...verified, minAge: 19 } }, 'default (19)'],
  [
    'several do',
    { AT: { ...verified, minAge: 20 }, DE: { ...verified, minAge: 21 }, FR: verified },
    'AT (20), DE (21)',
  ],
  [
    'a country inherits one of the two',
    { default: { ...gate, minAge: 21 }, DE: verified },
    'DE (21)',
  ],
])('ages cannot be verified by an OpenID provider where %s', (_what, law, named) => {
  const refused = () => check(law, {});
  expect(refused).toThrow(join(folder, 'law.json'));
  expect(refused).toThrow(`${named}: AGE_OIDC_CLAIM`);
  expect(refused).toThrow('age_over_18');
});

test('a claim of children proves nothing', () => {
  expect(() => check({ DE: verified }, { AGE_OIDC_CLAIM: 'age_over_16' })).toThrow('DE (18)');
});

test.each<[string, object, Partial<Settings>]>([
  ['of that age', { DE: { ...verified, minAge: 21 } }, { AGE_OIDC_CLAIM: 'age_over_21' }],
  ['of a higher one', { DE: { ...verified, minAge: 20 } }, { AGE_OIDC_CLAIM: 'age_over_21' }],
  ['that does not say its age', { DE: { ...verified, minAge: 21 } }, { AGE_OIDC_CLAIM: 'adult' }],
  ['nobody asks for', { DE: { minAge: 21 }, FR: verified }, {}],
  ['of another provider', { DE: { ...verified, minAge: 21 } }, { AGE_PROVIDER: 'test' }],
  ['of none, where no age is verified', { DE: { minAge: 21 } }, { AGE_PROVIDER: 'none' }],
])('a claim %s is enough', (_what, law, settings) => {
  expect(() => check(law, settings)).not.toThrow();
});

test('without a provider no age can be verified', () => {
  expect(() => check({ DE: verified }, { AGE_PROVIDER: 'none' })).toThrow('AGE_PROVIDER');
});
