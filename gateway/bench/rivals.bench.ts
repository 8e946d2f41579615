/**
 * The cost of a proxied request: our gateway beside what a team would put there instead, all in front of
 * one upstream that answers every address with the same small text. Needs a Redis, for the gateway:
 *
 *     REDIS_URL=redis://127.0.0.1:6379 node gateway/bench/rivals.bench.ts
 *
 * BENCH_SECONDS (2 a round), BENCH_ROUNDS (5) and BENCH_PORT (21300, and some after it) change it.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { contest, ratio } from '@slots/benchmark/contest';
import { notPinned } from '@slots/benchmark/cores';
import {
  contestOptions,
  goalOf,
  measureAll,
  type Section,
  standingTable,
  tell,
} from '@slots/benchmark/report';
import { type ServerUnderTest, startServer } from '@slots/benchmark/server-under-test';
import { gatewayCommand, settingsOfGateway } from './gateway-alone.ts';
import { nginxCommand, nginxProgram } from './rivals/nginx.ts';
import { stockEngine } from './rivals/stock-engine.ts';

const CONNECTIONS = 64;
/** Small, and in every cluster an answer that no cache may keep. */
const PATH = '/api/game-token';
const ANSWER = JSON.stringify({ token: 'a'.repeat(120), expiresIn: 600 });

const OURS = 'our gateway';
const STOCK = 'express-gateway, its proxy policy';
const PLAIN = 'node:http with undici';
const NGINX = 'nginx';
const DIRECT = 'the upstream itself';

const folder = mkdtempSync(join(tmpdir(), 'rivals-'));
const logs = join(folder, 'logs');
const firstPort = Number(process.env['BENCH_PORT'] || 21_300);
const upstreamUrl = `http://127.0.0.1:${firstPort}`;
const file = (name: string) => fileURLToPath(new URL(`rivals/${name}`, import.meta.url));
const node = process.execPath;
const nginx = nginxProgram;
const engine = stockEngine();

/** Limits are counted but refuse no request. */
const gatewaySettings = settingsOfGateway(upstreamUrl, { RATE_LIMIT_PROFILE: 'load' });

/** Commands of the rivals by name, for a port. */
const rivals: Readonly<Record<string, (port: number) => [string, ...string[]]>> = {
  [OURS]: () => [...gatewayCommand],
  ...(engine !== undefined && {
    [STOCK]: (port: number): [string, ...string[]] => [
      node,
      file('stock-gateway.ts'),
      String(port),
      upstreamUrl,
      join(folder, 'stock'),
      engine,
    ],
  }),
  [PLAIN]: (port) => [node, file('plain-proxy.ts'), String(port), upstreamUrl],
  'Fastify with @fastify/http-proxy': (port) => [
    node,
    file('fastify-proxy.ts'),
    String(port),
    upstreamUrl,
  ],
  ...(nginx && {
    [NGINX]: (port: number) =>
      nginxCommand(nginx, {
        port,
        folder: join(folder, 'proxy'),
        server: { does: 'proxy', upstream: upstreamUrl },
      }),
  }),
};

const running: ServerUnderTest[] = [];

async function start(name: string, command: [string, ...string[]], port: number) {
  const core = name === DIRECT ? 'load' : 'server';
  const env = { ...gatewaySettings, PORT: String(port) };
  const slug = name.replace(/\W+/g, '-');
  const server = await startServer(slug, command, { core, port, path: PATH, env, logs });
  running.push(server);
  const answer = await fetch(server.url + PATH);
  const text = await answer.text();
  if (answer.status !== 200 || text !== ANSWER) {
    throw new Error(`${name} answers ${answer.status} ${text}, not what its upstream does`);
  }
  return { name, url: server.url, paths: [PATH], pids: [server.pid] };
}

async function measure(): Promise<Section> {
  const upstream: [string, ...string[]] = nginx
    ? nginxCommand(nginx, {
        port: firstPort,
        folder: join(folder, 'upstream'),
        server: { does: 'answer', body: ANSWER },
      })
    : [node, file('plain-upstream.ts'), String(firstPort), ANSWER];
  const direct = await start(DIRECT, upstream, firstPort);
  const contestants = [];
  for (const [at, [name, command]] of Object.entries(rivals).entries()) {
    const port = firstPort + 1 + at;
    contestants.push(await start(name, command(port), port));
  }
  const standing = await contest([...contestants, direct], contestOptions(CONNECTIONS));
  const notes = [
    `A small answer (${ANSWER.length} bytes) that nothing may cache, ${CONNECTIONS} connections. Ratios are to \`${PLAIN}\`. The upstream is ${nginx ? 'an nginx that answers by itself' : 'node:http'} and shares its core with the load, so the figures of \`${DIRECT}\` show only that it is not what limits the others.`,
    ...(engine === undefined
      ? ['Left out, since it could not be installed: express-gateway.']
      : []),
    ...(nginx ? [] : ['Left out, since it is not installed: nginx.']),
    ...(notPinned ? [`Not kept to one core each: ${notPinned}.`] : []),
  ];
  const cpu = ratio(standing, STOCK, OURS, 'cpuMicros');
  return {
    title: 'A proxied request',
    notes,
    ...standingTable(standing, PLAIN),
    goals: [
      goalOf('small answer, to stock express-gateway', ratio(standing, OURS, STOCK), {
        atLeast: 2.5,
      }),
      goalOf('the same, by CPU a request', cpu, { atLeast: 2.5 }),
      goalOf('small answer, to node:http with undici', ratio(standing, OURS, PLAIN), {
        atLeast: 0.68,
      }),
    ],
  };
}

try {
  tell(await measureAll({ 'a proxied request': measure }));
} finally {
  await Promise.all(running.map((server) => server.stop()));
  rmSync(folder, { recursive: true });
}
