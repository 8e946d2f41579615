import type { Contract } from '@slots/contracts/contract';
import { rightFor } from '@slots/contracts/key-rights';
import { hasLocation, hasTag, heedsIfMatch } from '@slots/contracts/refusals';
import { z } from 'zod';
import type {
  Answer,
  Content,
  JsonSchema,
  Operation,
  Parameter,
  Reference,
  RequestBody,
} from './document.types.ts';
import { refusalAnswers } from './refusals.ts';
import type { Schemas } from './schemas.ts';

const DESCRIPTIONS: Readonly<Record<number, string>> = {
  200: 'Success.',
  201: 'Created.',
  202: 'Accepted, but not completed yet.',
  204: 'Success, without content.',
  301: 'Moved permanently to the address in `Location`.',
  302: 'Found at the address in `Location`.',
  304: 'Not modified since the version in `If-None-Match`.',
};

/** The access to a call, in words. */
const ACCESS = {
  any: 'Open to everybody.',
  staff: 'Requires a signed-in user.',
  managers: 'Requires an administrator or a super administrator.',
  super: 'Requires a super administrator.',
  internal: 'For services only.',
} as const;

/** None is needed, the session alone, or either of session and API key. */
function securityOf(contract: Contract): Operation['security'] {
  if (contract.access === 'any') return [];
  const right = rightFor(contract);
  return right === null ? [{ session: [] }] : [{ session: [] }, { apiKey: [right] }];
}

const isOptional = (schema: z.ZodType) => schema.safeParse(undefined).success;

/** `/a/:b` in the spelling of OpenAPI: `/a/{b}`. */
export function templateOf({ path }: Contract): string {
  return path.replaceAll(/:(\w+)/g, '{$1}');
}

function parametersOf(contract: Contract, schemas: Schemas): (Parameter | Reference)[] {
  const within = (place: 'path' | 'query', shape: z.ZodObject | undefined): Parameter[] =>
    Object.entries(shape?.shape ?? {}).map(([name, field]) => {
      if (!(field instanceof z.ZodType)) throw new Error(`${contract.id}: ${name} is no schema.`);
      const { description, ...schema } = schemas.ofParameter(field);
      return {
        name,
        in: place,
        required: place === 'path' || !isOptional(field),
        ...(description === undefined ? {} : { description }),
        ...(schema.type === 'array' ? { style: 'form', explode: false } : {}),
        schema,
      };
    });
  const headers = [...(heedsIfMatch(contract) ? ['If-Match'] : []), ...(contract.heeds ?? [])];
  return [
    ...within('path', contract.params),
    ...within('query', contract.query),
    ...[...new Set(headers)].map((name) => ({ $ref: `#/components/parameters/${name}` })),
  ];
}

const isBinary = (schema: JsonSchema) => schema.format === 'binary';

/** A field that takes a file as well as text, as it is in JSON and as it is in a form. */
function asText(field: JsonSchema): JsonSchema {
  const left = (field.anyOf ?? []).filter((kind) => !isBinary(kind));
  return left.length === 1 && left[0] ? left[0] : field;
}
const asFile = (): JsonSchema => ({ type: 'string', format: 'binary' });

function bodyOf(contract: Contract, schemas: Schemas): RequestBody | undefined {
  const { body, fileField, plainText, urlEncoded, example } = contract;
  if (!body) return undefined;
  const schema = schemas.of(body, 'input');
  const required = !isOptional(body);
  const told = example === undefined ? {} : { example };
  if (fileField === undefined) {
    const json = { schema, ...told };
    const content = {
      'application/json': json,
      // Text that holds the same JSON.
      ...(plainText && { 'text/plain': json }),
      ...(urlEncoded && { 'application/x-www-form-urlencoded': json }),
    };
    return { required, content };
  }
  const file = schema.properties?.[fileField];
  if (typeof file !== 'object') throw new Error(`${contract.id}: its body has no ${fileField}.`);
  const inForm = { ...schema.properties, [fileField]: asFile() };
  return {
    required,
    content: {
      'application/json': {
        schema: { ...schema, properties: { ...schema.properties, [fileField]: asText(file) } },
        ...told,
      },
      'multipart/form-data': {
        schema: { ...schema, properties: inForm },
      },
    },
  };
}

function contentOf(contract: Contract, body: z.ZodType, schemas: Schemas): Content | undefined {
  if (body instanceof z.ZodUndefined) return undefined;
  const { contentMediaType, ...schema } = schemas.of(body, 'output');
  if (contract.events) {
    // The schema of a stream is that of each event, whose data is text that holds JSON.
    const text = { type: 'string' } as const;
    const data = { ...text, contentMediaType: 'application/json', contentSchema: schema };
    const event = { type: 'object', properties: { event: text, id: text, data } } as const;
    return { 'text/event-stream': { schema: { ...event, required: ['data'] } } };
  }
  return { [contentMediaType ?? 'application/json']: { schema } };
}

/** The owner's ETag, or that which the gateway gives to every public answer that it caches. */
function hasEtag(contract: Contract, status: number): boolean {
  const isCached = contract.publicCache !== undefined && (status === 200 || status === 304);
  return isCached || hasTag(contract, status);
}

function headersOf(contract: Contract, status: number): string[] {
  return [
    'X-Request-Id',
    ...(hasEtag(contract, status) ? ['ETag'] : []),
    ...(hasLocation(contract, status) ? ['Location'] : []),
    ...(contract.answerHeaders?.includes('Set-Cookie') ? ['Set-Cookie'] : []),
  ];
}

/** Every read with an ETag answers 304 to If-None-Match. Contracts leave it out, since the HTTP layer does it for all. */
function responsesOf(contract: Contract): Contract['responses'] {
  if (contract.method !== 'GET' || !hasEtag(contract, 200)) return contract.responses;
  return { ...contract.responses, 304: z.undefined() };
}

function answersOf(contract: Contract, schemas: Schemas): Record<string, Answer> {
  const entries = Object.entries(responsesOf(contract)).map(([status, body]) => {
    const content = contentOf(contract, body, schemas);
    const headers = headersOf(contract, Number(status));
    const answer: Answer = {
      description: DESCRIPTIONS[Number(status)] ?? 'Success.',
      headers: Object.fromEntries(
        headers.map((name) => [name, { $ref: `#/components/headers/${name}` }]),
      ),
      ...(content ? { content } : {}),
    };
    return [status, answer] as const;
  });
  return Object.fromEntries(entries);
}

function summaryOf(summary: string): { summary: string; description?: string } {
  const end = /^(.{20,120}?)[.;:,](?= |$)/.exec(summary)?.[1];
  return end === undefined || end.length + 1 >= summary.length
    ? { summary: summary.replace(/\.$/, '') }
    : { summary: end, description: summary };
}

/**
 * One call of the document. Where two owners share a method and path, `alternatives` are the
 * contracts for parameters that look in a special way.
 */
export function operationOf(
  contract: Contract,
  alternatives: readonly Contract[],
  schemas: Schemas,
): Operation {
  const { id, access } = contract;
  const all = [contract, ...alternatives];
  const told = summaryOf(contract.summary);
  const description = [
    told.description ?? contract.summary,
    ...alternatives.map(({ summary }) => `Or: ${summary}`),
    ACCESS[access],
  ].join('\n\n');
  const requestBody = bodyOf(contract, schemas);
  return {
    operationId: id,
    tags: [...new Set(all.map((one) => one.owner))],
    summary: told.summary,
    description,
    'x-access': access,
    security: securityOf(contract),
    parameters: parametersOf(contract, schemas),
    ...(requestBody ? { requestBody } : {}),
    responses: Object.assign(
      {},
      ...all.map((one) => refusalAnswers(one)),
      ...all.map((one) => answersOf(one, schemas)),
    ),
  };
}
