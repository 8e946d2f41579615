import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { allocatorSettings, memoryTable, nodeOptions } from '@slots/processes/memory-table';
import { processNames } from '@slots/processes/process-table';
import { REPOSITORY } from '@slots/processes/repository';
import { parse, parseAllDocuments } from 'yaml';
import { z } from 'zod';

/** Threads, code, and what is outside of V8's heap: buffers, pictures, connections. */
const OUTSIDE_OF_THE_HEAP = 160;

const read = (path: string): string => readFileSync(join(REPOSITORY, path), 'utf8');
const each = [...processNames];

const resources = z.object({
  requests: z.object({ memory: z.string() }),
  limits: z.object({ memory: z.string() }),
});
const workload = z.object({
  spec: z.object({
    template: z.object({
      spec: z.object({
        containers: z.tuple([
          z.object({
            resources,
            env: z.array(z.object({ name: z.string(), value: z.string().optional() })).default([]),
          }),
        ]),
      }),
    }),
  }),
});
const compose = z.object({
  services: z.record(
    z.string(),
    z.object({
      mem_limit: z.string().optional(),
      environment: z.record(z.string(), z.unknown()).optional(),
    }),
  ),
});

/** The container of the one Deployment of a file. */
function containerOf(path: string) {
  const manifests = parseAllDocuments(read(path)).map((one): unknown => one.toJS());
  const found = manifests.map((one) => workload.safeParse(one)).find(({ success }) => success);
  return workload.parse(found?.data).spec.template.spec.containers[0];
}

test.each(each)('%s: what was measured is kept free and fits, somebody is told in time', (name) => {
  const { measured, request, limit, alert, heap, semiSpace } = memoryTable[name];
  expect(request).toBeGreaterThanOrEqual(measured.atRest);
  expect(alert).toBeGreaterThan(measured.underLoad * 1.1);
  expect(limit).toBeGreaterThan(alert * 1.1);
  // V8 gives up with its own words before the kernel kills it without any.
  expect(limit).toBeGreaterThanOrEqual(heap + 3 * semiSpace + OUTSIDE_OF_THE_HEAP);
});

test.each(each)('%s: Kubernetes gives what the table says', (name) => {
  const folder = name === 'catalogue-simulator' ? `components/${name}` : 'base';
  const { resources: given, env } = containerOf(`k8s/${folder}/${name}.yaml`);
  const { request, limit } = memoryTable[name];
  expect({
    request: given.requests.memory,
    limit: given.limits.memory,
    options: env.find((setting) => setting.name === 'NODE_OPTIONS')?.value,
  }).toEqual({ request: `${request}Mi`, limit: `${limit}Mi`, options: nodeOptions(name) });
});

test.each(each)('%s: docker compose gives what the table says', (name) => {
  const { services } = compose.parse(parse(read('docker-compose.yml'), { merge: true }));
  const { mem_limit: limit, environment } = services[name] ?? {};
  expect({ limit, options: environment?.['NODE_OPTIONS'] }).toEqual({
    limit: `${memoryTable[name].limit}m`,
    options: nodeOptions(name),
  });
});

test('somebody is told of each process at what the table says', () => {
  const rule = /alert: MemoryHigh\n {8}expr: \|\n((?: {10}.*\n)+)/.exec(
    read('k8s/components/observability/alerts.yaml'),
  )?.[1];
  const told = [
    ...(rule ?? '').matchAll(/\{system="slots", service="([\w-]+)"\}\) > (\d+) \* 2 \^ 20$/gm),
  ];
  // The simulator is not monitored.
  const watched = each.filter((name) => name !== 'catalogue-simulator');
  expect(Object.fromEntries(told.map(([, name, mib]) => [name, Number(mib)]))).toEqual(
    Object.fromEntries(watched.map((name) => [name, memoryTable[name].alert])),
  );
});

test('docs/operations/scale.md shows the table', () => {
  const page = read('docs/operations/scale.md');
  for (const name of each) {
    const { measured, request, limit, alert, heap, semiSpace } = memoryTable[name];
    expect(page).toContain(
      `| ${name} | ${measured.atRest} | ${measured.underLoad} | ${request} | ${limit} | ${alert} | ${heap}, ${semiSpace} |`,
    );
  }
});

test('images set malloc as npm start does', () => {
  const dockerfile = read('.docker/Dockerfile');
  for (const [name, value] of Object.entries(allocatorSettings)) {
    expect(dockerfile).toContain(`${name}=${value}`);
  }
});
