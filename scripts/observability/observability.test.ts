import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { affiliate } from '@slots/contracts/affiliate/affiliates';
import { createPostbackKey } from '@slots/contracts/affiliate/postbacks';
import { problem } from '@slots/contracts/problem';
import { freePort } from '@slots/processes/ports';
import { processNames } from '@slots/processes/process-table';
import {
  type ApiCaller,
  createApiCaller,
  createSessionCaller,
  signIn,
} from '@slots/testing/api-caller';
import { serve } from '@slots/testing/serve';
import { until } from '@slots/testing/until';
import { startWholeSystem, TEST_ADMIN, type TestedSystem } from '@slots/testing/whole-system';
import { z } from 'zod';
import { askedQueries, type Exposed, readExposition, unknownParts } from './observability.ts';

/** Traces, logs and metrics of the whole system. */

const SECRETS = {
  CATALOGUE_TOKEN: 'catalogue-token-of-this-test',
  CATALOGUE_SECRET: 'catalogue-secret-of-this-test',
  SERVICE_SECRET: 'service-secret-of-this-test-with-32-characters',
} as const;
const WRONG_PASSWORD = 'wrong-password-of-this-test';
const WRONG_KEY = 'wrong-postback-key-of-this-test';
const CUSTOMER = '203.0.113.77';
const OUTSIDE = '0af7651916cd43dd8448eb211c80319c';

const attribute = z.object({
  key: z.string(),
  value: z.looseObject({ stringValue: z.string().optional() }),
});
const otlp = z.object({
  resourceSpans: z.array(
    z.object({
      resource: z.object({ attributes: z.array(attribute) }),
      scopeSpans: z.array(
        z.object({
          spans: z.array(
            z.object({
              traceId: z.string(),
              spanId: z.string(),
              parentSpanId: z.string().optional(),
              name: z.string(),
              links: z.array(z.object({ traceId: z.string() })).default([]),
            }),
          ),
        }),
      ),
    }),
  ),
});
type Span = z.output<
  typeof otlp
>['resourceSpans'][number]['scopeSpans'][number]['spans'][number] & {
  readonly service: string;
};

/** Takes traces as a collector does. */
async function startCollector() {
  const spans: Span[] = [];
  let text = '';
  const { url, stop } = await serve((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const body = Buffer.concat(chunks).toString();
      text += body;
      for (const { resource, scopeSpans } of otlp.parse(JSON.parse(body)).resourceSpans) {
        const name = resource.attributes.find(({ key }) => key === 'service.name');
        const service = name?.value.stringValue ?? '';
        spans.push(
          ...scopeSpans.flatMap((scope) => scope.spans.map((one) => ({ ...one, service }))),
        );
      }
      response.writeHead(200, { 'Content-Type': 'application/json' }).end('{}');
    });
  });
  return {
    url,
    stop,
    of: (traceId: string) => spans.filter((span) => span.traceId === traceId),
    text: () => text,
  };
}

const collector = await startCollector();
let system: TestedSystem;
let metricsPort: number;
let token: string;
let staff: ApiCaller;
let postbackKey: string;

beforeAll(async () => {
  metricsPort = await freePort();
  system = await startWholeSystem({
    env: {
      OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
      METRICS_PORT: String(metricsPort),
      LOG_LEVEL: 'trace',
      ...SECRETS,
    },
  });
  const visitor = createApiCaller(system.url);
  await visitor('POST', '/api/auth/login', { ...TEST_ADMIN, password: WRONG_PASSWORD });
  const cookie = await signIn(system.url, TEST_ADMIN);
  token = cookie.slice('token='.length);
  staff = createSessionCaller(system.url, cookie);
  await reportConversions();
}, 240_000);

/** Postbacks of a partner: taken by query and by form, with a wrong key, malformed. */
async function reportConversions(): Promise<void> {
  const { id } = affiliate.parse(
    (await staff('POST', '/api/affiliates', { name: 'Partner' })).body,
  );
  const made = await staff('POST', `/api/affiliates/${id}/postback-key`, {});
  postbackKey = createPostbackKey.responses[201].parse(made.body).key;
  const path = `${system.url}/api/postbacks/${id}/${postbackKey}`;
  const headers = { 'X-Forwarded-For': CUSTOMER };
  const send = async (url: string, init: RequestInit = {}) =>
    (await fetch(url, { headers, ...init })).status;
  expect(await send(`${path}?tx=1&event=deposit`)).toBe(200);
  const body = new URLSearchParams({ tx: '2', event: 'deposit' });
  expect(await send(path, { method: 'POST', body })).toBe(200);
  expect(await send(`${path}?tx=3&event=nonsense`)).toBe(400);
  expect(await send(path, { method: 'DELETE' })).toBe(405);
  const wrong = `${system.url}/api/postbacks/${id}/${WRONG_KEY}`;
  expect(await send(`${wrong}?tx=1&event=deposit`)).toBe(404);
}

afterAll(async () => {
  await system?.stop();
  await collector.stop();
}, 60_000);

function logLines(): Record<string, unknown>[] {
  const lines = system.logs().split('\n');
  return lines
    .filter((line) => line.startsWith('{'))
    .map((line) => z.record(z.string(), z.unknown()).parse(JSON.parse(line)));
}

/**
 * Imports a game that is not in the mirror, so that the worker asks the catalogue for it.
 * @returns the spans from the request to the catalogue's, and the names of all of its trace, as far as they have come
 */
async function startTrace(missing: number) {
  const answer = await staff('POST', '/api/game-import/batch', { gameIds: [1, missing] });
  expect(answer.status).toBe(200);
  const id = answer.headers.get('x-request-id') ?? '';
  return () => {
    const spans = collector.of(id);
    const bySpanId = new Map(spans.map((span) => [span.spanId, span]));
    const nameOf = ({ service, name }: Span) => `${service}: ${name}`;
    const way: string[] = [];
    for (
      let span = spans.find(({ name }) => name === 'GET catalogue /api/games');
      span;
      span = bySpanId.get(span.parentSpanId ?? '')
    ) {
      way.unshift(nameOf(span));
    }
    return { way, names: spans.map(nameOf) };
  };
}

describe('a request', () => {
  test('is one trace from the gateway through service, queue and worker to the catalogue, by the id of its answer', async () => {
    let missing = 99_999;
    await until(
      async () => {
        missing += 1;
        const trace = await startTrace(missing);
        await until(
          () => {
            const { way, names } = trace();
            expect(way).toEqual([
              'gateway: POST /api/game-import/batch',
              'gateway: /api/game-import/batch',
              'catalog: POST /api/game-import/batch',
              'catalog: add to import',
              'catalog-worker: work on import',
              'catalog-worker: GET catalogue /api/games',
            ]);
            expect(names).toContain('catalog: mongodb insert importChunks');
            expect(names).toContain('catalog-worker: redis eval');
          },
          { timeoutMs: 12_000 },
        );
      },
      // An exporter on a busy machine may give a batch of spans up: the trace of another request is whole.
      { timeoutMs: 40_000 },
    );
  }, 90_000);

  test('that fails shows the id that is in the log lines of gateway and service, and no other may choose it', async () => {
    const traceparent = `00-${OUTSIDE}-b7ad6b7169203331-01`;
    const answer = await staff('GET', '/api/casinos/999999', undefined, { traceparent });
    expect(answer.status).toBe(404);
    const { requestId } = problem.parse(answer.body);
    expect(requestId).toBe(answer.headers.get('x-request-id'));
    expect(requestId).not.toBe(OUTSIDE);
    await until(
      () => {
        const lines = logLines().filter((line) => line['requestId'] === requestId);
        expect(new Set(lines.map(({ name }) => name))).toEqual(new Set(['gateway', 'casino']));
        const spans = collector.of(requestId);
        expect(new Set(spans.map(({ service }) => service))).toEqual(
          new Set(['gateway', 'casino']),
        );
        const root = spans.find((span) => !span.parentSpanId);
        expect(root?.links.map(({ traceId }) => traceId)).toEqual([OUTSIDE]);
      },
      { timeoutMs: 20_000 },
    );
    expect(collector.of(OUTSIDE)).toEqual([]);
  });

  test('leaves its id in every log line that is written in its course, as do jobs', async () => {
    const lines = logLines();
    const about = lines.filter(
      ({ msg, queue }) => msg === 'request' || msg === 'request failed' || queue !== undefined,
    );
    expect(about.length).toBeGreaterThan(5);
    expect(about.filter(({ requestId }) => !/^[\da-f]{32}$/.test(String(requestId)))).toEqual([]);
  });

  test('leaves no password, cookie, token, key or address of a visitor in logs and traces', () => {
    const told = system.logs() + collector.text();
    expect(token.length).toBeGreaterThan(100);
    expect(postbackKey.length).toBeGreaterThan(40);
    for (const secret of [
      TEST_ADMIN.password,
      WRONG_PASSWORD,
      token,
      token.split('.')[2] ?? token,
      postbackKey,
      WRONG_KEY,
      CUSTOMER,
      ...Object.values(SECRETS),
    ]) {
      expect(told.split(secret)).toHaveLength(1);
    }
  });
});

describe('the dashboard, the alert rules and the scaling of workers', () => {
  const queries = askedQueries();
  let exposed: Exposed;
  let told: readonly string[];

  beforeAll(async () => {
    const processes = processNames.filter((name) => name !== 'catalogue-simulator');
    const urls = processes.map((name) =>
      name === 'gateway' ? `http://127.0.0.1:${metricsPort}` : system.urlOf(name),
    );
    const texts = urls.map(async (url) => (await fetch(`${url}/metrics`)).text());
    told = await Promise.all(texts);
    exposed = readExposition(...told);
  });

  test('are made from metrics that hold no key', () => {
    expect(told.join()).toContain('/api/postbacks/:affiliateId/:key');
    expect(told.join()).not.toContain(postbackKey);
  });

  test('ask for metrics, labels and values that the processes tell', () => {
    expect(queries.length).toBeGreaterThan(40);
    expect(queries.flatMap((query) => unknownParts(query, exposed))).toEqual([]);
  });

  test.each([
    ['rate(http_requests_total[5m])', 'no process tells http_requests_total'],
    ['rate(process_cpu_seconds_total[5m])', "process_cpu_seconds_total may be somebody else's"],
    ['queue_jobs{kind="import"}', 'queue_jobs has no label kind'],
    ['queue_jobs{state="waits"}', 'queue_jobs is never told with state="waits"'],
    ['sum by (pod) (queue_jobs)', 'nothing has pod'],
    ['sum by (queue (queue_jobs)', 'is no PromQL'],
  ])('with %p in them are refused', (expression, complaint) => {
    const complaints = unknownParts({ from: 'a panel', expression }, exposed);
    expect(complaints.join()).toContain(complaint);
  });
});
