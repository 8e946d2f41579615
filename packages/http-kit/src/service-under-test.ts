import { defineContract } from '@slots/contracts/contract';
import { csvFile, day, id, pathId, queryInt, text, timestamp } from '@slots/contracts/fields';
import type { CsvCell } from '@slots/csv-file/csv-file';
import { createLogger } from '@slots/logger/logger';
import { createApiCaller } from '@slots/testing/api-caller';
import { startTestIdentity, TEST_SERVICE_SECRET } from '@slots/testing/test-identity';
import type { Role } from '@slots/tokens/claims';
import { createTokenVerifier } from '@slots/tokens/verifier';
import { z } from 'zod';
import { HttpProblem, notFound, unavailable } from './http-problem.error.ts';
import { type Route, route } from './route.ts';
import { startService } from './service.ts';

const call = { owner: 'catalog', summary: 'A call of this test.' } as const;
const named = z.object({ name: z.string() });

const readThing = defineContract({
  ...call,
  id: 'things.read',
  method: 'GET',
  path: '/api/things/:id',
  access: 'any',
  params: z.object({ id: pathId }),
  query: z.object({ limit: queryInt(1, 100).optional() }),
  responses: { 200: z.object({ id: z.int(), limit: z.int().nullable(), reader: z.string() }) },
});
const createThing = defineContract({
  ...call,
  id: 'things.create',
  method: 'POST',
  path: '/api/things',
  access: 'staff',
  body: z.strictObject({
    name: z.string().min(1, 'Name is required'),
    size: z
      .object({ width: z.int('must be a whole number') })
      .strict()
      .optional(),
  }),
  answerHeaders: ['Location'],
  responses: { 201: named },
  messages: { 401: 'Please sign in first' },
});
const clearThings = defineContract({
  ...call,
  id: 'things.clear',
  method: 'DELETE',
  path: '/api/things',
  access: 'super',
  responses: { 204: z.undefined() },
});
const uploadThing = defineContract({
  ...call,
  id: 'things.upload',
  method: 'PUT',
  path: '/api/upload',
  access: 'any',
  body: named,
  bodyLimit: 200_000,
  responses: { 200: z.object({ length: z.int() }) },
});
const inline = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('words') }),
  z.strictObject({ kind: z.literal('break') }),
]);
const ZERO_TO_NINE = 'must be a whole number from 0 to 9';
/** Fields of every kind; all but `limited` and `on` have no message of their own. */
const describeThing = defineContract({
  ...call,
  id: 'things.describe',
  method: 'POST',
  path: '/api/descriptions',
  access: 'any',
  query: z.object({ search: z.string().min(1) }),
  body: z.strictObject({
    word: z.string().min(1).max(10).optional(),
    longWord: z.string().min(3).optional(),
    code: z.string().length(2).optional(),
    count: z.number().min(1).max(9).optional(),
    share: z.number().gt(0).lt(1).optional(),
    thing: id.optional(),
    flag: z.boolean().optional(),
    place: z.strictObject({ name: z.string() }).optional(),
    list: z.array(z.int()).min(1).max(3).optional(),
    texts: z.record(z.string().regex(/^\d$/, 'must be a digit'), z.string()).optional(),
    colour: z.enum(['red', 'green', 'blue']).optional(),
    mode: z.enum(['fast', 'slow']).optional(),
    sign: z.enum([',', ';', '\t']).optional(),
    only: z.literal('this').optional(),
    on: day.optional(),
    at: timestamp.optional(),
    address: z.url().optional(),
    inline: inline.optional(),
    anyId: z.union([id, pathId]).optional(),
    flagOrText: z.union([z.boolean(), text(10)]).optional(),
    textOrForm: z.union([text(10), z.strictObject({ mode: z.enum(['fast', 'slow']) })]).optional(),
    eitherForm: z.union([z.object({ a: id }), z.object({ b: id })]).optional(),
    even: z.custom<number>((value) => value === 2).optional(),
    half: z.number().multipleOf(0.5).optional(),
    limited: z.int(ZERO_TO_NINE).min(0, ZERO_TO_NINE).max(9, ZERO_TO_NINE).optional(),
  }),
  responses: { 204: z.undefined() },
});
const fail = defineContract({
  ...call,
  id: 'things.fail',
  method: 'GET',
  path: '/api/fail/:how',
  access: 'any',
  params: z.object({ how: z.string() }),
  responses: { 200: named },
});
const internalThing = defineContract({
  ...call,
  id: 'things.internal',
  method: 'GET',
  path: '/internal/things',
  access: 'internal',
  responses: { 200: z.object({ caller: z.string() }) },
});
const thingEvents = defineContract({
  ...call,
  id: 'things.events',
  method: 'GET',
  path: '/api/events/:kind',
  access: 'any',
  params: z.object({ kind: z.enum(['two', 'endless', 'wrong']) }),
  events: true,
  responses: { 200: z.object({ step: z.int() }) },
});

const thingsCsv = defineContract({
  ...call,
  id: 'things.csv',
  method: 'GET',
  path: '/api/things-of/:kind.csv',
  access: 'staff',
  params: z.object({ kind: z.enum(['texts', 'broken', 'away', 'endless', 'none']) }),
  csv: { name: 'things', columns: { id: 'ID', name: 'Name', big: 'Big' } },
  responses: { 200: csvFile },
});

interface ThingRow {
  readonly id: number;
  readonly name: CsvCell;
  readonly big: boolean;
}

/** Texts that are hard on a file of commas, or rows that end in one way or another. */
async function* thingRows(kind: string, onEnd: () => void): AsyncIterable<ThingRow> {
  try {
    if (kind === 'away') throw new DriverAway('mongodb://10.0.0.7 refused');
    if (kind === 'none') return;
    if (kind === 'texts') {
      const texts = [
        'plain',
        'a "b", c',
        'two\nlines',
        '=1+1',
        '+1',
        '-1',
        '@x',
        '\tx',
        '\rx',
        '\n=1+1',
        '\u200b @x',
        '＝1+1',
        'Ü€',
      ];
      for (const [index, name] of texts.entries()) yield { id: index - 1, name, big: index > 0 };
      yield { id: 99, name: null, big: false };
      return;
    }
    for (let id = 1; kind === 'endless' || id <= 5_000; id += 1) {
      yield { id, name: 'x'.repeat(100), big: true };
    }
    throw new DriverAway('mongodb://10.0.0.7 refused');
  } finally {
    onEnd();
  }
}

/** Two events and the end, or one and then none until `signal`. */
async function* steps(kind: 'two' | 'endless' | 'wrong', signal: AbortSignal, streams: Streams) {
  streams.begun += 1;
  yield { event: 'progress', id: '1', data: { step: 1 } };
  if (kind === 'wrong') yield { data: JSON.parse('{"step":"two"}') };
  else if (kind === 'two') yield { data: { step: 2 } };
  else {
    await new Promise((resolve) => signal.addEventListener('abort', resolve, { once: true }));
    streams.ended += 1;
  }
}

/** Bodies that the contract of the failing call does not know, as they may come from a database. */
const WRONG_BODIES: Readonly<Record<string, string>> = {
  shape: '{"name":1}',
  'missing-field': '{}',
  'unknown-field': '{"name":"x","password":"hash"}',
};

class DriverAway extends Error {}

/** Event streams that have begun; endless streams that have ended, files too. */
interface Streams {
  begun: number;
  ended: number;
}

function thingRoutes(streams: Streams): Route[] {
  return [
    route(readThing, ({ params, query, reader }) => {
      if (params.id === 404) throw notFound('Thing Not Found');
      return {
        status: 200,
        body: { id: params.id, limit: query.limit ?? null, reader: reader.kind },
      };
    }),
    route(createThing, ({ body }) => ({
      status: 201,
      body: { name: body.name },
      headers: { Location: '/api/things/1' },
    })),
    route(clearThings, () => ({ status: 204 })),
    route(uploadThing, ({ body }) => ({ status: 200, body: { length: body.name.length } })),
    route(describeThing, () => ({ status: 204 })),
    route(fail, ({ params }) => {
      if (params.how === 'away') throw new DriverAway('mongodb://10.0.0.7 refused');
      const body = WRONG_BODIES[params.how];
      if (body !== undefined) return { status: 200, body: JSON.parse(body) };
      if (params.how === 'header')
        return { status: 200, body: { name: 'x' }, headers: { ETag: '"1"' } };
      if (params.how === 'refusal') throw new HttpProblem(418, 'This is not in the contract.');
      const error = new Error('secret detail at 10.0.0.7');
      // As the error of a service that refused a call of this one.
      throw params.how === 'refused-elsewhere' ? Object.assign(error, { status: 401 }) : error;
    }),
    route(internalThing, ({ reader }) => ({
      status: 200,
      body: { caller: reader.kind === 'service' ? reader.name : 'nobody' },
    })),
    route(thingsCsv, ({ params }) => ({
      status: 200,
      rows: thingRows(params.kind, () => {
        streams.ended += 1;
      }),
    })),
    route(thingEvents, ({ params, signal }) => ({
      status: 200,
      events: steps(params.kind, signal, streams),
    })),
  ];
}

/** A service named catalog with one call of every kind, and an identity that signs tokens for it. */
export async function startServiceUnderTest({ checkAnswers = true } = {}) {
  const identity = await startTestIdentity();
  const isUp = { database: true, queue: true };
  const streams: Streams = { begun: 0, ended: 0 };
  const tokens = createTokenVerifier({ identityUrl: identity.url });
  const checks = { asked: 0, begin: Promise.resolve() };
  async function reached(name: keyof typeof isUp): Promise<void> {
    if (!isUp[name]) throw new Error('away');
  }
  const service = await startService(
    {
      name: 'catalog',
      routes: thingRoutes(streams),
      verifier: {
        async verify(token) {
          checks.asked += 1;
          await checks.begin;
          return tokens.verify(token);
        },
      },
      serviceSecrets: [TEST_SERVICE_SECRET],
      logger: createLogger({ name: 'test', level: 'silent' }),
      dependencies: { database: () => reached('database') },
      optionalDependencies: { queue: () => reached('queue') },
      translators: [
        (error) => (error instanceof DriverAway ? unavailable('The database is away.') : undefined),
      ],
      checkAnswers,
    },
    { host: '127.0.0.1', port: 0 },
  );
  const tokenOf = (role: Role) => identity.tokenFor({ id: 1, username: 'ann', role });
  return {
    service,
    url: service.url,
    /** Set to false to have the dependency of that name fail. */
    isUp,
    streams,
    /** How many tokens were to be checked, and what their checks wait for. */
    checks,
    visitor: createApiCaller(service.url),
    tokenOf,
    as: (role: Role) => createApiCaller(service.url, tokenOf(role)),
    async stop() {
      await service.close(100);
      await identity.stop();
    },
  };
}
