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
  summary: 'This document: every call of the gateway, in OpenAPI 3.1.',
  responses: { 200: file('object', 'application/json'), 304: NONE },
});

export const getDocumentation = defineContract({
  ...ANY_READER,
  id: 'documents.page',
  path: '/api/docs',
  summary: 'The same as a page to read and to try calls on.',
  responses: { 200: file('string', 'text/html'), 304: NONE },
});

export const getDocumentationViewer = defineContract({
  ...ANY_READER,
  id: 'documents.viewer',
  path: '/api/docs/swagger-ui-bundle.js',
  summary: 'The viewer of that page.',
  responses: { 200: file('string', 'text/javascript'), 304: NONE },
  rateClass: 'static',
});

export const getDocumentationStart = defineContract({
  ...ANY_READER,
  id: 'documents.start',
  path: '/api/docs/start.js',
  summary: 'What starts the viewer of that page.',
  responses: { 200: file('string', 'text/javascript'), 304: NONE },
  rateClass: 'static',
});

export const getDocumentationStyle = defineContract({
  ...ANY_READER,
  id: 'documents.style',
  path: '/api/docs/swagger-ui.css',
  summary: 'How that page looks.',
  responses: { 200: file('string', 'text/css'), 304: NONE },
  rateClass: 'static',
});
