import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createOpenApiDocument } from '@slots/openapi/document';
import { markdownOf } from '@slots/openapi/markdown';
import { REPOSITORY } from '@slots/processes/repository';

/** Writes docs/api.md; its test fails while it is older than the contracts. */
writeFileSync(join(REPOSITORY, 'docs', 'api.md'), markdownOf(createOpenApiDocument()));
console.log('docs/api.md is written.');
