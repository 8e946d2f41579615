/**
 * The cost of clicks in the whole system: a thousand a second for a minute through one gateway, and reports of ten
 * million clicks of 400 days. Needs a MongoDB and a Redis, in which it leaves databases whose names begin with
 * bench-; `npm run bench` takes them away:
 *
 *     MONGODB_URL=… REDIS_URL=… node services/affiliate/bench/clicks.bench.ts [clicks reports]
 *
 * BENCH_CLICK_SECONDS (60) and BENCH_CLICKS (10,000,000) change it.
 */
import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { goalOf, measureAll, number, type Section, tell } from '@slots/benchmark/report';
import { listPublicPromotions } from '@slots/contracts/casino/promotions';
import { startSystem } from '@slots/processes/system';
import mongoose from 'mongoose';
import { Pool } from 'undici';

const A_SECOND = 1_000;
const EVERY_MS = 10;
const SECONDS = Number(process.env['BENCH_CLICK_SECONDS'] || 60);
const CLICKS = Number(process.env['BENCH_CLICKS'] || 10_000_000);
const DAYS = 400;
const DAY_MS = 24 * 60 * 60 * 1000;
const COUNTRIES = ['GB', 'DE', 'ES', 'FR', 'IT', 'NL', 'SE', 'NZ', 'CA', null];
const PAGES = 40;
const ROWS_A_DAY = 2_500;
const ASKED = 15;
const BROWSER =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Safari/537.36';

const { MONGODB_URL: mongodbUrl = '', REDIS_URL: redisUrl = '' } = process.env;
const databasePrefix = `bench-${randomBytes(4).toString('hex')}-`;
const dataDir = mkdtempSync(join(tmpdir(), 'slots-bench-'));
const password = randomBytes(12).toString('hex');
const system = await startSystem({
  mongodbUrl,
  redisUrl,
  dataDir,
  databasePrefix,
  only: ['identity', 'geo', 'catalog', 'casino', 'affiliate', 'catalogue-simulator', 'gateway'],
  env: {
    ADMIN_USERNAME: 'admin',
    ADMIN_PASSWORD: password,
    RATE_LIMIT_PROFILE: 'load',
    LINK_CHECKS: 'false',
    SEED_GAMES: '0',
    SIMULATOR_GAMES: '300',
  },
  log: (line) => process.stderr.write(`${line}\n`),
});
const database = await mongoose
  .createConnection(mongodbUrl, { dbName: `${databasePrefix}affiliate` })
  .asPromise();

const percentile = (times: readonly number[], share: number): number | null =>
  times.toSorted((one, other) => one - other)[Math.floor(times.length * share)] ?? null;

const stored = async () => database.collection('clicks').countDocuments();
/** The smaller ones more often. */
const few = (most: number) => Math.floor(Math.random() ** 2 * most);

async function clicks(): Promise<Section> {
  const answer = await fetch(`${system.url}/api/public/promotions?country=GB`);
  const { data } = listPublicPromotions.responses[200].parse(await answer.json());
  const pool = new Pool(system.url, { connections: 64 });
  const times: number[] = [];
  const running = new Set<Promise<void>>();
  let sent = 0;
  let failed = 0;

  async function click(): Promise<void> {
    const id = data[sent % data.length]?.id;
    const address = `10.${(sent >> 16) & 255}.${(sent >> 8) & 255}.${sent & 255}`;
    sent += 1;
    const startedAt = performance.now();
    const { statusCode, body } = await pool.request({
      method: 'GET',
      path: `/go/${id}?at=/country/united-kingdom&pos=${(sent % 20) + 1}`,
      headers: { 'user-agent': BROWSER, 'x-forwarded-for': address },
    });
    await body.dump();
    times.push(performance.now() - startedAt);
    if (statusCode !== 302) failed += 1;
  }

  const beganAt = performance.now();
  while (sent < SECONDS * A_SECOND) {
    const due = Math.min((performance.now() - beganAt) * (A_SECOND / 1_000), SECONDS * A_SECOND);
    while (sent < due) {
      const one = click()
        .catch(() => {
          failed += 1;
        })
        .finally(() => running.delete(one));
      running.add(one);
    }
    await delay(EVERY_MS);
  }
  await Promise.all(running);
  const seconds = (performance.now() - beganAt) / 1_000;
  const answered = sent - failed;
  const endedAt = performance.now();
  while ((await stored()) < answered && performance.now() - endedAt < 60_000) await delay(250);
  const storedAfter = (performance.now() - endedAt) / 1_000;
  const lost = answered - (await stored());
  await pool.close();
  return {
    title: 'Clicks through one gateway',
    notes: [
      `${sent.toLocaleString('en')} clicks on /go in ${seconds.toFixed(0)} s, each of another address; the load runs on the same cores.`,
    ],
    head: ['', ''],
    rows: [
      ['clicks a second', number(sent / seconds, 0)],
      ['p50 ms', number(percentile(times, 0.5), 2)],
      ['p99 ms', number(percentile(times, 0.99), 2)],
      ['all stored after the last, s', number(storedAfter, 1)],
    ],
    goals: [
      goalOf('p99 of the redirect', percentile(times, 0.99), { atMost: 20 }, 'ms'),
      goalOf('answered clicks that are not stored', lost, { atMost: 0 }, 'clicks'),
    ],
  };
}

/** Fills the sums as if so many clicks had been counted, most of them on few offers and pages. */
async function fill(): Promise<void> {
  const perRow = Math.max(1, Math.round(CLICKS / DAYS / ROWS_A_DAY));
  for (let ago = 0; ago < DAYS; ago += 1) {
    const day = new Date(Date.now() - ago * DAY_MS).toISOString().slice(0, 10);
    const rows = new Map<string, object>();
    const sums = new Map<string, { by: string; key: unknown; day: string; clicks: number }>();
    for (let row = 0; row < ROWS_A_DAY; row += 1) {
      const promotion = few(120) + 1;
      const values = {
        promotion,
        casino: (promotion % 40) + 1,
        affiliate: promotion % 5 === 0 ? null : (promotion % 10) + 1,
        country: COUNTRIES[few(COUNTRIES.length)] ?? null,
        page: `/page-${few(PAGES)}`,
        position: few(12) + 1,
      };
      rows.set(JSON.stringify(values), { day, ...values, clicks: perRow });
      for (const [by, key] of Object.entries({ all: null, ...values })) {
        const sum = sums.get(`${by} ${key}`) ?? { by, key, day, clicks: 0 };
        sum.clicks += perRow;
        sums.set(`${by} ${key}`, sum);
      }
    }
    await database.collection('click_days').insertMany([...rows.values()], { ordered: false });
    await database.collection('click_sums').insertMany([...sums.values()], { ordered: false });
  }
}

async function reports(): Promise<Section> {
  await database.collection('click_days').deleteMany({});
  await database.collection('click_sums').deleteMany({});
  await fill();
  const login = await fetch(`${system.url}/api/auth/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ username: 'admin', password }),
  });
  const cookie = (login.headers.get('set-cookie') ?? '').split(';', 1).join('');
  const from = new Date(Date.now() - (DAYS - 1) * DAY_MS).toISOString().slice(0, 10);
  const to = new Date().toISOString().slice(0, 10);
  const rows: string[][] = [];
  let slowest = 0;
  const questions = ['day', 'promotion', 'casino', 'affiliate', 'country', 'page', 'position']
    .map((by) => `by=${by}`)
    .concat('by=day&casino=7', 'by=page&promotion=30', 'by=promotion&country=NZ');
  for (const question of questions) {
    const times: number[] = [];
    for (let asked = 0; asked < ASKED; asked += 1) {
      const startedAt = performance.now();
      const answer = await fetch(`${system.url}/api/clicks?from=${from}&to=${to}&${question}`, {
        headers: { cookie },
      });
      await answer.arrayBuffer();
      if (answer.status !== 200) throw new Error(`${question}: ${answer.status}`);
      times.push(performance.now() - startedAt);
    }
    const middle = percentile(times, 0.5) ?? 0;
    slowest = Math.max(slowest, middle);
    rows.push([question, number(middle, 0)]);
  }
  const kept = await database.collection('click_days').countDocuments();
  return {
    title: `Reports of ${CLICKS.toLocaleString('en')} clicks of ${DAYS} days`,
    notes: [`${kept.toLocaleString('en')} records of \`click_days\`; each asked ${ASKED} times.`],
    head: ['', 'p50 ms'],
    rows,
    goals: [goalOf('the slowest report', slowest, { atMost: 300 }, 'ms')],
  };
}

const chosen = process.argv.slice(2);
try {
  const measures = Object.entries({ clicks, reports });
  const wanted = measures.filter(([name]) => chosen.length === 0 || chosen.includes(name));
  tell(await measureAll(Object.fromEntries(wanted)));
} finally {
  await database.close();
  await system.stop();
  rmSync(dataDir, { recursive: true, force: true });
}
