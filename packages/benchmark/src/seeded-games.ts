import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import { runOnCore } from './cores.ts';

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
  const output = await runOnCore('load', process.execPath, args, { MONGODB_DATABASE: database });
  return seeded.parse(JSON.parse(output.trim().split('\n').at(-1) ?? ''));
}
