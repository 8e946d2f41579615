import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Contestant, type ContestOptions, contest, ratio } from '@slots/benchmark/contest';
import { goalOf, type Section, standingTable } from '@slots/benchmark/report';
import { startServer } from '@slots/benchmark/server-under-test';
import { nginxCommand, nginxProgram } from '../rivals/nginx.ts';
import type { RunningSystem } from './running-system.ts';

const PATH = '/api/public/games?page=1&limit=20&sort=name';
const OURS = 'our gateway';
const NGINX = 'nginx with proxy_cache';
const PACKED = { 'accept-encoding': 'gzip' };
const TITLE = 'A public answer that is kept';

/** The first page of games out of the cache: our gateway beside an nginx in front of the same catalog. */
export async function cached(
  system: RunningSystem,
  { port, ...options }: ContestOptions & { readonly port: number },
): Promise<Section> {
  const ours = { url: system.gatewayUrl, pids: [system.gatewayPid] };
  if (!nginxProgram) {
    const standing = await contest(bothWays(OURS, ours), options);
    return {
      title: TITLE,
      notes: ['Not compared, since it is not installed: nginx.'],
      ...standingTable(standing, OURS),
      goals: [],
    };
  }
  const folder = mkdtempSync(join(tmpdir(), 'cached-'));
  const server = { does: 'cache', upstream: system.url } as const;
  const command = nginxCommand(nginxProgram, { port, folder, server });
  const nginx = await startServer('nginx-cache', command, {
    core: 'server',
    port,
    path: PATH,
    logs: folder,
  });
  try {
    await compare(ours.url, nginx.url);
    const theirs = { url: nginx.url, pids: [nginx.pid] };
    const standing = await contest([...bothWays(OURS, ours), ...bothWays(NGINX, theirs)], options);
    const isKept = (await fetch(ours.url + PATH)).headers.has('age');
    return {
      title: TITLE,
      notes: [
        `The first page of games, 20 of them. Ratios are to \`${NGINX}\`. Browsers ask for packed answers; nginx packs each anew.`,
        ...(isKept ? [] : ['**The gateway did not answer from a cache.**']),
      ],
      ...standingTable(standing, NGINX),
      goals: [
        goalOf('cached public GET, to nginx with proxy_cache', ratio(standing, OURS, NGINX), {
          atLeast: 1,
        }),
        goalOf('the same packed, as browsers ask', ratio(standing, packed(OURS), packed(NGINX)), {
          atLeast: 1,
        }),
      ],
    };
  } finally {
    await nginx.stop();
    rmSync(folder, { recursive: true });
  }
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
