import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { importBatch } from '@slots/contracts/catalog/imports';
import { REPOSITORY } from '@slots/processes/repository';
import { until } from '@slots/testing/until';
import { z } from 'zod';
import { askedQueries } from '../../observability/observability.ts';
import { ask } from '../ask.ts';
import type { Check } from '../check.ts';
import { podsOf, processOf } from '../kubectl.ts';
import { askPrometheus, traceOf } from '../monitoring.ts';
import { tracePicture } from '../trace-picture.ts';
import { unimportedGame } from '../unimported-game.ts';

const FOLDER = join(REPOSITORY, '.data/cluster-test');
const SETTLED_MS = 60_000;
const PROCESS = 'app.kubernetes.io/component';
/** It stands for a catalogue outside and tells nothing. */
const SIMULATOR = 'catalogue-simulator';
/** An import's services: click, owner, queue and worker. */
const SERVICES = ['gateway', 'catalog', 'catalog-worker'];

const targets = z.object({
  activeTargets: z.array(
    z.object({ labels: z.object({ pod: z.string() }), health: z.string(), lastError: z.string() }),
  ),
});
const found = z.object({ result: z.array(z.unknown()) });
const rules = z.object({
  groups: z.array(z.object({ rules: z.array(z.object({ name: z.string(), health: z.string() })) })),
});

async function assertScraped(): Promise<number> {
  const pods = (await podsOf()).filter(
    (pod) => pod.metadata.labels[PROCESS] === 'process' && processOf(pod) !== SIMULATOR,
  );
  const { activeTargets } = await askPrometheus('/targets?state=active', targets);
  const up = new Set(
    activeTargets.filter(({ health }) => health === 'up').map(({ labels }) => labels.pod),
  );
  const missing = pods.filter(({ metadata }) => !up.has(metadata.name));
  if (missing.length > 0) {
    throw new Error(`not scraped: ${missing.map(({ metadata }) => metadata.name).join(', ')}`);
  }
  return pods.length;
}

/** Queries that Prometheus has no data for, or cannot run. */
async function withoutData(): Promise<string[]> {
  const empty: string[] = [];
  for (const { from, expression } of askedQueries()) {
    // An alert that does not fire has no data.
    if (from.startsWith('alert')) continue;
    const { result } = await askPrometheus(`/query?query=${encodeURIComponent(expression)}`, found);
    if (result.length === 0) empty.push(`${from}: ${expression}`);
  }
  return empty;
}

async function assertEvaluated(): Promise<number> {
  const { groups } = await askPrometheus('/rules?type=alert', rules);
  const all = groups.flatMap((group) => group.rules);
  const bad = all.filter(({ health }) => health !== 'ok');
  if (bad.length > 0) throw new Error(`not evaluated: ${bad.map(({ name }) => name).join(', ')}`);
  return all.length;
}

const settled = <T>(assertion: () => Promise<T>) => until(assertion, { timeoutMs: SETTLED_MS });

export const observed: Check = {
  name: 'a Prometheus and a collector see it',
  promise:
    'Prometheus finds and reads every process by its annotations, through the network policies; every panel of the dashboard has data, every alert is evaluated; an import is one trace from the gateway through catalog and the queue to the worker.',
  async run(site) {
    const scraped = await settled(assertScraped);
    const evaluated = await settled(assertEvaluated);
    const empty = await withoutData();
    const { id } = await unimportedGame(site);
    const imported = await ask(site, importBatch.method, importBatch.path, {
      body: { gameIds: [id] },
    });
    const spans = await traceOf(imported.requestId, SERVICES);
    mkdirSync(FOLDER, { recursive: true });
    writeFileSync(join(FOLDER, 'trace.svg'), tracePicture(spans));
    const queries = askedQueries().filter(({ from }) => !from.startsWith('alert')).length;
    return {
      told: [
        `${scraped} processes are read; ${evaluated} alerts are evaluated; ${queries - empty.length} of ${queries} queries of panels and scaling have data.`,
        `An import was one trace of ${spans.length} spans: trace.svg beside this page.`,
      ],
      broken: empty.length > 0 ? [`without data: ${empty.join('; ')}`] : [],
    };
  },
};
