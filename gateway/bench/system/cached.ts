import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import {
  type Contestant,
  type ContestOptions,
  contest,
  ratio,
  type Standing,
} from '@slots/benchmark/contest';
import { goalOf, number, type Section, standingTable } from '@slots/benchmark/report';
import { type ServerUnderTest, startServer } from '@slots/benchmark/server-under-test';
import { nginxCommand, nginxProgram } from '../rivals/nginx.ts';
import type { RunningSystem } from './running-system.ts';

const PATH = '/api/public/games?page=1&limit=20&sort=name';
const OURS = 'our gateway';
const NGINX = 'nginx with proxy_cache';
/** The floor of any server on node:http. */
const FLOOR = 'node:http with the same answer ready';
const READY_ANSWER = fileURLToPath(new URL('../rivals/ready-answer.ts', import.meta.url));
const PACKED = { 'accept-encoding': 'gzip' };
const TITLE = 'A cached response';

/**
 * The first page of games out of the cache: our gateway beside a bare node:http that has the same bytes ready,
 * and an nginx in front of the same catalog.
 */
export async function cached(
  system: RunningSystem,
  { port, ...options }: ContestOptions & { readonly port: number },
): Promise<Section> {
  const folder = mkdtempSync(join(tmpdir(), 'cached-'));
  const running: ServerUnderTest[] = [];
  async function start(name: string, command: [string, ...string[]]) {
    const at = port + running.length;
    const server = await startServer(name, command, {
      core: 'server',
      port: at,
      path: PATH,
      logs: folder,
    });
    running.push(server);
    return { url: server.url, pids: [server.pid] };
  }
  try {
    const ours = { url: system.gatewayUrl, pids: [system.gatewayPid] };
    const ready = [process.execPath, READY_ANSWER, String(port), ours.url + PATH] as const;
    const floor = await start('ready-answer', [...ready]);
    const contestants = [...bothWays(OURS, ours), { name: FLOOR, ...floor, paths: [PATH] }];
    if (nginxProgram) {
      const server = { does: 'cache', upstream: system.url } as const;
      const nginx = nginxCommand(nginxProgram, { port: port + 1, folder, server });
      const theirs = await start('nginx-cache', nginx);
      await compare(ours.url, theirs.url);
      contestants.push(...bothWays(NGINX, theirs));
    }
    const standing = await contest(contestants, options);
    return sectionOf(standing, (await fetch(ours.url + PATH)).headers.has('age'));
  } finally {
    await Promise.all(running.map((server) => server.stop()));
    rmSync(folder, { recursive: true });
  }
}

function sectionOf(standing: Standing, isCached: boolean): Section {
  const more = ratio(standing, OURS, FLOOR, 'cpuMicros');
  return {
    title: TITLE,
    notes: [
      `The first page of games, 20 of them. Ratios are to \`${nginxProgram ? NGINX : FLOOR}\`. Browsers ask for packed answers; nginx packs each anew. By CPU our answer costs ${number(more, 2)} times that of a node:http that has nothing to decide.`,
      ...(nginxProgram ? [] : ['Not compared, since it is not installed: nginx.']),
      ...(isCached ? [] : ['**The gateway did not answer from a cache.**']),
    ],
    ...standingTable(standing, nginxProgram ? NGINX : FLOOR),
    goals: nginxProgram
      ? [
          goalOf('cached public GET, to nginx with proxy_cache', ratio(standing, OURS, NGINX), {
            atLeast: 0.67,
          }),
          goalOf('the same packed, as browsers ask', ratio(standing, packed(OURS), packed(NGINX)), {
            atLeast: 1.5,
          }),
        ]
      : [],
  };
}

const packed = (name: string) => `${name}, packed by gzip`;

function bothWays(name: string, server: Pick<Contestant, 'url' | 'pids'>): Contestant[] {
  const plain = { name, ...server, paths: [PATH] };
  return [plain, { ...plain, name: packed(name), headers: PACKED }];
}

/** @throws when the two do not say the same */
async function compare(one: string, other: string): Promise<void> {
  const texts = await Promise.all(
    [one, other].flatMap((url) =>
      [{ 'accept-encoding': 'identity' }, PACKED].map(async (headers) => {
        const answer = await fetch(url + PATH, { headers });
        return `${answer.status} ${await answer.text()}`;
      }),
    ),
  );
  if (new Set(texts).size !== 1) throw new Error('The gateway and nginx do not answer the same');
}
