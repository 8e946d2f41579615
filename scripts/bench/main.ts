import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { cpus, totalmem } from 'node:os';
import { join } from 'node:path';
import { loadProgram } from '@slots/benchmark/load';
import { goalTable, markdownOf, type Section, sections } from '@slots/benchmark/report';
import { startDatabases } from '@slots/databases/databases';
import { createProcessFiles } from '@slots/processes/process-files';
import { REPOSITORY } from '@slots/processes/repository';

// npm run bench                        measures everything but a million games, half an hour on a machine that does nothing else
// npm run bench -- rivals import       measures only those
// npm run bench -- --write             puts the tables into docs/performance.md too
// BENCH_SECONDS=1 BENCH_ROUNDS=3 npm run bench      a quick look
interface Bench {
  readonly command: readonly [string, ...string[]];
  /** Minutes after which it is ended: three times its duration on a quiet machine, with the default rounds. */
  readonly minutes: number;
  /** Not a part of everything. */
  readonly onlyByName?: true;
}
const BENCHES: Readonly<Record<string, Bench>> = {
  rivals: { command: ['gateway/bench/rivals.bench.ts'], minutes: 5 },
  visitors: { command: ['gateway/bench/visitors.bench.ts'], minutes: 5 },
  system: { command: ['gateway/bench/system.bench.ts'], minutes: 15 },
  busy: { command: ['gateway/bench/busy.bench.ts'], minutes: 12 },
  'cached-pages': { command: ['gateway/bench/cached-pages.bench.ts'], minutes: 8 },
  rendering: { command: ['web/bench/rendering.bench.ts'], minutes: 6 },
  clicks: { command: ['services/affiliate/bench/clicks.bench.ts'], minutes: 8 },
  games: { command: ['services/catalog/bench/games.bench.ts'], minutes: 30 },
  million: {
    command: ['services/catalog/bench/million.bench.ts'],
    minutes: 45,
    onlyByName: true,
  },
  import: { command: ['services/catalog/bench/import.bench.ts', '25000'], minutes: 5 },
};
const PAGE = join(REPOSITORY, 'docs/performance.md');
const MARKS = ['<!-- measured: begin -->', '<!-- measured: end -->'] as const;
const RESULTS = join(REPOSITORY, '.data/bench');
/** Apart from what `npm start` keeps: it is thrown away at the end. */
const DATA = join(RESULTS, 'data');

const given = process.argv.slice(2);
const write = given.includes('--write');
const names = given.filter((argument) => argument !== '--write');
const everything = Object.keys(BENCHES).filter((name) => !BENCHES[name]?.onlyByName);
const chosen = names.length === 0 ? everything : names;
const unknown = chosen.filter((name) => !(name in BENCHES));
if (unknown.length > 0) {
  console.error(
    `There is no bench "${unknown.join('", "')}". There are: ${Object.keys(BENCHES).join(', ')}.`,
  );
  process.exit(1);
}

const stopping = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.on(signal, () => stopping.abort());
}

const startedAt = new Date();
const measured: Section[] = [];
const processFiles = createProcessFiles(join(DATA, 'processes'));
if (processFiles.running('bench')) {
  console.error('A bench runs already in this folder; two would measure each other.');
  process.exit(1);
}
await processFiles.endStale();
rmSync(DATA, { recursive: true, force: true });
mkdirSync(DATA, { recursive: true });
processFiles.write('bench', { pid: process.pid, marks: ['scripts/bench/main.ts'] });
const databases = await startDatabases({ dataDir: DATA, env: process.env, log: console.log });
let failed = 0;
let tables = '';
try {
  for (const name of chosen) {
    const bench = BENCHES[name];
    if (!bench || stopping.signal.aborted) continue;
    measured.push(...(await run(name, bench)));
    // After each bench, so that Ctrl-C loses one and not all.
    tables = keep();
  }
} finally {
  await databases.stop();
  rmSync(DATA, { recursive: true, force: true });
}
const isWhole = !stopping.signal.aborted;
if (write && isWhole) writeIntoPage(tables);
process.exitCode = isWhole && failed === 0 ? 0 : 1;

/** Runs one bench to its end; gives the tables that it came to. */
async function run(name: string, { command: [file, ...args], minutes }: Bench): Promise<Section[]> {
  console.log(`\n── ${name} ──`);
  const result = join(RESULTS, `${name}.json`);
  rmSync(result, { force: true });
  const mongod = processFiles.running('mongod')?.pid;
  const child = spawn(process.execPath, [join(REPOSITORY, file), ...args], {
    cwd: REPOSITORY,
    stdio: 'inherit',
    env: {
      ...process.env,
      MONGODB_URL: databases.mongodbUrl,
      REDIS_URL: databases.redisUrl,
      BENCH_RESULT: result,
      ...(mongod === undefined ? {} : { MONGODB_PID: String(mongod) }),
    },
  });
  const end = () => child.kill('SIGTERM');
  stopping.signal.addEventListener('abort', end);
  const timer = setTimeout(() => {
    console.error(
      `${name} is ended after ${minutes} minutes; what is not measured yet is left out.`,
    );
    end();
  }, minutes * 60_000);
  const code = await new Promise((resolve) => {
    child.once('exit', resolve);
  });
  clearTimeout(timer);
  if (code !== 0) {
    failed += 1;
    console.error(`${name} failed; its lines above say why.`);
  }
  return existsSync(result) ? sections.parse(JSON.parse(readFileSync(result, 'utf8'))) : [];
}

/** Writes what was measured so far into .data/bench; gives its tables. */
function keep(): string {
  const seconds = Math.round((Date.now() - startedAt.getTime()) / 1_000);
  const machine = `${cpus().length} × ${cpus()[0]?.model.trim() ?? 'unknown'}, ${Math.round(totalmem() / 2 ** 30)} GB, ${process.platform}, Node ${process.versions.node}`;
  const goals = measured.flatMap((section) => section.goals);
  const text = [
    `${startedAt.toISOString().slice(0, 16).replace('T', ' ')} UTC, ${seconds} s, on ${machine}; load by ${loadProgram}.`,
    '### Goals',
    goalTable(goals),
    markdownOf(measured),
  ].join('\n\n');
  const name = join(RESULTS, startedAt.toISOString().slice(0, 16).replace(/[:]/g, '-'));
  writeFileSync(`${name}.md`, `${text}\n`);
  writeFileSync(`${name}.json`, JSON.stringify({ machine, load: loadProgram, measured }, null, 2));
  console.log(`\nKept as ${name}.md and ${name}.json`);
  return text;
}

function writeIntoPage(text: string): void {
  const page = readFileSync(PAGE, 'utf8');
  const [begin, end] = MARKS.map((mark) => page.indexOf(mark));
  if (begin === undefined || end === undefined || begin < 0 || end < begin) {
    throw new Error(`${PAGE} has no place for the tables between ${MARKS.join(' and ')}`);
  }
  const kept = [page.slice(0, begin + MARKS[0].length), text, page.slice(end)];
  writeFileSync(PAGE, kept.join('\n\n'));
  console.log(`Written into ${PAGE}`);
}
