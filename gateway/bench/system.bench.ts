/**
 * The cost of calls in the whole system, with 25,000 made-up games: out of the cache and past it, deep pages,
 * searches, signed in or not, a spike; and what grows with 2,500 and 250,000 games. Needs a MongoDB and a
 * Redis, in which it leaves databases whose names begin with bench-; `npm run bench` takes them away:
 *
 *     MONGODB_URL=… REDIS_URL=… node gateway/bench/system.bench.ts [cached lists deep searches signed-in spike memory growth]
 *
 * BENCH_SECONDS (2 a round), BENCH_ROUNDS (5) and BENCH_PORT (21300) change it; MONGODB_PID has MongoDB
 * kept to the servers' core and counted.
 */
import { moveToCore } from '@slots/benchmark/cores';
import { usageOf } from '@slots/benchmark/process-usage';
import { contestOptions, goalOf, measureAll, type Section, tell } from '@slots/benchmark/report';
import { cached } from './system/cached.ts';
import { deepPages, lists, searches, signedIn } from './system/contests.ts';
import { growth } from './system/growth.ts';
import {
  mongodPids,
  type RunningCatalog,
  startBenchCatalog,
  startBenchSystem,
} from './system/running-system.ts';
import { spike } from './system/spike.ts';

const GAMES = 25_000;
const SIZES = [2_500, GAMES, 250_000];
const IMPORTED = 2_400;
const ROUNDS_OF_GROWTH = 3;
const chosen = process.argv.slice(2);
const options = contestOptions(32);
const port = Number(process.env['BENCH_PORT'] || 21_300);

for (const pid of mongodPids) moveToCore('server', pid);
const system = await startBenchSystem(GAMES);
const catalogs: RunningCatalog[] = [];
try {
  const measures = {
    cached: () => cached(system, { ...options, connections: 64, port }),
    lists: () => lists(system, options),
    deep: () => deepPages(system, options),
    searches: () => searches(system, options),
    'signed-in': () => signedIn(system, options),
    spike: () => spike(system, options),
    memory,
    growth: measureGrowth,
  };
  const wanted = Object.entries(measures).filter(
    ([name]) => chosen.length === 0 || chosen.includes(name),
  );
  const told = await measureAll(Object.fromEntries(wanted));
  tell(told);
} finally {
  await Promise.all(catalogs.map((catalog) => catalog.stop()));
  await system.stop();
}

async function measureGrowth(): Promise<Section> {
  for (const games of SIZES) catalogs.push(await startBenchCatalog(system, games, IMPORTED));
  const rounds = Math.min(options.rounds, ROUNDS_OF_GROWTH);
  return growth(catalogs, { ...options, rounds, bearer: system.bearer });
}

/** After all that load. */
function memory(): Section {
  const [gateway, catalog] = [system.gatewayPid, system.pid].map(
    (pid) => usageOf([pid])?.maxResidentMb ?? null,
  );
  return {
    title: 'Memory',
    notes: ['The most that was resident since the start, all of the above included.'],
    head: ['', 'MB'],
    rows: [
      ['gateway', gateway?.toFixed(0) ?? '–'],
      [`catalog with ${GAMES.toLocaleString('en')} games`, catalog?.toFixed(0) ?? '–'],
    ],
    goals: [goalOf('gateway under load', gateway ?? null, { atMost: 170 }, 'MB')],
  };
}
