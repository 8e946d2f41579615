import { readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { API_TYPES, currentTypes } from './current-types.ts';

test('the types of the client are those of the contracts; `npm run api-client` makes them so', async () => {
  const isCurrent = readFileSync(API_TYPES, 'utf8') === (await currentTypes());
  expect(isCurrent).toBe(true);
});
