import { z } from 'zod';
import { defineContract } from '../contract.ts';
import { NONE } from '../fields.ts';

/** A file that is made or read once at the start: its bytes and their type. */
const file = (type: 'string' | 'object', contentMediaType: string) =>
  z.custom<Uint8Array>((body) => body instanceof Uint8Array).meta({ type, contentMediaType });

const ANY_READER = { owner: 'gateway', method: 'GET', access: 'any', tagged: true } as const;

export const getOpenApiDocument = defineContract({
  ...ANY_READER,
  id: 'documents.openApi',
  path: '/api/openapi.json',
  summary: 'Returns this document: every call of the gateway, in OpenAPI 3.1.',
  responses: { 200: file('object', 'application/json'), 304: NONE },
});

export const getDocumentation = defineContract({
  ...ANY_READER,
  id: 'documents.page',
  path: '/api/docs',
  summary: 'Returns this document as a page on which calls can be read and tried.',
  responses: { 200: file('string', 'text/html'), 304: NONE },
});

export const getDocumentationViewer = defineContract({
  ...ANY_READER,
  id: 'documents.viewer',
  path: '/api/docs/swagger-ui-bundle.js',
  summary: 'Returns the viewer of the documentation page.',
  responses: { 200: file('string', 'text/javascript'), 304: NONE },
  rateClass: 'static',
});

export const getDocumentationStart = defineContract({
  ...ANY_READER,
  id: 'documents.start',
  path: '/api/docs/start.js',
  summary: 'Returns the script that starts the viewer of the documentation page.',
  responses: { 200: file('string', 'text/javascript'), 304: NONE },
  rateClass: 'static',
});

export const getDocumentationStyle = defineContract({
  ...ANY_READER,
  id: 'documents.style',
  path: '/api/docs/swagger-ui.css',
  summary: 'Returns the style sheet of the documentation page.',
  responses: { 200: file('string', 'text/css'), 304: NONE },
  rateClass: 'static',
});
