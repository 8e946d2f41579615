import { spawn, spawnSync } from 'node:child_process';
import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { beginAgeCheck } from '@slots/contracts/catalog/age-checks';
import { login } from '@slots/contracts/identity/auth';
import { REPOSITORY } from '@slots/processes/repository';
import type { BadClientOptions } from './bad-clients.ts';
import type { Fault } from './fault.ts';
import type { SystemUnderFault } from './system-under-fault.ts';
import { asksOfAll } from './visitor-beside.ts';

/** Longer than the times after which the gateway cuts off who is slow. */
const LASTS_MS = 20_000;
/** A few more than the gateway has connections to a part of the system. */
const FOR_ALL_CONNECTIONS = 140;
/** A few more than the gateway keeps. */
const FOR_ALL_ROOM = 3_050;

/** An attack of one machine, from one address. */
export function attack(name: string, begin: Fault['begin'], lastsMs = LASTS_MS): Fault {
  return { name, hurts: [], promise: 'nobody else notices', beside: asksOfAll, lastsMs, begin };
}

/** In a thread of their own: what they are busy with must not be taken for what others wait for. */
async function attackers(url: string, options: BadClientOptions): Promise<() => void> {
  const worker = new Worker(new URL('./attackers.ts', import.meta.url), {
    workerData: { url, options },
  });
  return () => void worker.terminate();
}

const slowBodies = (path: string) =>
  attack(`${FOR_ALL_CONNECTIONS} bodies for ${path} that come byte by byte`, ({ url }) =>
    attackers(url, {
      head: `POST ${path} HTTP/1.1\r\nHost: slots\r\nContent-Type: application/json\r\nContent-Length: 60000\r\n\r\n{`,
      drip: ' ',
      clients: FOR_ALL_CONNECTIONS,
      again: true,
    }),
  );

async function slowReaders({ url }: SystemUnderFault): Promise<() => void> {
  const { hostname, port } = new URL(url);
  const program = join(REPOSITORY, 'scripts', 'faults', 'slow-readers.py');
  const options = [hostname, port, String(FOR_ALL_CONNECTIONS), `/assets/${longestScript()}`];
  const readers = spawn('python3', [program, ...options], { stdio: 'ignore' });
  return () => void readers.kill();
}

function longestScript(): string {
  const folder = join(REPOSITORY, 'web', 'dist', 'client', 'assets');
  const scripts = readdirSync(folder).filter((name) => name.endsWith('.js'));
  const size = (name: string) => statSync(join(folder, name)).size;
  return scripts.reduce((one, other) => (size(other) > size(one) ? other : one));
}

/** As many as Node takes by default: it takes no request with more. */
const FIELDS = 990;
const MANY_FIELDS = `GET /api/game-token HTTP/1.1\r\nHost: slots\r\n${Array.from({ length: FIELDS }, (_, at) => `x${at.toString(36)}:\r\n`).join('')}\r\n`;

export const ATTACKS: readonly Fault[] = [
  slowBodies(login.path),
  slowBodies(beginAgeCheck.path),
  {
    ...attack(`${FOR_ALL_CONNECTIONS} readers of a script who hardly read`, slowReaders),
    missing: () =>
      spawnSync('python3', ['--version']).status === 0 ? undefined : 'Python 3 is needed',
  },
  attack(`${FOR_ALL_ROOM} connections that asked once`, ({ url }) =>
    attackers(url, {
      head: 'GET /healthz HTTP/1.1\r\nHost: slots\r\n\r\n',
      clients: FOR_ALL_ROOM,
      again: true,
    }),
  ),
  attack(`500 clients with ${FIELDS} header fields in each request`, ({ url }) =>
    attackers(url, {
      head: MANY_FIELDS.repeat(9),
      drip: MANY_FIELDS,
      clients: 500,
      again: true,
    }),
  ),
];
