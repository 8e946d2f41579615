import type {
  Answer,
  JsonSchema,
  OpenApiDocument,
  Operation,
  Parameter,
  Reference,
} from './document.types.ts';

const WHO: Readonly<Record<string, string>> = {
  any: 'anybody',
  staff: 'signed in',
  super: 'super administrators',
};
const LONGEST_LIST_OF_WORDS = 6;

interface Call {
  readonly method: string;
  readonly path: string;
  readonly operation: Operation;
}

/** The document as Markdown: a table of the calls of each owner, then what each shape holds. */
export function markdownOf(document: OpenApiDocument): string {
  const calls = Object.entries(document.paths).flatMap(([path, item]) =>
    Object.entries(item).flatMap(([method, operation]): Call[] =>
      operation ? [{ method: method.toUpperCase(), path, operation }] : [],
    ),
  );
  const owners = document.tags.map(({ name, description }) => {
    const own = calls.filter(({ operation }) => operation.tags[0] === name);
    return [`## ${name}`, description, ...own.map((call) => callText(call, document))].join('\n\n');
  });
  const shapes = Object.entries(document.components.schemas).map(
    ([name, schema]) => `- **${name}**: ${schemaText(schema)}`,
  );
  return `${[
    '# The API',
    '<!-- Made from the contracts by `npm run docs:api`; do not edit. -->',
    'The same as `GET /api/openapi.json`, in short; `GET /api/docs` shows all of it.',
    document.info.description,
    ...owners,
    '## Shapes',
    shapes.join('\n'),
  ].join('\n\n')}\n`;
}

function callText({ method, path, operation }: Call, document: OpenApiDocument): string {
  const { parameters = [], requestBody, responses, summary, description } = operation;
  const told = parameters.map((parameter) => resolved(parameter, document));
  const [first = summary] = (description ?? '').split('\n\n');
  const query = told.filter((parameter) => parameter.in === 'query').map(parameterText);
  const headers = told.filter((parameter) => parameter.in === 'header').map(({ name }) => name);
  const [body] = Object.values(requestBody?.content ?? {});
  const lines = [
    `Who: ${WHO[operation['x-access']] ?? operation['x-access']}`,
    ...(query.length > 0 ? [`Query: ${query.join(', ')}`] : []),
    ...(headers.length > 0 ? [`Headers: ${headers.join(', ')}`] : []),
    ...(body
      ? [`Body${requestBody?.required ? '' : ' (optional)'}: ${schemaText(body.schema)}`]
      : []),
    ...answerLines(responses),
  ];
  return [`### ${method} ${path}`, first, lines.map((line) => `- ${line}`).join('\n')].join('\n\n');
}

function resolved(parameter: Parameter | Reference, { components }: OpenApiDocument): Parameter {
  if (!('$ref' in parameter)) return parameter;
  const found = components.parameters[lastPart(parameter.$ref)];
  if (!found) throw new Error(`There is no ${parameter.$ref}.`);
  return found;
}

const lastPart = (reference: string) => reference.split('/').at(-1) ?? '';

function parameterText({ name, required, schema }: Parameter): string {
  const fallback =
    schema.default === undefined ? '' : `, ${JSON.stringify(schema.default)} unless said`;
  return `\`${name}\`${required ? '' : '?'} (${schemaText(schema)}${fallback})`;
}

function answerLines(responses: Operation['responses']): string[] {
  const good = Object.entries(responses).filter(([status]) => Number(status) < 400);
  const refused = Object.keys(responses).filter((status) => Number(status) >= 400);
  return [
    ...good.map(([status, answer]) => `${status}: ${answerText(answer)}`),
    `Else: ${refused.join(', ')}`,
  ];
}

function answerText(answer: Answer | Reference): string {
  if ('$ref' in answer) return lastPart(answer.$ref);
  const [type, media] = Object.entries(answer.content ?? {})[0] ?? [];
  const told = Object.keys(answer.headers ?? {}).filter((name) => name !== 'X-Request-Id');
  const headers = told.length > 0 ? ` (${told.join(', ')})` : '';
  if (!media || type === undefined) return `nothing but headers${headers}`;
  if (type === 'text/event-stream') return `events: ${schemaText(media.schema)}${headers}`;
  return `${type === 'application/json' ? schemaText(media.schema) : `\`${type}\``}${headers}`;
}

/** A schema in a few words. */
function schemaText(schema: JsonSchema | boolean): string {
  if (typeof schema === 'boolean') return 'anything';
  if (schema.$ref !== undefined) return lastPart(schema.$ref);
  const { type, anyOf, oneOf, enum: words, const: only, items } = schema;
  const kinds = anyOf ?? oneOf;
  if (kinds) return kinds.map(schemaText).join(' or ');
  if (only !== undefined) return `\`${JSON.stringify(only)}\``;
  if (words) return wordsText(words);
  if (type === 'array')
    return `list of ${Array.isArray(items) || items === undefined ? 'anything' : schemaText(items)}`;
  if (type === 'object') return fieldsText(schema);
  if (type === undefined) return 'anything';
  return `${[type].flat().join(' or ')}${boundsText(schema)}`;
}

function wordsText(words: readonly unknown[]): string {
  const told = words.slice(0, LONGEST_LIST_OF_WORDS).map((word) => `\`${String(word)}\``);
  return `${told.join(' or ')}${words.length > told.length ? ' or …' : ''}`;
}

function fieldsText({ properties = {}, required = [] }: JsonSchema): string {
  const fields = Object.entries(properties).map(
    ([name, field]) => `\`${name}\`${required.includes(name) ? '' : '?'} ${schemaText(field)}`,
  );
  return fields.length === 0 ? '{}' : `{ ${fields.join(', ')} }`;
}

function boundsText({ minimum, maximum, maxLength, format }: JsonSchema): string {
  if (format !== undefined) return ` (${format})`;
  if (maxLength !== undefined) return ` up to ${maxLength}`;
  if (maximum === Number.MAX_SAFE_INTEGER || maximum === 999_999_999_999_999) return '';
  return maximum === undefined ? '' : ` ${minimum} to ${maximum}`;
}
