import { mkdirSync, openSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { freePort } from '@slots/processes/ports';
import { spawnTied, stopChild } from '@slots/processes/tied-child';
import { until } from '@slots/testing/until';
import { stringify } from 'yaml';
import { z } from 'zod';

const ASK_MS = 10_000;
const READY_MS = 60_000;
const GRACE_MS = 10_000;

const series = z.object({
  data: z.object({
    result: z.array(
      z.object({
        metric: z.record(z.string(), z.string()),
        values: z.array(z.tuple([z.number(), z.string()])).default([]),
      }),
    ),
  }),
});
type Series = z.output<typeof series>['data']['result'];

/** Starts a Prometheus of its own in `folder` that reads the processes under test, with a copy of the rules. */
export async function startPrometheus(
  program: string,
  {
    folder,
    rules,
    targets,
    everySeconds,
  }: { folder: string; rules: string; targets: readonly string[]; everySeconds: number },
) {
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'alerts.yaml'), rules);
  const every = `${everySeconds}s`;
  const settings = {
    global: { scrape_interval: every, scrape_timeout: every, evaluation_interval: every },
    rule_files: ['alerts.yaml'],
    scrape_configs: [{ job_name: 'slots', static_configs: [{ targets }] }],
  };
  writeFileSync(join(folder, 'prometheus.yml'), stringify(settings));
  const address = `127.0.0.1:${await freePort()}`;
  const child = spawnTied({
    command: program,
    args: [
      `--config.file=${join(folder, 'prometheus.yml')}`,
      `--storage.tsdb.path=${join(folder, 'data')}`,
      `--web.listen-address=${address}`,
    ],
    env: { PATH: process.env['PATH'] },
    output: openSync(join(folder, 'log'), 'a'),
    deathSignal: 'SIGKILL',
  });

  async function ask(path: string, parameters: Readonly<Record<string, string>>): Promise<Series> {
    const answer = await fetch(`http://${address}${path}?${new URLSearchParams(parameters)}`, {
      signal: AbortSignal.timeout(ASK_MS),
    });
    if (!answer.ok) throw new Error(`Prometheus: ${answer.status} ${await answer.text()}`);
    return series.parse(await answer.json()).data.result;
  }

  const prometheus = {
    query: (query: string) => ask('/api/v1/query', { query }),
    /** The values of an expression since it began, every two seconds. */
    since: (begunAt: Date, query: string) =>
      ask('/api/v1/query_range', {
        query,
        start: begunAt.toISOString(),
        end: new Date().toISOString(),
        step: '2s',
      }),
    stop: () => stopChild(child, { graceMs: GRACE_MS }),
  };
  try {
    await until(() => prometheus.query('vector(1)'), { timeoutMs: READY_MS });
  } catch (error) {
    await prometheus.stop();
    throw error;
  }
  return prometheus;
}

export type Prometheus = Awaited<ReturnType<typeof startPrometheus>>;
