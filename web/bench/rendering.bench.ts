/**
 * Pages a second of one web process when nothing is cached, beside the floor: React's own rendering of the same tree with its
 * data at hand. Needs a MongoDB and a Redis, in which it leaves databases whose names begin with bench-; `npm run bench`
 * takes them away:
 *
 *     MONGODB_URL=… REDIS_URL=… node web/bench/rendering.bench.ts
 *
 * BENCH_SECONDS (2 a round) and BENCH_ROUNDS (5) change it.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { contest, medianOf } from '@slots/benchmark/contest';
import { moveToCore, onCore } from '@slots/benchmark/cores';
import {
  contestOptions,
  goalOf,
  measureAll,
  number,
  type Section,
  tell,
} from '@slots/benchmark/report';
import { percentile } from '@slots/benchmark/statistics';
import { listPublicGames } from '@slots/contracts/catalog/public-games';
import { changesChannel, KNOWN_CHANGES_HEADER, knownChanges } from '@slots/contracts/changes';
import { PUBLIC_OWNERS } from '@slots/contracts/contract';
import { buildWebIfChanged } from '@slots/processes/web-build';
import { redisUrl, startMeasuredSystem } from '@slots/testing/measured-system';
import { until } from '@slots/testing/until';
import { Redis } from 'ioredis';
import { z } from 'zod';

const FLOOR = fileURLToPath(new URL('floor.ts', import.meta.url));
const SERVER = fileURLToPath(new URL('../server/server.ts', import.meta.url));
const GAMES = 2_000;
const DIFFERENT = 2_000;
const BURST = 1_000;
const CASINO = 'alpenglow-casino';
const COUNTRY = 'united-kingdom';
const { seconds, rounds } = contestOptions(4);
const floorOf = z.object({ perSecond: z.number(), cpuMicros: z.number() });

buildWebIfChanged();
const system = await startMeasuredSystem({
  env: { SEED_GAMES: String(GAMES), SIMULATOR_GAMES: String(GAMES) },
});
try {
  const pid = system.pidOf('web');
  moveToCore('server', pid);
  // Answers of the API come from the gateway's memory, on the other core.
  moveToCore('load', system.pidOf('gateway'));
  tell(await measureAll({ rendering: () => rendering(pid) }));
} finally {
  await system.stop();
}

/** An answer, timed from the moment at which its request was due. */
interface Timed {
  readonly ms: number;
  readonly status: number;
}

/** Asks for each path when it is due, so that slow answers do not thin out the questions; all at once without a rate. */
async function askFor(
  url: string,
  paths: readonly string[],
  { perSecond, headers = {} }: { perSecond?: number; headers?: Record<string, string> },
): Promise<Timed[]> {
  const startedAt = performance.now();
  return Promise.all(
    paths.map(async (path, place) => {
      const dueAt = perSecond === undefined ? startedAt : startedAt + (place * 1_000) / perSecond;
      if (dueAt > performance.now()) await delay(dueAt - performance.now());
      const answer = await fetch(url + path, { headers });
      await answer.arrayBuffer();
      return { ms: performance.now() - dueAt, status: answer.status };
    }),
  );
}

function slowest(answers: readonly Timed[], share: number): number | null {
  const times = answers.map(({ ms }) => ms);
  return percentile(times, share);
}

/** Different pages of games, as visitors ask for them, just after everything was thrown away. */
async function burst(): Promise<readonly Timed[]> {
  const slugs: string[] = [];
  for (let page = 1; slugs.length < BURST; page += 1) {
    const path = `${listPublicGames.path}?limit=100&sort=name&page=${page}`;
    const { data } = listPublicGames.responses[200].parse(
      await (await fetch(system.url + path)).json(),
    );
    slugs.push(...data.map(({ slug }) => slug));
  }
  const redis = new Redis(redisUrl);
  const channel = changesChannel(redis.options.db ?? 0);
  for (const owner of PUBLIC_OWNERS) await redis.publish(channel, JSON.stringify({ owner }));
  redis.disconnect();
  const paths = slugs.slice(0, BURST).map((slug) => `/free-to-play/${slug}`);
  return askFor(system.url, paths, {});
}

/** The latest game, once they are imported. */
function gameSlug(): Promise<string> {
  return until(
    async () => {
      const answer = await fetch(`${system.url}${listPublicGames.path}?limit=1&sort=latest`);
      const { data, total } = listPublicGames.responses[200].parse(await answer.json());
      const [game] = data;
      if (!game || total < GAMES * 0.9) throw new Error(`Only ${total} games were imported`);
      return game.slug;
    },
    { timeoutMs: 120_000 },
  );
}

/** The floor of each page, in a web process of its own on the same core. */
async function floorsOf(paths: readonly string[]) {
  const [command, args] = onCore('server', process.execPath, ['--import', FLOOR, SERVER]);
  const child = spawn(command, args, {
    env: {
      ...process.env,
      NODE_ENV: 'production',
      PORT: '0',
      GATEWAY_URL: system.url,
      PUBLIC_ORIGIN: system.url,
      LAUNCHER_ORIGIN: system.launcherUrl,
      FLOOR_SECONDS: String(seconds),
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  async function line<T>(read: (text: string) => T | undefined): Promise<T> {
    for (;;) {
      const { value, done } = await lines.next();
      if (done) throw new Error('The web process ended');
      const found = read(value);
      if (found !== undefined) return found;
    }
  }
  try {
    const port = await line((text) => /"address":\{[^}]*"port":(\d+)/.exec(text)?.[1]);
    const floors: z.output<typeof floorOf>[] = [];
    for (const path of paths) {
      // The first is a warm-up.
      for (const counts of [false, true]) {
        await (await fetch(`http://127.0.0.1:${port}${path}`)).text();
        const told = await line((text) => /^floor (.*)$/.exec(text)?.[1]);
        if (counts) floors.push(floorOf.parse(JSON.parse(told)));
      }
    }
    return floors;
  } finally {
    const ended = once(child, 'exit');
    child.kill('SIGKILL');
    await ended;
  }
}

async function rendering(pid: number): Promise<Section> {
  const pages = {
    home: '/',
    'a game': `/free-to-play/${await gameSlug()}`,
    'a review': `/casino-review/${CASINO}`,
    'a country': `/country/${COUNTRY}`,
  };
  const contestants = Object.entries(pages).map(([name, path]) => ({
    name,
    url: system.urlOf('web'),
    // Pages are cached by their address: more than are cached, of the same content.
    paths: Array.from({ length: DIFFERENT }, (_none, at) => `${path}?bench=${at}`),
    distinct: true,
    headers: { [KNOWN_CHANGES_HEADER]: knownChanges([]) },
    pids: [pid],
  }));
  const standing = await contest(contestants, { seconds, rounds, connections: 4 });
  const floors = await floorsOf(Object.values(pages));
  // As a gateway asks, which packs pages itself.
  const known = { [KNOWN_CHANGES_HEADER]: knownChanges([]), 'Accept-Encoding': 'identity' };
  const halfLoad: Timed[] = [];
  for (const { name, url, paths } of contestants) {
    const perSecond = (medianOf(standing, name, 'perSecond') ?? 1) / 2;
    const asked = paths.slice(-Math.ceil(perSecond * seconds));
    // The data of the pages is known, as it was in the rounds.
    await askFor(url, paths.slice(0, 1), { headers: known });
    halfLoad.push(...(await askFor(url, asked, { perSecond, headers: known })));
  }
  const bursts = await burst();
  const shares = contestants.map(({ name }, place) => {
    const perSecond = medianOf(standing, name, 'perSecond');
    const floor = floors[place]?.perSecond;
    return { name, share: perSecond === null || floor === undefined ? null : perSecond / floor };
  });
  return {
    title: 'Rendering',
    notes: [
      'One web process is asked directly, by four at a time and by another address each time, so that every page is made; data that did not change since it was last asked for is known. The floor is renderToPipeableStream of the same tree, with its data at hand, in the same build.',
      `${BURST.toLocaleString('en')} pages of games that are asked for at once through the gateway, after everything was thrown away, were answered within ${number(slowest(bursts, 1 - 1 / BURST), 0)} ms.`,
    ],
    head: [
      '',
      'pages a second',
      'p50 ms',
      'p99 ms',
      'CPU µs',
      'floor, pages a second',
      'floor, CPU µs',
      'share',
    ],
    rows: shares.map(({ name, share }, place) => [
      name,
      number(medianOf(standing, name, 'perSecond'), 0),
      number(medianOf(standing, name, 'p50'), 1),
      number(medianOf(standing, name, 'p99'), 1),
      number(medianOf(standing, name, 'cpuMicros'), 0),
      number(floors[place]?.perSecond ?? null, 0),
      number(floors[place]?.cpuMicros ?? null, 0),
      number(share, 2),
    ]),
    goals: [
      ...shares.map(({ name, share }) =>
        goalOf(`rendering ${name}, to React alone`, share, { atLeast: 0.7 }),
      ),
      goalOf(
        'p99 of pages that are made, at half load',
        slowest(halfLoad, 0.99),
        { atMost: 150 },
        'ms',
      ),
      goalOf(
        `of ${BURST.toLocaleString('en')} different pages after a purge, at once: not answered`,
        bursts.filter(({ status }) => status !== 200).length,
        { atMost: 0 },
        'requests',
      ),
    ],
  };
}
