/**
 * The cost of clicks and earnings in the whole system: a thousand clicks a second for a minute through one gateway,
 * ten thousand postbacks as fast as they go, and reports of ten million clicks and their conversions of 400 days. Needs a MongoDB and a Redis, in which it leaves databases whose names begin with
 * bench-; `npm run bench` removes them:
 *
 *     MONGODB_URL=… REDIS_URL=… node services/affiliate/bench/clicks.bench.ts [clicks postbacks reports]
 *
 * BENCH_CLICK_SECONDS (60) and BENCH_CLICKS (10,000,000) change it.
 */
import { randomBytes } from 'node:crypto';
import { loadavg } from 'node:os';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setTimeout as delay } from 'node:timers/promises';
import { usageOf } from '@slots/benchmark/process-usage';
import { goalOf, measureAll, number, type Section, tell } from '@slots/benchmark/report';
import { percentile } from '@slots/benchmark/statistics';
import { clickDimension } from '@slots/contracts/affiliate/clicks';
import { earningDimension } from '@slots/contracts/affiliate/earnings';
import { createPostbackKey } from '@slots/contracts/affiliate/postbacks';
import { listPublicPromotions } from '@slots/contracts/casino/promotions';
import { benchPrefix, mongodbUrl, startMeasuredSystem } from '@slots/testing/measured-system';
import mongoose from 'mongoose';
import { Pool } from 'undici';
import type { ClickDayRecord } from '../src/clicks/click.model.ts';
import { SUMMED } from '../src/conversions/summed.ts';

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
const POSTBACKS = 10_000;
const PARTNERS_CONNECTIONS = 32;
/** One in this many records of clicks has conversions, in each of these currencies. */
const CONVERTED = 5;
const CURRENCIES = ['GBP', 'EUR', null];
const BROWSER =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Safari/537.36';

const databasePrefix = benchPrefix();
const system = await startMeasuredSystem({
  databasePrefix,
  only: ['identity', 'geo', 'catalog', 'casino', 'affiliate', 'catalogue-simulator', 'gateway'],
  env: { SEED_GAMES: '0', SIMULATOR_GAMES: '300' },
});
const database = await mongoose
  .createConnection(mongodbUrl, { dbName: `${databasePrefix}affiliate` })
  .asPromise();

/** Processor time of a process so far, in microseconds. */
function cpuMicros(name: 'gateway' | 'affiliate'): number {
  return (usageOf([system.pidOf(name)])?.cpuSeconds ?? 0) * 1e6;
}

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

  // A load that is late itself measures its own waiting.
  const ownDelay = monitorEventLoopDelay({ resolution: 1 });
  ownDelay.enable();
  const before = {
    gateway: cpuMicros('gateway'),
    affiliate: cpuMicros('affiliate'),
    // The demo data has clicks too.
    stored: await stored(),
  };
  const storedSince = async () => (await stored()) - before.stored;
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
  ownDelay.disable();
  const [busy = 0] = loadavg();
  const answered = sent - failed;
  const endedAt = performance.now();
  while ((await storedSince()) < answered && performance.now() - endedAt < 60_000) await delay(250);
  const storedAfter = (performance.now() - endedAt) / 1_000;
  const lost = answered - (await storedSince());
  const gatewayCpu = (cpuMicros('gateway') - before.gateway) / sent;
  const affiliateCpu = (cpuMicros('affiliate') - before.affiliate) / sent;
  await pool.close();
  return {
    title: 'Clicks through one gateway',
    notes: [
      `${sent.toLocaleString('en')} clicks on /go in ${seconds.toFixed(0)} s, each of another address; the load runs on the same cores, and the machine's load was ${busy.toFixed(0)}.`,
    ],
    head: ['', ''],
    rows: [
      ['clicks a second', number(sent / seconds, 0)],
      ['p50 ms', number(percentile(times, 0.5), 2)],
      ['p99 ms', number(percentile(times, 0.99), 2)],
      ['p99 of how late the load itself was, ms', number(ownDelay.percentile(99) / 1e6, 2)],
      ['CPU of the gateway a click, µs', number(gatewayCpu, 0)],
      ['CPU of affiliate a click, µs', number(affiliateCpu, 0)],
      ['all stored after the last, s', number(storedAfter, 1)],
    ],
    goals: [
      goalOf('p99 of the redirect', percentile(times, 0.99), { atMost: 20 }, 'ms'),
      goalOf('answered clicks that are not stored', lost, { atMost: 0 }, 'clicks'),
    ],
  };
}

/** Signs in, and makes calls as that person. */
async function signedIn() {
  const cookie = await system.signIn();
  return (path: string, method = 'GET') =>
    fetch(`${system.url}${path}`, {
      method,
      headers: { cookie, 'Content-Type': 'application/json' },
      ...(method === 'POST' && { body: '{}' }),
    });
}

async function postbacks(): Promise<Section> {
  const ask = await signedIn();
  const made = createPostbackKey.responses[201].parse(
    await (await ask('/api/affiliates/1/postback-key', 'POST')).json(),
  );
  const { pathname } = new URL(made.url);
  const pool = new Pool(system.url, { connections: PARTNERS_CONNECTIONS });
  const times: number[] = [];
  const run = randomBytes(4).toString('hex');
  let sent = 0;
  let failed = 0;
  async function partner(): Promise<void> {
    while (sent < POSTBACKS) {
      sent += 1;
      const startedAt = performance.now();
      const { statusCode, body } = await pool.request({
        method: 'GET',
        path: `${pathname}?tx=${run}-${sent}&event=cpa&amount=40.00&currency=GBP&clickid=${run}`,
      });
      await body.dump();
      times.push(performance.now() - startedAt);
      if (statusCode !== 200) failed += 1;
    }
  }
  const beganAt = performance.now();
  await Promise.all(Array.from({ length: PARTNERS_CONNECTIONS }, partner));
  const seconds = (performance.now() - beganAt) / 1_000;
  await pool.close();
  const kept = await database
    .collection('conversions')
    .countDocuments({ tx: { $regex: `^${run}-` } });
  return {
    title: 'Postbacks through one gateway',
    notes: [
      `${POSTBACKS.toLocaleString('en')} of one partner over ${PARTNERS_CONNECTIONS} connections, each stored before it is answered.`,
    ],
    head: ['', ''],
    rows: [
      ['postbacks a second', number(POSTBACKS / seconds, 0)],
      ['p50 ms', number(percentile(times, 0.5), 1)],
      ['p99 ms', number(percentile(times, 0.99), 1)],
    ],
    goals: [
      goalOf('ten thousand postbacks', seconds, { atMost: 60 }, 's'),
      goalOf('postbacks that were refused', failed, { atMost: 0 }, 'postbacks'),
      goalOf(
        'answered postbacks that are not stored',
        POSTBACKS - kept,
        { atMost: 0 },
        'postbacks',
      ),
    ],
  };
}

/** Fills the sums as if CLICKS clicks had been counted, most of them on few offers and pages. */
async function fill(): Promise<void> {
  const perRow = Math.max(1, Math.round(CLICKS / DAYS / ROWS_A_DAY));
  for (let ago = 0; ago < DAYS; ago += 1) {
    const day = new Date(Date.now() - ago * DAY_MS).toISOString().slice(0, 10);
    const rows = new Map<string, ClickDayRecord>();
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
        toplist: null,
      };
      rows.set(JSON.stringify(values), { day, ...values, clicks: perRow });
      for (const [by, key] of Object.entries({ all: null, ...values })) {
        const sum = sums.get(`${by} ${key}`) ?? { by, key, day, clicks: 0 };
        sum.clicks += perRow;
        sums.set(`${by} ${key}`, sum);
      }
    }
    await fillEarnings([...rows.values()]);
    await database.collection('click_days').insertMany([...rows.values()], { ordered: false });
    await database.collection('click_sums').insertMany([...sums.values()], { ordered: false });
  }
}

/** Conversions of some of these clicks. */
async function fillEarnings(clickDays: readonly ClickDayRecord[]): Promise<void> {
  const byText = new Map(
    clickDays
      .filter(({ affiliate }, index) => affiliate !== null && index % CONVERTED === 0)
      .map(({ clicks: _clicks, position: _position, ...values }) => [
        JSON.stringify(values),
        values,
      ]),
  );
  const days = [...byText.values()].flatMap((values) =>
    CURRENCIES.map((currency) => ({ ...values, matched: true, currency })),
  );
  const paid = { registrations: 0, deposits: 0, amount: 4_000 };
  const counted = { registrations: 2, deposits: 1, amount: 0 };
  const sums = new Map<string, { amount: number; registrations: number; deposits: number }>();
  for (const record of days) {
    const more = record.currency === null ? counted : paid;
    for (const by of SUMMED) {
      const { day, currency, matched } = record;
      const text = JSON.stringify({ by, key: record[by], matched, day, currency });
      const sum = sums.get(text) ?? { registrations: 0, deposits: 0, amount: 0 };
      sum.registrations += more.registrations;
      sum.deposits += more.deposits;
      sum.amount += more.amount;
      sums.set(text, sum);
    }
  }
  const dayRecords = days.map((record) => ({
    ...record,
    ...(record.currency === null ? counted : paid),
  }));
  const sumRecords = [...sums].map(([text, sum]): object => ({ ...JSON.parse(text), ...sum }));
  await database.collection('earning_days').insertMany(dayRecords, { ordered: false });
  await database.collection('earning_sums').insertMany(sumRecords, { ordered: false });
}

async function reports(): Promise<Section> {
  for (const name of ['earning_days', 'earning_sums']) {
    await database.collection(name).deleteMany({});
  }
  await database.collection('click_days').deleteMany({});
  await database.collection('click_sums').deleteMany({});
  await fill();
  const ask = await signedIn();
  const from = new Date(Date.now() - (DAYS - 1) * DAY_MS).toISOString().slice(0, 10);
  const to = new Date().toISOString().slice(0, 10);
  const rows: string[][] = [];
  let slowest = 0;
  const joined = ['by=page&promotion=30', 'by=promotion&country=NZ'];
  const questions = [
    ...clickDimension.options.map((by) => `clicks?by=${by}`),
    ...['by=day&casino=7', ...joined].map((query) => `clicks?${query}`),
    ...earningDimension.options.map((by) => `earnings?by=${by}`),
    ...['by=month&casino=7', 'by=country&affiliate=3', ...joined].map(
      (query) => `earnings?${query}`,
    ),
  ];
  for (const question of questions) {
    const times: number[] = [];
    for (let asked = 0; asked < ASKED; asked += 1) {
      const startedAt = performance.now();
      const answer = await ask(`/api/${question}&from=${from}&to=${to}`);
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
    title: `Reports of ${CLICKS.toLocaleString('en')} clicks of ${DAYS} days, and of what they earned`,
    notes: [`${kept.toLocaleString('en')} records of \`click_days\`; each asked ${ASKED} times.`],
    head: ['', 'p50 ms'],
    rows,
    goals: [goalOf('the slowest report', slowest, { atMost: 300 }, 'ms')],
  };
}

const chosen = process.argv.slice(2);
try {
  const measures = Object.entries({ clicks, postbacks, reports });
  const wanted = measures.filter(([name]) => chosen.length === 0 || chosen.includes(name));
  tell(await measureAll(Object.fromEntries(wanted)));
} finally {
  await database.close();
  await system.stop();
}
