import { createHash } from 'node:crypto';
import { expect, test } from '@jest/globals';
import { createCatalogue } from './catalogue.ts';

const fingerprint = (seed: number) =>
  createHash('sha256')
    .update(JSON.stringify(createCatalogue({ seed, count: 300, apiUrl: 'a', launcherUrl: 'l' })))
    .digest('hex');

test('the same seed makes the same catalogue, byte for byte, and another seed another', () => {
  expect(fingerprint(1)).toBe(fingerprint(1));
  expect(fingerprint(1)).not.toBe(fingerprint(2));
});

test('25,000 games have addresses of their own', () => {
  const { games } = createCatalogue({ seed: 1, count: 25_000, apiUrl: 'a', launcherUrl: 'l' });
  expect(new Set(games.map(({ slug }) => slug)).size).toBe(25_000);
  expect(new Set(games.map(({ name }) => name)).size).toBe(25_000);
});
