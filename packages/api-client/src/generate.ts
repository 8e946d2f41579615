import openapiTypescript, { astToString, type OpenAPI3 } from 'openapi-typescript';

const HEAD = '// Made from the OpenAPI document by `npm run api-client`: do not edit.\n\n';

/** The types of a document's calls, as the text of api.d.ts. */
export async function typesOf(document: OpenAPI3): Promise<string> {
  return HEAD + astToString(await openapiTypescript(document));
}
