import { describe, expect, test } from '@jest/globals';
import { Validator } from '@seriousme/openapi-schema-validator';
import { namedShapes, publicContracts } from '@slots/contracts/registry';
import { createOpenApiDocument } from './document.ts';
import { EXAMPLES } from './examples.ts';

const document = createOpenApiDocument();
const operations = Object.values(document.paths).flatMap((item) => Object.values(item));

function byText(one = '', other = ''): number {
  return one.localeCompare(other);
}

describe('the document', () => {
  test('is valid OpenAPI 3.1, and every reference leads somewhere', async () => {
    const validator = new Validator();
    expect(await validator.validate(JSON.parse(JSON.stringify(document)))).toEqual({ valid: true });
    expect(validator.version).toBe('3.1');
    const targets = new Set(
      Object.entries(document.components).flatMap(([kind, parts]) =>
        Object.keys(parts).map((name) => `#/components/${kind}/${name}`),
      ),
    );
    const references = JSON.stringify(document).matchAll(/"\$ref":"([^"]+)"/g);
    expect([...references].map(([, to]) => to).filter((to) => !targets.has(to ?? ''))).toEqual([]);
  });

  test('has every call that the gateway routes once', () => {
    const wanted = publicContracts.filter(({ patterns }) => !patterns).map(({ id }) => id);
    expect(operations.map((operation) => operation?.operationId).toSorted(byText)).toEqual(
      wanted.toSorted(byText),
    );
  });

  test('tells the two owners of pictures as one call', () => {
    const call = document.paths['/api/public/images/{file}']?.['get'];
    expect(call?.tags).toEqual(['catalog', 'casino']);
    expect(call?.responses['200']).toMatchObject({
      content: { 'image/webp': { schema: { type: 'string', format: 'binary' } } },
    });
  });

  test('tells that a list in a query has commas between its values, one at least', () => {
    const parameters = document.paths['/api/games.csv']?.['get']?.parameters ?? [];
    expect(parameters).toContainEqual({
      name: 'ids',
      in: 'query',
      required: false,
      style: 'form',
      explode: false,
      schema: {
        type: 'array',
        items: { type: 'integer', minimum: 0, maximum: 999_999_999_999_999 },
        minItems: 1,
        maxItems: 500,
      },
    });
  });

  test('tells files, streams, redirects, tags and refusals as they are', () => {
    const { paths } = document;
    expect(paths['/api/casinos/{id}/logo']?.['post']).toMatchObject({
      'x-access': 'staff',
      security: [{ session: [] }, { apiKey: ['casino:write'] }],
      requestBody: {
        content: {
          'application/json': { schema: { properties: { image: { type: 'string' } } } },
          'multipart/form-data': { schema: { properties: { image: { format: 'binary' } } } },
        },
      },
      responses: {
        200: { headers: { ETag: {} } },
        412: {},
        413: { description: 'File too large. Maximum file size is 5MB.' },
        422: {},
      },
    });
    expect(paths['/api/casinos/{id}']?.['get']?.responses).toMatchObject({
      200: { headers: { ETag: {} } },
      304: { headers: { ETag: {} } },
    });
    expect(paths['/api/casinos/{id}']?.['patch']?.responses).not.toHaveProperty('304');
    expect(paths['/api/game-import/jobs/{id}/events']?.['get']?.responses['200']).toMatchObject({
      content: { 'text/event-stream': {} },
    });
    expect(paths['/api/public/games/{slug}']?.['get']?.responses).toMatchObject({
      301: { headers: { Location: {} } },
      404: { content: { 'application/problem+json': {} } },
      410: {},
    });
  });
});

describe('an example', () => {
  const withBody = publicContracts.filter(({ body }) => body !== undefined);

  test.each(withBody.map((contract) => [contract.id, contract] as const))(
    'of the body of %s is there, and is valid',
    (_id, { body, example }) => {
      expect(example).toBeDefined();
      expect(body?.safeParse(example).error).toBeUndefined();
    },
  );

  const shapes = [...namedShapes()].filter(([, name]) => name in EXAMPLES);

  test.each(shapes.map(([schema, name]) => [name, schema] as const))(
    'of the shape %s is valid',
    (name, schema) => {
      expect(schema.parse(EXAMPLES[name])).toEqual(EXAMPLES[name]);
    },
  );
});
