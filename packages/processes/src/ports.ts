import { randomInt } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { dirname } from 'node:path';
import { z } from 'zod';

const kept = z.record(z.string(), z.number());

/**
 * A free port of 127.0.0.1 for each name: the one it had at the last start when that is still free,
 * since addresses of the catalogue's pictures are stored with the games.
 */
export async function choosePorts<Name extends string>(
  file: string,
  names: readonly Name[],
): Promise<ReadonlyMap<Name, number>> {
  const last = readLast(file);
  const ports = new Map<Name, number>();
  for (const name of names) ports.set(name, await choosePort(last[name], [...ports.values()]));
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify({ ...last, ...Object.fromEntries(ports) }));
  return ports;
}

async function choosePort(last: number | undefined, taken: readonly number[]): Promise<number> {
  if (last !== undefined && !taken.includes(last) && (await isFree(last))) return last;
  for (;;) {
    const port = await freePort();
    if (!taken.includes(port)) return port;
  }
}

/**
 * Below the ports that systems give to outgoing connections (Linux: from 32768, Windows and macOS: from 49152), one of
 * which would take a port between the moment that it is chosen and the moment that its server listens.
 */
const MIN_PORT = 20_000;
const MAX_PORT = 32_000;
const given = new Set<number>();

/** A port of 127.0.0.1 that is free, another one at each call. */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = randomInt(MIN_PORT, MAX_PORT);
    if (given.has(port) || !(await isFree(port))) continue;
    given.add(port);
    return port;
  }
}

/** True when a server could listen on that port of 127.0.0.1 at this moment. */
export function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(false));
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)));
  });
}

function readLast(file: string): Readonly<Record<string, number>> {
  try {
    return kept.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    // The first start, or a file that was cut short: any free port will do.
    return {};
  }
}
