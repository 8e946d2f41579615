import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { redisUrl } from '@slots/testing/databases';
import { createRedisGate } from '@slots/testing/gate';
import { until } from '@slots/testing/until';
import { Redis } from 'ioredis';
import { startWebProcess, type WebProcess } from '../testing/web-process.ts';
import { type PublicGateway, startPublicGateway } from './public-gateway.fixture.ts';

const BUILD_MS = 240_000;
/** As another release calls its style sheet. */
const OTHER = 'entry-client-0therOne.css';

let gateway: PublicGateway;
let web: WebProcess;
let redis: Redis;
const started: WebProcess[] = [];

async function start(redisAddress: string): Promise<WebProcess> {
  const process = await startWebProcess(gateway, { REDIS_URL: redisAddress });
  started.push(process);
  return process;
}

/** The style sheet of a server's own release, by the page of its choice. */
async function ownStyles({ url }: WebProcess): Promise<string> {
  const page = await (await fetch(url)).text();
  const path = /\/assets\/entry-client-[\w-]+\.css/.exec(page)?.[0];
  if (path === undefined) throw new Error('The page names no style sheet.');
  return path;
}

beforeAll(async () => {
  gateway = await startPublicGateway();
  redis = new Redis(await redisUrl());
  web = await start(await redisUrl());
}, BUILD_MS);

afterAll(async () => {
  await Promise.all(started.map((process) => process.stop()));
  redis?.disconnect();
  await gateway?.stop();
});

/** Copies what the release has kept by the time it answers to a name that it does not know itself. */
async function keepAsOther(path: string): Promise<void> {
  const key = `web:asset-br:${path.slice('/assets/'.length)}`;
  await redis.copy(key, `web:asset-br:${OTHER}`, 'REPLACE');
}

it('a page of another release finds its files, and what no release has is not found', async () => {
  const path = await ownStyles(web);
  const own = await (await fetch(web.url + path)).text();
  await keepAsOther(path);

  const asset = (encoding: string) =>
    fetch(`${web.url}/assets/${OTHER}`, { headers: { 'Accept-Encoding': encoding } });
  const other = await asset('br');
  expect(other.status).toBe(200);
  expect(Object.fromEntries(other.headers)).toMatchObject({
    'content-type': 'text/css; charset=utf-8',
    'content-encoding': 'br',
    'cache-control': 'public, max-age=31536000, immutable',
    'x-content-type-options': 'nosniff',
  });
  expect(await other.text()).toBe(own);
  const plain = await asset('identity');
  expect(plain.headers.get('content-encoding')).toBeNull();
  expect(await plain.text()).toBe(own);

  const unknown = await fetch(`${web.url}/assets/entry-client-nobody00.css`);
  expect(unknown.status).toBe(404);
  expect(unknown.headers.get('cache-control')).toBe('no-store');
});

it.each([
  ['gzip, br', 'br'],
  ['br;q=0, gzip', 'gzip'],
  ['br;q=0, gzip;q=0', 'identity'],
])('who accepts %p gets pages and files of any release as %s', async (accepted, coding) => {
  const path = await ownStyles(web);
  await keepAsOther(path);
  for (const address of ['/', path, `/assets/${OTHER}`]) {
    const answer = await fetch(web.url + address, { headers: { 'Accept-Encoding': accepted } });
    const sent = answer.headers.get('content-encoding') ?? 'identity';
    expect({ address, status: answer.status, sent }).toEqual({
      address,
      status: 200,
      sent: coding,
    });
  }
});

it('its own files are served without Redis, and kept once it is there', async () => {
  const gate = await createRedisGate(await redisUrl());
  const alone = await start(gate.url);
  try {
    const path = await ownStyles(alone);
    const key = `web:asset-br:${path.slice('/assets/'.length)}`;
    await redis.del(key);
    expect((await fetch(alone.url + path)).status).toBe(200);
    expect((await fetch(`${alone.url}/assets/${OTHER}`)).status).toBe(404);
    await gate.open();
    await until(async () => expect(await redis.exists(key)).toBe(1));
  } finally {
    await gate.shut();
  }
});
