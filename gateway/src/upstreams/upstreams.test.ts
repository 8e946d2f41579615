import { once } from 'node:events';
import { request, type ServerResponse } from 'node:http';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { freePort } from '@slots/processes/ports';
import { until } from '@slots/testing/until';
import { type Received, send } from '../testing/send.ts';
import { startSystem, type TestSystem } from '../testing/system.ts';
import { echo, startUpstream, type TestUpstream } from '../testing/upstream.ts';

let catalog: TestUpstream;
let system: TestSystem;
let metricsPort: number;
beforeAll(async () => {
  catalog = await startUpstream();
  metricsPort = await freePort();
  system = await startSystem({ CATALOG_URL: catalog.url, METRICS_PORT: String(metricsPort) });
});
afterAll(async () => {
  await system.stop();
  await catalog.stop();
});

const ofCatalog = '/api/public/games';
const ofCasino = '/api/public/casinos';

async function get(path: string): Promise<Received> {
  return send(system.url, { path });
}

async function upstreamMetrics(): Promise<string> {
  return (await send(`http://127.0.0.1:${metricsPort}`, { path: '/metrics' })).body;
}

test('an owner that is slow with one call is asked for the others all the same', async () => {
  let probes = 0;
  let slow: ServerResponse | undefined;
  catalog.health = (_request, response) => {
    probes += 1;
    response.end();
  };
  catalog.handler = (request, response) => {
    if (request.url === ofCatalog) slow = response;
    else echo(request, response);
  };
  const waiting = get(ofCatalog);
  await until(() => expect(probes).toBe(1));
  expect((await get('/api/game-token')).status).toBe(200);
  slow?.end();
  expect((await waiting).status).toBe(200);
});

test('an owner that refuses every call is asked on: no refusal is a failure', async () => {
  catalog.handler = (_request, response) => void response.writeHead(404).end();
  const answers = await Promise.all(Array.from({ length: 50 }, () => get(ofCatalog)));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([404]));
  expect((await get(ofCatalog)).status).toBe(404);
});

test('a request whose visitor went away while it waited for a connection costs none', async () => {
  const held: ServerResponse[] = [];
  system.service.handler = (_request, response) => void held.push(response);
  const upload = {
    method: 'POST',
    path: '/api/casinos/1/logo',
    headers: { Cookie: system.cookieOf('user') },
    body: '{}',
  };
  const taken = Array.from({ length: 16 }, () => send(system.url, upload));
  await until(() => expect(held).toHaveLength(taken.length), { timeoutMs: 20_000 });
  const { port } = new URL(system.url);
  const gone = request({ ...upload, port, path: '/api/casinos/1/header', agent: false });
  gone.on('error', () => undefined).end(upload.body);
  await once(gone, 'finish');
  gone.destroy();
  await until(async () => expect(await upstreamMetrics()).toContain('/api/casinos/:id/header'));

  const next = send(system.url, { ...upload, path: '/api/casinos/2/logo' });
  system.service.handler = echo;
  const last = held.pop();
  last?.end();
  expect((await next).json()).toMatchObject({ url: '/api/casinos/2/logo' });
  const urls = system.service.requests.map(({ url }) => url);
  expect(urls).not.toContain('/api/casinos/1/header');
  expect(system.service.requests.at(-1)?.socket === last?.req.socket).toBe(true);
  for (const response of held) response.end();
  await Promise.all(taken);
}, 30_000);

test('an owner that answers nothing at all is sent nothing, and gets its requests again once it answers', async () => {
  const held: ServerResponse[] = [];
  const holds = (_request: unknown, response: ServerResponse): void => void held.push(response);
  catalog.handler = holds;
  catalog.health = holds;
  const answers: Received[] = [];
  const asked: Promise<unknown>[] = [];
  await until(
    () => {
      asked.push(get('/api/game-token').then((answer) => answers.push(answer)));
      expect(answers).not.toHaveLength(0);
    },
    { timeoutMs: 9_000 },
  );
  expect(answers[0]).toMatchObject({ status: 503, headers: { 'retry-after': '2' } });
  expect(await upstreamMetrics()).toContain(
    'upstream_reachable{upstream="catalog",service="gateway",system="slots"} 0',
  );

  const sent = catalog.requests.length;
  expect((await get(ofCatalog)).status).toBe(503);
  expect(catalog.requests).toHaveLength(sent);
  expect((await get(ofCasino)).status).toBe(200);

  catalog.handler = echo;
  catalog.health = (_request, response) => void response.end();
  // Those that waited have all the connections that there were, and go on waiting.
  await until(async () => expect((await get(ofCatalog)).status).toBe(200), { timeoutMs: 2_000 });
  expect(await upstreamMetrics()).toContain(
    'upstream_reachable{upstream="catalog",service="gateway",system="slots"} 1',
  );
  for (const response of held) response.end();
  await Promise.all(asked);
}, 20_000);
