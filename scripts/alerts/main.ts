import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { freePort } from '@slots/processes/ports';
import { processNames } from '@slots/processes/process-table';
import { REPOSITORY } from '@slots/processes/repository';
import { openSearchMissing, startOpenSearch } from '@slots/testing/opensearch-node';
import { until } from '@slots/testing/until';
import { signInOnceFilled } from '../faults/filled.ts';
import {
  FAULT_ADMIN,
  type SystemUnderFault,
  startSystemUnderFault,
} from '../faults/system-under-fault.ts';
import { startTraffic } from '../faults/traffic.ts';
import { askedQueries } from '../observability/observability.ts';
import { findOfPrometheus } from '../observability/promtool.ts';
import { FASTER, fasterRules } from './faster-rules.ts';
import { type Prometheus, startPrometheus } from './prometheus.ts';
import { STAGES, type Subject } from './provocations.ts';
import { startWebhookReceiver } from './webhook-receiver.ts';

/**
 * `npm run alerts`: a system of its own under traffic and a real Prometheus with our rules, in a copy in which time goes faster.
 * Each alert is brought about and has to fire, and to end once the cause is gone; then every query of the dashboard has to
 * have data. The report is .data/alerts/report.md; the exit code is 1 when something was missing. Words after `--` are names of alerts.
 */
const FOLDER = join(REPOSITORY, '.data/alerts');
const RULES = join(REPOSITORY, 'k8s/components/observability/alerts.yaml');
const EVERY_SECONDS = 2;
const VISITS_PER_SECOND = 10;
const FIRES_WITHIN_MS = 300_000;
const ENDS_WITHIN_MS = 360_000;

const searchMissing = openSearchMissing();
if (searchMissing !== undefined) console.error(searchMissing);
/** Left to promtool's cases and the test of catalog's metrics. */
const ELSEWHERE: ReadonlySet<string> = new Set(
  searchMissing === undefined ? [] : ['SearchEngineAway'],
);

const words = process.argv.slice(2);
const isChosen = (alert: string) =>
  !ELSEWHERE.has(alert) && (words.length === 0 || words.includes(alert));
const stages = STAGES.map((stage) => stage.filter(({ alerts }) => alerts.some(isChosen))).filter(
  ({ length }) => length > 0,
);

const program = await findOfPrometheus('prometheus');
if (!program) {
  console.error("Neither prometheus nor Debian's package of it is to be had.");
  process.exit(1);
}
rmSync(FOLDER, { recursive: true, force: true });
mkdirSync(FOLDER, { recursive: true });
const rules = fasterRules(readFileSync(RULES, 'utf8'));
const metricsPort = await freePort();
const ends: (() => Promise<void>)[] = [];
try {
  const webhooks = await startWebhookReceiver();
  ends.unshift(webhooks.stop);
  const search = searchMissing === undefined ? await startOpenSearch() : undefined;
  ends.unshift(async () => search?.stop());
  const system = await startSystemUnderFault({
    env: {
      METRICS_PORT: String(metricsPort),
      WEBHOOK_PRIVATE_HOSTS: webhooks.host,
      ...(search && { SEARCH_URL: search.url }),
    },
  });
  ends.unshift(system.stop);
  const cookie = await signInOnceFilled(system.url, FAULT_ADMIN);
  const traffic = await startTraffic(system.url, {
    admin: FAULT_ADMIN,
    cookie,
    visitsPerSecond: VISITS_PER_SECOND,
  });
  ends.unshift(() => traffic.stop());
  const prometheus = await startPrometheus(program, {
    folder: FOLDER,
    rules: rules.text,
    targets: targetsOf(system),
    everySeconds: EVERY_SECONDS,
  });
  ends.unshift(() => prometheus.stop());
  const subject = { system, cookie, webhooks, search };
  process.exitCode = (await tryAll(subject, prometheus)) ? 0 : 1;
} finally {
  for (const end of ends) await end();
}

function targetsOf(system: SystemUnderFault): string[] {
  return processNames
    .filter((name) => name !== 'catalogue-simulator')
    .map((name) =>
      name === 'gateway' ? `127.0.0.1:${metricsPort}` : new URL(system.urlOf(name)).host,
    );
}

async function firing(prometheus: Prometheus): Promise<ReadonlySet<string>> {
  const all = await prometheus.query('ALERTS{alertstate="firing"}');
  return new Set(all.flatMap(({ metric }) => metric['alertname'] ?? []));
}

interface Row {
  readonly alert: string;
  readonly done: string;
  readonly undone: string;
  readonly begunAt: Date;
  readonly endedAt: Date;
}

/** @returns whether all fired, all ended and every panel has data */
async function tryAll(subject: Subject, prometheus: Prometheus): Promise<boolean> {
  const startedAt = new Date();
  const rows: Row[] = [];
  for (const stage of stages) {
    const wanted = stage.flatMap(({ alerts }) => alerts);
    console.log(`Bringing about ${wanted.join(', ')} …`);
    const begun = await Promise.all(
      stage.map(async (one) => ({
        one,
        begunAt: new Date(),
        end: await one.begin(subject),
      })),
    );
    const seen = new Set<string>();
    await until(
      async () => {
        for (const alert of await firing(prometheus)) seen.add(alert);
        const missing = wanted.filter((alert) => !seen.has(alert));
        if (missing.length > 0) throw new Error(`${missing.join(', ')} did not fire`);
      },
      { timeoutMs: FIRES_WITHIN_MS },
    ).catch((error: unknown) => console.log(String(error)));
    await Promise.all(
      begun.map(async ({ one, begunAt, end }) => {
        const endedAt = new Date();
        await end();
        const { alerts, done, undone } = one;
        rows.push(...alerts.map((alert) => ({ alert, done, undone, begunAt, endedAt })));
      }),
    );
  }
  console.log('Waiting until all have ended …');
  // Alerts that are always over their lowered limit fire again.
  const again = new Set(['MemoryHigh', 'MirrorOld']);
  await until(
    async () => {
      const left = [...(await firing(prometheus))].filter((alert) => !again.has(alert));
      if (left.length > 0) throw new Error(`${left.join(', ')} did not end`);
    },
    { timeoutMs: ENDS_WITHIN_MS },
  ).catch((error: unknown) => console.log(String(error)));
  // An end is seen when Prometheus has looked again.
  await delay(3 * EVERY_SECONDS * 1_000);
  const lines = await Promise.all(rows.map((row) => describe(prometheus, row, startedAt)));
  const empty = await emptyPanels(prometheus);
  const untried = rules.alerts.filter((name) => !rows.some(({ alert }) => alert === name));
  const forgotten = untried.filter((name) => !ELSEWHERE.has(name) && words.length === 0);
  const isGood =
    lines.every(({ good }) => good) && empty.panels.length === 0 && forgotten.length === 0;
  const text = reportOf(
    lines.map(({ line }) => line),
    { ...empty, untried },
  );
  writeFileSync(join(FOLDER, 'report.md'), text);
  console.log(text);
  return isGood;
}

function after(from: Date, at: number | undefined): string {
  return at === undefined
    ? '**no**'
    : `${Math.max(0, Math.round((at - from.getTime()) / 1_000))} s`;
}

/** When an alert fired after its cause began, and when it ended after the cause had. */
async function describe(prometheus: Prometheus, row: Row, startedAt: Date) {
  const found = await prometheus.since(
    startedAt,
    `ALERTS{alertstate="firing", alertname="${row.alert}"}`,
  );
  const moments = found.flatMap(({ values }) => values.map(([seconds]) => seconds * 1_000));
  const first = moments.sort((one, other) => one - other).find((at) => at >= row.begunAt.getTime());
  // The first gap after the end of the cause.
  const later = new Set(moments.map((at) => Math.round(at / 2_000)));
  let end: number | undefined;
  for (let at = row.endedAt.getTime(); at < Date.now() && end === undefined; at += 2_000) {
    const step = Math.round(at / 2_000);
    if (!later.has(step) && !later.has(step + 1)) end = at;
  }
  const limit = rules.lowered.get(row.alert);
  return {
    good: first !== undefined && end !== undefined,
    line: `| ${row.alert}${limit ? ` (${limit})` : ''} | ${row.done} | ${after(row.begunAt, first)} | ${row.undone} | ${first === undefined ? '' : after(row.endedAt, end)} |`,
  };
}

async function emptyPanels(prometheus: Prometheus) {
  const queries = askedQueries().filter(({ from }) => from.startsWith('panel '));
  const answered = await Promise.all(
    queries.map(async ({ from, expression }) => ({
      panel: `${from}: \`${expression}\``,
      // The alerts' causes are over by now; a panel shows the time before as well.
      series: await prometheus.query(expression),
    })),
  );
  return {
    count: queries.length,
    panels: answered.filter(({ series }) => series.length === 0).map(({ panel }) => panel),
  };
}

function reportOf(
  lines: readonly string[],
  {
    count,
    panels,
    untried,
  }: { count: number; panels: readonly string[]; untried: readonly string[] },
): string {
  return `# Alerts, each brought about and ended

${new Date().toISOString()}, a real Prometheus that scraped every ${EVERY_SECONDS} seconds. In the copy of the rules every duration is a ${FASTER}th; limits that are
others too stand beside the alert.

| Alert | Brought about by | Fired after | Ended by | Ended after |
|---|---|---|---|---|
${lines.join('\n')}

${untried.length > 0 ? `Not brought about: ${untried.join(', ')}.\n\n` : ''}Of the dashboard's ${count} queries ${count - panels.length} gave data${panels.length > 0 ? `; these did not:\n\n- ${panels.join('\n- ')}` : '.'}
`;
}
