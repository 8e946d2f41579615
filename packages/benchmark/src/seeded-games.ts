import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { z } from 'zod';
import { onCore } from './cores.ts';

const PROGRAM = fileURLToPath(
  new URL('../../../services/catalog/bench/seed-games.ts', import.meta.url),
);
const seeded = z.object({ seedSeconds: z.number(), importedPerSecond: z.number().nullable() });

/**
 * Fills a database of catalog with made-up games, and imports `imported` more to measure that: in a process of that
 * service, since no other writes there, on the core for the load.
 */
export async function seedGames(database: string, games: number, imported = 0) {
  process.stderr.write(`Making ${games} games …\n`);
  const args = [PROGRAM, String(games), String(imported)];
  const { stdout } = await promisify(execFile)(...onCore('load', process.execPath, args), {
    env: { ...process.env, MONGODB_DATABASE: database },
  });
  return seeded.parse(JSON.parse(stdout.trim().split('\n').at(-1) ?? ''));
}
