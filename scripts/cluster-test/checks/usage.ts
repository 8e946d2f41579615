import { setTimeout as delay } from 'node:timers/promises';
import { z } from 'zod';
import type { Check } from '../check.ts';
import { objects } from '../kubectl.ts';
import { usageText, usageWhile } from '../usage.ts';

const MEASURED_MS = 45_000;
const NAME = 'app.kubernetes.io/name';

const container = z.object({
  resources: z.object({ requests: z.object({ cpu: z.string(), memory: z.string() }) }),
});
const pod = z.object({
  metadata: z.object({ labels: z.record(z.string(), z.string()) }),
  spec: z.object({ containers: z.array(container) }),
  status: z.object({
    containerStatuses: z.array(
      z.object({
        lastState: z.object({
          terminated: z.object({ reason: z.string().default('') }).optional(),
        }),
      }),
    ),
  }),
});

const MEBIBYTES = /^(\d+)Mi$/;

export const usage: Check = {
  name: 'requests are what is taken',
  promise:
    'At rest no process takes more memory than is kept free for it, and none was killed for memory.',
  async run(site) {
    const busy = await usageWhile(delay(MEASURED_MS));
    const pods = await objects('pods', pod);
    const kept = new Map(
      pods.map(({ metadata, spec }) => [
        metadata.labels[NAME] ?? '',
        Number(MEBIBYTES.exec(spec.containers[0]?.resources.requests.memory ?? '')?.[1]),
      ]),
    );
    const over = [...site.atRest].filter(([name, { memory }]) => memory > (kept.get(name) ?? 0));
    const killed = pods.filter(({ status }) =>
      status.containerStatuses.some(
        ({ lastState }) => lastState.terminated?.reason === 'OOMKilled',
      ),
    );
    return {
      told: [`At rest: ${usageText(site.atRest)}.`, `Under the traffic: ${usageText(busy)}.`],
      broken: [
        ...over.map(
          ([name, { memory }]) => `${name} takes ${memory} MiB at rest, ${kept.get(name)} are kept`,
        ),
        ...killed.map(({ metadata }) => `${metadata.labels[NAME]} was killed for memory`),
      ],
    };
  },
};
