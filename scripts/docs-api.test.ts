import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { createOpenApiDocument } from '@slots/openapi/document';
import { markdownOf } from '@slots/openapi/markdown';
import { REPOSITORY } from '@slots/processes/repository';

test('docs/api.md says what the contracts say; npm run docs:api writes it anew', () => {
  const written = readFileSync(join(REPOSITORY, 'docs', 'api.md'), 'utf8');
  expect(written === markdownOf(createOpenApiDocument())).toBe(true);
});
