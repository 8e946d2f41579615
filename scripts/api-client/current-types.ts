import { join } from 'node:path';
import { typesOf } from '@slots/api-client/generate';
import { REPOSITORY } from '@slots/processes/repository';
import { createOpenApiDocument } from '../../gateway/src/documents/openapi/document.ts';

/** The file of the client that is made. */
export const API_TYPES = join(REPOSITORY, 'packages/api-client/src/api.d.ts');

/** That file as the contracts would have it. */
export function currentTypes(): Promise<string> {
  const document: unknown = JSON.parse(JSON.stringify(createOpenApiDocument()));
  return typesOf(Object(document));
}
