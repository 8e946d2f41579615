import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { typesOf } from '@slots/api-client/generate';
import { REPOSITORY } from '@slots/processes/repository';
import { createOpenApiDocument } from '../../gateway/src/documents/openapi/document.ts';

/** The types of the API's client. They follow from the contracts, so they are built and not committed. */
export const API_TYPES = join(REPOSITORY, 'packages/api-client/dist/api.d.ts');

/** Writes those types as the contracts have them. */
export async function writeApiTypes(): Promise<void> {
  const document: unknown = JSON.parse(JSON.stringify(createOpenApiDocument()));
  mkdirSync(dirname(API_TYPES), { recursive: true });
  writeFileSync(API_TYPES, await typesOf(Object(document)));
}
