import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setInterval } from 'node:timers/promises';
import { readAddresses } from '@slots/processes/addresses';
import { Redis } from 'ioredis';
import { MongoClient } from 'mongodb';
import { z } from 'zod';
import { growths, growthTable } from './growth.ts';
import { plot } from './plot.ts';
import { type Reading, readDatabases, readProcesses, readQueue } from './readings.ts';
import type { createRequestCounter } from './requests.ts';

const EVERY_MS = 10_000;
const MS_PER_MINUTE = 60_000;
const ports = z.object({ 'catalog-worker': z.number() });

interface Watched {
  /** Where the running system keeps its files. */
  dataDir: string;
  requests: ReturnType<typeof createRequestCounter>;
  /** The end of the run. */
  signal: AbortSignal;
}

/** Reads everything every ten seconds until the run ends. A reading that fails is left out and said. */
export async function watch({ dataDir, requests, signal }: Watched): Promise<Reading[]> {
  const { mongodbUrl, redisUrl } = readAddresses(dataDir);
  const mongo = new MongoClient(mongodbUrl);
  const redis = new Redis(redisUrl);
  const worker = ports.parse(JSON.parse(readFileSync(join(dataDir, 'ports.json'), 'utf8')));
  const workerUrl = `http://127.0.0.1:${worker['catalog-worker']}`;
  const readings: Reading[] = [];
  try {
    for await (const startedAt of setInterval(EVERY_MS, Date.now(), { signal })) {
      const minutes = (Date.now() - startedAt) / MS_PER_MINUTE;
      const parts = await Promise.allSettled([
        Promise.resolve(dataDir).then(readProcesses),
        readDatabases(mongo, redis),
        readQueue(workerUrl),
        Promise.resolve(requests.take()),
      ]);
      for (const part of parts) {
        if (part.status === 'fulfilled') {
          readings.push(...part.value.map((measured) => ({ minutes, ...measured })));
        } else console.error('Not read:', part.reason);
      }
    }
  } catch (error) {
    if (!signal.aborted) throw error;
  } finally {
    await mongo.close();
    redis.disconnect();
  }
  return readings;
}

/** Writes `report`.csv, .md (the judgement) and .svg; says whether nothing grows. */
export function report(readings: readonly Reading[], file: string): boolean {
  const lines = readings.map(({ minutes, measure, of, value }) =>
    [minutes.toFixed(2), `"${measure}"`, of, Number(value.toFixed(3))].join(','),
  );
  writeFileSync(`${file}.csv`, ['minutes,measure,of,value', ...lines, ''].join('\n'));
  const judged = growths(readings);
  const table = growthTable(judged);
  writeFileSync(`${file}.md`, `${table}\n`);
  console.log(table);
  plot(readings, `${file}.svg`);
  return judged.every(({ grows }) => !grows);
}
