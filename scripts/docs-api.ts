import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createOpenApiDocument } from '@slots/openapi/document';
import { markdownOf } from '@slots/openapi/markdown';
import { REPOSITORY } from '@slots/processes/repository';
import { withCounts } from './security-page.ts';

/**
 * Writes docs/api.md, and the numbers of docs/security.md that the contracts decide; their tests fail
 * while they are older than the contracts.
 */
writeFileSync(join(REPOSITORY, 'docs', 'api.md'), markdownOf(createOpenApiDocument()));
const security = join(REPOSITORY, 'docs', 'security.md');
writeFileSync(security, withCounts(readFileSync(security, 'utf8')));
console.log('docs/api.md is written, and the numbers of docs/security.md.');
