/**
 * Searches a second through the gateway, against a game by its slug in the same run, with the times
 * that half and all but one of a hundred answers took. Needs a running system that refuses no load:
 *
 *     RATE_LIMIT_PROFILE=load npm start
 *     node gateway/bench/search.bench.ts [address, http://127.0.0.1:8080] [seconds of each, 5] [at a time, 16]
 */
import { listPublicGames } from '@slots/contracts/catalog/public-games';
import { Pool } from 'undici';

const [url = 'http://127.0.0.1:8080', seconds = '5', atATime = '16'] = process.argv.slice(2);
const ROUNDS = 3;
const print = (line: string) => process.stdout.write(`${line}\n`);
const pool = new Pool(url, { connections: Number(atATime) });

async function answerOf(path: string): Promise<string> {
  const { statusCode, body } = await pool.request({ path, method: 'GET' });
  const text = await body.text();
  if (statusCode !== 200) throw new Error(`${path}: ${statusCode} ${text}`);
  return text;
}

async function allGames() {
  const games = [];
  for (let page = 1, more = true; more; page += 1) {
    const answer = await answerOf(`/api/public/games?page=${page}&limit=100&sort=name`);
    const { data, hasMore } = listPublicGames.responses[200].parse(JSON.parse(answer));
    games.push(...data);
    more = hasMore;
  }
  return games;
}

interface Load {
  readonly name: string;
  /** The path of the nth request. */
  readonly path: (at: number) => string;
}

/** Takes turns, so that a machine that is busy for a moment is so for all. */
async function measure(loads: readonly Load[]): Promise<void> {
  const times = new Map(loads.map(({ name }) => [name, [] as number[]]));
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const { name, path } of loads) {
      const end = performance.now() + (Number(seconds) * 1_000) / ROUNDS;
      let at = round * 1_000_003;
      await Promise.all(
        Array.from({ length: Number(atATime) }, async () => {
          while (performance.now() < end) {
            const startedAt = performance.now();
            at += 1;
            await answerOf(path(at));
            times.get(name)?.push(performance.now() - startedAt);
          }
        }),
      );
    }
  }
  for (const [name, took] of times) {
    took.sort((a, b) => a - b);
    const share = (part: number) => (took[Math.floor(took.length * part)] ?? 0).toFixed(1);
    const rate = Math.round(took.length / Number(seconds));
    print(`${name.padEnd(34)} ${rate} a second, p50 ${share(0.5)} ms, p99 ${share(0.99)} ms`);
  }
}

const games = await allGames();
const gameAt = (at: number) => games[(at * 7_919) % games.length] ?? { name: '', slug: '' };
const search = (typed: string) => `/api/search?q=${encodeURIComponent(typed)}`;

/** A name with two letters swapped near its middle. */
function misspelt(name: string): string {
  const at = Math.floor(name.length / 2);
  return `${name.slice(0, at)}${name[at + 1] ?? ''}${name[at] ?? ''}${name.slice(at + 2)}`;
}

print(`${games.length} games, ${atATime} requests at a time, ${seconds} s each`);
await measure([
  { name: 'a game by its slug', path: (at) => `/api/public/games/${gameAt(at).slug}` },
  {
    name: 'names typed letter by letter',
    // As visitors type: a search for each letter from the second to the eighth.
    path: (at) => search(gameAt(Math.floor(at / 7)).name.slice(0, 2 + (at % 7))),
  },
  { name: 'whole names, all different', path: (at) => search(gameAt(at).name) },
  { name: 'names with a typo, all different', path: (at) => search(misspelt(gameAt(at).name)) },
  { name: 'the same search again and again', path: () => search('wild') },
]);
await pool.close();
