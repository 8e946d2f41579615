import { setTimeout as delay } from 'node:timers/promises';
import { median } from '@slots/benchmark/statistics';
import { z } from 'zod';
import { kubectl, podsOf, processOf } from './kubectl.ts';

const SAMPLE_MS = 5_000;
const PODS = '/apis/metrics.k8s.io/v1beta1/namespaces/slots/pods';

/** Usage of one pod of a process. */
export interface Taken {
  /** Thousandths of a processor, the median. */
  readonly cpu: number;
  /** MiB, at most. */
  readonly memory: number;
}
/** By the names of processes. */
export type Usage = ReadonlyMap<string, Taken>;

const podMetrics = z.object({
  items: z.array(
    z.object({
      metadata: z.object({ name: z.string() }),
      containers: z.array(z.object({ usage: z.object({ cpu: z.string(), memory: z.string() }) })),
    }),
  ),
});

const CPU_UNITS: Readonly<Record<string, number>> = { n: 1e-6, u: 1e-3, m: 1 };
const MEMORY_UNITS: Readonly<Record<string, number>> = { Ki: 1 / 1024, Mi: 1, Gi: 1024 };

/** `12m` or `12000000n` in thousandths, `1024Ki` in MiB. */
function read(quantity: string, units: Readonly<Record<string, number>>, plain: number): number {
  const unit = quantity.replace(/^[\d.]+/, '');
  return Number.parseFloat(quantity) * (units[unit] ?? plain);
}

/** Usage of each pod, with the name of its process. */
async function sample(): Promise<(Taken & { readonly name: string })[]> {
  const [printed, pods] = await Promise.all([kubectl(['get', '--raw', PODS]), podsOf()]);
  const names = new Map(pods.map((pod) => [pod.metadata.name, processOf(pod)]));
  return podMetrics.parse(JSON.parse(printed)).items.flatMap(({ metadata, containers }) => {
    const name = names.get(metadata.name);
    if (name === undefined) return [];
    const cpu = containers.reduce((sum, { usage }) => sum + read(usage.cpu, CPU_UNITS, 1_000), 0);
    const memory = containers.reduce(
      (sum, { usage }) => sum + read(usage.memory, MEMORY_UNITS, 2 ** -20),
      0,
    );
    return [{ name, cpu, memory }];
  });
}

/** Pods' usage until `lasting` settles: median CPU, as kubelet tells impossible values at times, and peak memory. */
export async function usageWhile(lasting: Promise<unknown>): Promise<Usage> {
  const samples: Awaited<ReturnType<typeof sample>> = [];
  let going = true;
  const end = () => {
    going = false;
  };
  void lasting.then(end, end);
  while (going) {
    samples.push(...(await sample()));
    await Promise.race([delay(SAMPLE_MS), lasting.catch(() => undefined)]);
  }
  return new Map(
    [...Map.groupBy(samples, ({ name }) => name)].map(([name, taken]) => [
      name,
      {
        cpu: Math.round(median(taken.map((one) => one.cpu)) ?? 0),
        memory: Math.round(Math.max(...taken.map(({ memory }) => memory))),
      },
    ]),
  );
}

/** For the report: `catalog 12m 180 MiB`. */
export function usageText(usage: Usage): string {
  const parts = [...usage]
    .toSorted(([one], [other]) => one.localeCompare(other))
    .map(([name, { cpu, memory }]) => `${name} ${cpu}m ${memory} MiB`);
  const cpu = [...usage.values()].reduce((sum, one) => sum + one.cpu, 0);
  return `${parts.join(', ')}; ${cpu}m for one of each`;
}
