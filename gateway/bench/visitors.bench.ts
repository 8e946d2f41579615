/**
 * Cached responses as visitors come for them: through a proxy that names them in X-Forwarded-For, counted by the limits that
 * are on by default, from 200 and from 65,000 addresses; what a refusal costs, and what a second gateway adds. Beside an
 * nginx with proxy_cache and without limits. Needs a Redis, for the gateway:
 *
 *     REDIS_URL=redis://127.0.0.1:6379 node gateway/bench/visitors.bench.ts
 *
 * BENCH_SECONDS (2 a round), BENCH_ROUNDS (5) and BENCH_PORT (21340, and some after it) change it.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Contestant, contest, ratio } from '@slots/benchmark/contest';
import { type Core } from '@slots/benchmark/cores';
import { putUnderLoad } from '@slots/benchmark/load';
import { usageOf } from '@slots/benchmark/process-usage';
import {
  contestOptions,
  goalOf,
  measureAll,
  number,
  type Section,
  standingTable,
  tell,
} from '@slots/benchmark/report';
import { type ServerUnderTest, startServer } from '@slots/benchmark/server-under-test';
import { median } from '@slots/benchmark/statistics';
import { gatewayCommand, settingsOfGateway } from './gateway-alone.ts';
import { nginxCommand, nginxProgram } from './rivals/nginx.ts';

const PATH = '/api/public/games?page=1&limit=20&sort=name';
/** As long as a page of 20 games is. */
const ANSWER = JSON.stringify({
  data: Array.from({ length: 20 }, (_none, at) => ({ id: at, text: 'a word or two '.repeat(29) })),
  total: 20,
});
const FEW = 200;
const MANY = 65_000;
const OURS = (visitors: number) => `our gateway, ${visitors.toLocaleString('en')} addresses`;
const NGINX = (visitors: number) => `nginx with proxy_cache, ${visitors.toLocaleString('en')}`;
const REFUSAL = 'our gateway, one address beyond its quota (429)';

const folder = mkdtempSync(join(tmpdir(), 'visitors-'));
const logs = join(folder, 'logs');
const firstPort = Number(process.env['BENCH_PORT'] || 21_340);
const upstreamUrl = `http://127.0.0.1:${firstPort}`;
const options = contestOptions(64);

const gatewaySettings = settingsOfGateway(upstreamUrl, {
  RATE_LIMIT_PROFILE: 'normal',
  TRUSTED_PROXIES: 'loopback',
});

const running: ServerUnderTest[] = [];

async function start(name: string, command: [string, ...string[]], port: number, core: Core) {
  const env = { ...gatewaySettings, PORT: String(port) };
  const server = await startServer(name, command, { core, port, path: PATH, env, logs });
  running.push(server);
  const answer = await fetch(server.url + PATH);
  const text = await answer.text();
  if (answer.status !== 200 || text !== ANSWER) throw new Error(`${name} answers ${answer.status}`);
  return server;
}

function startGateway(port: number, core: Core): Promise<ServerUnderTest> {
  return start(`gateway-${port}`, [...gatewayCommand], port, core);
}

const asks = (name: string, server: ServerUnderTest, given: Partial<Contestant>): Contestant => ({
  name,
  url: server.url,
  paths: [PATH],
  pids: [server.pid],
  ...given,
});

async function visitors(): Promise<Section> {
  const gateway = await startGateway(firstPort + 1, 'server');
  const contestants = [
    ...[FEW, MANY].map((count) => asks(OURS(count), gateway, { visitors: count })),
    asks(REFUSAL, gateway, { headers: { 'x-forwarded-for': '82.0.0.1' } }),
  ];
  if (nginxProgram) {
    const server = { does: 'cache', upstream: upstreamUrl } as const;
    const command = nginxCommand(nginxProgram, { port: firstPort + 2, folder, server });
    const nginx = await start('nginx-cache', command, firstPort + 2, 'server');
    contestants.push(...[FEW, MANY].map((count) => asks(NGINX(count), nginx, { visitors: count })));
  }
  const standing = await contest(contestants, options);
  return {
    title: 'A cached response as visitors come for it',
    notes: [
      `The first page of games (${ANSWER.length} bytes), asked for by so many addresses in turn that a proxy names in X-Forwarded-For; the limits are those of production, and nginx has none. Refusals are what \`failed\` counts.`,
    ],
    ...standingTable(standing, nginxProgram ? NGINX(FEW) : OURS(FEW)),
    goals: [
      ...[FEW, MANY].map((count) =>
        goalOf(
          `cached response for ${count.toLocaleString('en')} addresses with limits, to nginx with proxy_cache`,
          ratio(standing, OURS(count), NGINX(count)),
          { atLeast: 0.55 },
        ),
      ),
      goalOf('CPU of a refusal, to an answer', ratio(standing, REFUSAL, OURS(FEW), 'cpuMicros'), {
        atMost: 1,
      }),
    ],
  };
}

const perRequest = async (servers: readonly ServerUnderTest[]): Promise<number> => {
  const pids = servers.map(({ pid }) => pid);
  const before = usageOf(pids);
  const outcomes = await Promise.all(
    servers.map(({ url }) =>
      putUnderLoad({ url, paths: [PATH], visitors: FEW, ...options, connections: 32 }),
    ),
  );
  const after = usageOf(pids);
  const requests = outcomes.reduce((sum, outcome) => sum + outcome.requests, 0);
  return ((after?.cpuSeconds ?? 0) - (before?.cpuSeconds ?? 0)) / requests;
};

/** Each on a core of its own, which the load shares: only their processor time tells what they could do. */
async function twoGateways(): Promise<Section> {
  const both = [
    await startGateway(firstPort + 3, 'server'),
    await startGateway(firstPort + 4, 'load'),
  ];
  const rounds: { readonly one: number; readonly two: number }[] = [];
  for (let round = 0; round <= options.rounds; round += 1) {
    const one = await perRequest(both.slice(0, 1));
    const two = await perRequest(both);
    if (round > 0) rounds.push({ one, two });
  }
  const gains = rounds.map(({ one, two }) => (2 * one) / two);
  return {
    title: 'Two gateways beside one',
    notes: [
      'Each gateway has a core, and the load takes its part of both, so it is not the answers a second that are compared but what the processors would answer if they did nothing else: one core by the time of a request of one gateway, two by that of both at once.',
    ],
    head: ['round', 'one, CPU µs', 'two at once, CPU µs', 'two to one'],
    rows: rounds.map(({ one, two }, at) => [
      String(at + 1),
      number(one * 1e6, 1),
      number(two * 1e6, 1),
      number((2 * one) / two, 2),
    ]),
    goals: [goalOf('two gateways, to one', median(gains), { atLeast: 1.8 })],
  };
}

const upstream: [string, ...string[]] = [
  process.execPath,
  fileURLToPath(new URL('rivals/plain-upstream.ts', import.meta.url)),
  String(firstPort),
  ANSWER,
];
try {
  await start('upstream', upstream, firstPort, 'load');
  tell(await measureAll({ 'answers to visitors': visitors, 'two gateways': twoGateways }));
} finally {
  await Promise.all(running.map((server) => server.stop()));
  rmSync(folder, { recursive: true });
}
