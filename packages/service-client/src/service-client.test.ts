import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { Worker } from 'node:worker_threads';
import { afterAll, beforeEach, describe, expect, test } from '@jest/globals';
import { defineContract } from '@slots/contracts/contract';
import { pathId } from '@slots/contracts/fields';
import { beginTrace, within } from '@slots/telemetry/trace';
import { verifyServiceCredential } from '@slots/tokens/service-credential';
import { z } from 'zod';
import { createServiceClient, ServiceRefused, ServiceUnavailable } from './service-client.ts';

const secrets = ['a-secret-of-at-least-thirty-two-characters'];
const call = { owner: 'catalog', access: 'internal', summary: 'A call of this test.' } as const;
const thing = z.object({ name: z.string() });
const readThing = defineContract({
  ...call,
  id: 'things.read',
  method: 'GET',
  path: '/internal/things/:id',
  params: z.object({ id: pathId }),
  query: z.object({ full: z.string().optional() }),
  responses: { 200: thing },
});
const createThing = defineContract({
  ...call,
  id: 'things.create',
  method: 'POST',
  path: '/internal/things',
  body: thing,
  responses: { 201: thing },
});

type Answer = (request: IncomingMessage, response: ServerResponse) => void;

const json =
  (status: number, body: unknown): Answer =>
  (_request, response) => {
    response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(body));
  };
const cut: Answer = (request) => request.socket.destroy();

/** The other service's answers, call by call; the last one repeats. */
let answers: Answer[] = [];
let requests: IncomingMessage[] = [];
const server = createServer((request, response) => {
  requests.push(request);
  const [next] = answers.length > 1 ? answers.splice(0, 1) : answers;
  next?.(request, response);
});
await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
const address = server.address();
const port = typeof address === 'object' ? address?.port : undefined;

beforeEach(() => {
  requests = [];
});
afterAll(async () => {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

const catalog = createServiceClient({
  baseUrl: `http://127.0.0.1:${port}`,
  from: 'casino',
  to: 'catalog',
  secrets,
});

describe('a call to another service', () => {
  test('carries its credential and the trace of the request, and gives the parsed answer', async () => {
    answers = [json(200, { name: 'Gold', inner: 'left out' })];
    const sent = { params: { id: 7 }, query: { full: 'a b' } };
    const trace = beginTrace('GET', undefined);
    expect(await within(trace, () => catalog.call(readThing, sent))).toEqual({ name: 'Gold' });
    const [request] = requests;
    expect(request?.url).toBe('/internal/things/7?full=a+b');
    expect(request?.headers['traceparent']).toContain(`00-${trace.id}-`);
    const credential = request?.headers.authorization?.slice('Bearer '.length) ?? '';
    expect(verifyServiceCredential(credential, { to: 'catalog', secrets })).toBe('casino');
  });

  test('keeps a path parameter in its place', async () => {
    answers = [json(200, { name: 'Gold' })];
    await catalog.call(readThing, { params: { id: '../users?x=1' } });
    expect(requests[0]?.url).toBe('/internal/things/..%2Fusers%3Fx%3D1');
  });

  test('that is refused says so in the words of the other service', async () => {
    answers = [
      json(404, {
        type: 'about:blank',
        title: 'Not Found',
        status: 404,
        message: 'No such thing',
        requestId: 'x',
      }),
    ];
    const refused = catalog.call(readThing, { params: { id: 1 } });
    await expect(refused).rejects.toBeInstanceOf(ServiceRefused);
    await expect(refused).rejects.toMatchObject({
      service: 'catalog',
      status: 404,
      message: 'No such thing',
    });
  });

  test.each([
    ['a failure', json(500, {})],
    ['another shape', json(200, { name: 1 })],
    ['an unforeseen status', json(202, { name: 'Gold' })],
    ['no JSON', json(200, 'text')],
  ])('that is answered with %s counts as failed', async (_case, answer) => {
    answers = [answer];
    await expect(catalog.call(readThing, { params: { id: 1 } })).rejects.toMatchObject({
      name: 'ServiceUnavailable',
      service: 'catalog',
      reason: 'failed',
    });
  });

  test('that takes too long ends in time, and is not made again', async () => {
    answers = [() => undefined];
    await expect(
      catalog.call(readThing, { params: { id: 1 }, timeoutMs: 100 }),
    ).rejects.toMatchObject({ reason: 'timeout' });
    expect(requests).toHaveLength(1);
  });
});

/** A service in a thread of its own, whose answer waits for a word from here. */
const SEPARATE_SERVICE = `
  const { createServer } = require('node:http');
  const { parentPort, workerData } = require('node:worker_threads');
  const server = createServer((request, response) => {
    parentPort.postMessage('asked');
    Atomics.wait(workerData, 0, 0);
    response.writeHead(200, { 'Content-Type': 'application/json' }).end('{"name":"Gold"}');
  });
  server.listen(0, '127.0.0.1', () => parentPort.postMessage(server.address().port));
`;

test('an answer that came in time counts, however late a busy process gets to read it', async () => {
  const signal = new Int32Array(new SharedArrayBuffer(8));
  const separate = new Worker(SEPARATE_SERVICE, { eval: true, workerData: signal });
  const said = () => new Promise((resolve) => separate.once('message', resolve));
  try {
    const baseUrl = `http://127.0.0.1:${String(await said())}`;
    const client = createServiceClient({ baseUrl, from: 'casino', to: 'catalog', secrets });
    const asked = said();
    const called = client.call(readThing, { params: { id: 1 }, timeoutMs: 1_000 });
    await asked;
    Atomics.store(signal, 0, 1);
    Atomics.notify(signal, 0);
    // Holds up this thread until long after the time-out.
    Atomics.wait(signal, 1, 0, 1_500);
    expect(await called).toEqual({ name: 'Gold' });
  } finally {
    await separate.terminate();
  }
});

describe('a connection that breaks', () => {
  test('is tried again for a read, three times in all', async () => {
    answers = [cut, json(200, { name: 'Gold' })];
    expect(await catalog.call(readThing, { params: { id: 1 } })).toEqual({ name: 'Gold' });
    answers = [cut];
    requests = [];
    await expect(catalog.call(readThing, { params: { id: 1 } })).rejects.toMatchObject({
      reason: 'unreachable',
    });
    expect(requests).toHaveLength(3);
  });

  test('is not tried again for a write, which may have been carried out', async () => {
    answers = [cut, json(201, { name: 'Gold' })];
    await expect(catalog.call(createThing, { body: { name: 'Gold' } })).rejects.toBeInstanceOf(
      ServiceUnavailable,
    );
    expect(requests).toHaveLength(1);
  });
});
