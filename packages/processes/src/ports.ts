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

/** A port of 127.0.0.1 that the system says is free at this moment. */
export function freePort(): Promise<number> {
  return listenOnce(0);
}

/** True when a server could listen on that port of 127.0.0.1 at this moment. */
export async function isFree(port: number): Promise<boolean> {
  try {
    await listenOnce(port);
    return true;
  } catch {
    return false;
  }
}

function listenOnce(port: number): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(port, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => {
        if (address === null || typeof address === 'string') reject(new Error('No free port'));
        else resolve(address.port);
      });
    });
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
