import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { changeTags, MAX_TAGS, tagsHeader } from '@slots/contracts/changes';
import { contracts } from '@slots/contracts/registry';
import { timeBudgetOf } from '@slots/contracts/time-budgets';
import { ownersOfData, processTable } from '@slots/processes/process-table';
import { REPOSITORY } from '@slots/processes/repository';
import { parse, parseAllDocuments } from 'yaml';
import { z } from 'zod';
import { buildOverlay, danglingReferences, findKustomize, schemaProblems } from './manifests.ts';

const MINUTES = 60_000;
/** What the head of an answer has beside its tags, a page's Content-Security-Policy for one, is not half of this. */
const OTHER_LINES = 4 * 1024;
const kustomize = await findKustomize();

const compose = z.object({
  services: z.record(
    z.string(),
    z.object({
      environment: z.record(z.string(), z.unknown()).optional(),
      networks: z.array(z.string()).default([]),
      logging: z.object({ driver: z.string() }).optional(),
    }),
  ),
  networks: z.record(z.string(), z.unknown()),
});
const { services, networks } = compose.parse(
  parse(readFileSync(join(REPOSITORY, 'docker-compose.yml'), 'utf8'), { merge: true }),
);

const ingress = z.object({
  metadata: z.object({ annotations: z.record(z.string(), z.string()) }),
  spec: z.object({
    tls: z.array(z.object({ hosts: z.array(z.string()) })),
    rules: z.array(z.object({ host: z.string() })),
  }),
});

/** A long-running workload. */
const workload = z.object({
  kind: z.enum(['Deployment', 'StatefulSet']),
  spec: z.object({
    template: z.object({
      spec: z.object({
        containers: z.tuple([
          z.object({
            resources: z.object({ requests: z.object({ cpu: z.string(), memory: z.string() }) }),
          }),
        ]),
      }),
    }),
  }),
});

/** Settings that are an address outside, which the process asks. */
const OUTSIDE = ['CATALOGUE_URL', 'CDN_PURGE_URL', 'SMTP_URL', 'AGE_OIDC_ISSUER'];

/** A policy by which pods may reach addresses, and not only other pods. */
const outwardPolicy = z.object({
  kind: z.literal('NetworkPolicy'),
  spec: z.object({
    podSelector: z.object({
      matchLabels: z.object({ 'app.kubernetes.io/name': z.string() }).optional(),
      matchExpressions: z.tuple([z.object({ values: z.array(z.string()) })]).optional(),
    }),
    egress: z.tuple([
      z.object({
        to: z.tuple([z.object({ ipBlock: z.object({ cidr: z.literal('0.0.0.0/0') }) })]),
        ports: z.tuple([z.object({ port: z.literal(443) })]),
      }),
    ]),
  }),
});

const teller = z.object({
  kind: z.literal('Deployment'),
  metadata: z.object({ name: z.string() }),
});

/** KEDA brings its own kinds, which the schemas of Kubernetes do not know. */
function withoutKeda(text: string): string {
  return text
    .split(/^---$/m)
    .filter((one) => !one.includes('apiVersion: keda.sh/'))
    .join('---');
}

test('in docker compose, which images run and what is chosen is said once, in .env', () => {
  const text = readFileSync(join(REPOSITORY, 'docker-compose.yml'), 'utf8');
  const images = [...text.matchAll(/^ +image: (.+)$/gm)].map(([, image = '']) => image);
  expect(images.length).toBeGreaterThan(12);
  expect(
    images.filter((image) => !/^(?:\$\{\w+_IMAGE\}|slots\/[\w-]+:\$\{VERSION\})$/.test(image)),
  ).toEqual([]);
  const chosen = new Set([...text.matchAll(/\$\{(\w+)\}/g)].map(([, name = '']) => name));
  const env = readFileSync(join(REPOSITORY, '.env'), 'utf8');
  const said = [...env.matchAll(/^\w+(?==)/gm)].map(([name]) => name);
  expect(new Set(said).size).toBe(said.length);
  expect([...chosen].filter((name) => !said.includes(name))).toEqual([]);
});

test('in a cluster the one public door has TLS with a public certificate, and plain http leads there', () => {
  const folder = join(REPOSITORY, 'k8s/overlays/production');
  const { metadata, spec } = ingress.parse(
    parse(readFileSync(join(folder, 'ingress.yaml'), 'utf8')),
  );
  expect(metadata.annotations).toMatchObject({
    'cert-manager.io/cluster-issuer': 'letsencrypt',
    'nginx.ingress.kubernetes.io/ssl-redirect': 'true',
  });
  expect(spec.tls.flatMap(({ hosts }) => hosts)).toEqual(spec.rules.map(({ host }) => host));
  const largest = /^(\d+)m$/.exec(
    metadata.annotations['nginx.ingress.kubernetes.io/proxy-body-size'] ?? '',
  )?.[1];
  expect(Number(largest) * 2 ** 20).toBeGreaterThanOrEqual(
    Math.max(...contracts.map(({ bodyLimit = 0 }) => bodyLimit)),
  );
  // Else it answers 502 in the place of a page with many tags. Each is told twice, and no id has more digits.
  const head = /^(\d+)k$/.exec(
    metadata.annotations['nginx.ingress.kubernetes.io/proxy-buffer-size'] ?? '',
  )?.[1];
  const tags = Array.from({ length: MAX_TAGS }, (_, at) => changeTags.casino(10 ** 15 - 1 - at));
  const { 'Surrogate-Key': told = '' } = tagsHeader(tags);
  expect(Number(head) * 2 ** 10).toBeGreaterThan(2 * told.length + OTHER_LINES);
  // Else the ingress says with a page of its own that nobody answered.
  const patience = Number(metadata.annotations['nginx.ingress.kubernetes.io/proxy-read-timeout']);
  expect(patience * 1_000).toBeGreaterThan(Math.max(...contracts.map(timeBudgetOf)));
});

test('in a cluster the public door keeps no log of paths, which hold keys of postbacks, and of visitors', () => {
  const file = join(REPOSITORY, 'k8s/overlays/production/ingress.yaml');
  const { metadata } = ingress.parse(parse(readFileSync(file, 'utf8')));
  expect(metadata.annotations['nginx.ingress.kubernetes.io/enable-access-log']).toBe('false');
});

test('in docker compose every secret may be in a file, which each later command finds', () => {
  const given = Object.entries(services).flatMap(([service, { environment = {} }]) =>
    Object.keys(environment).map((name) => `${service}: ${name}`),
  );
  const secrets = given.filter((name) => /(?:SECRET|TOKEN|PASSWORD|SMTP_URL)$/.test(name));
  expect(secrets).toContain('identity: SMTP_URL');
  expect(given).toEqual(expect.arrayContaining(secrets.map((name) => `${name}_FILE`)));
});

test('in docker compose who is told an address outside reaches the network that leads there', () => {
  const asking = Object.entries(services).filter(([, { environment = {} }]) =>
    OUTSIDE.some((setting) => setting in environment),
  );
  expect(asking.map(([name]) => name)).toContain('catalog');
  expect(asking.filter(([, { networks }]) => !networks.includes('edge'))).toEqual([]);
});

test('in docker compose no log grows without end', () => {
  const drivers = Object.values(services).map(({ logging }) => logging?.driver);
  expect(drivers.length).toBeGreaterThan(12);
  expect(new Set(drivers)).toEqual(new Set(['local']));
});

test('in a cluster a load test is let in, and its parts may speak to each other', () => {
  const text = readFileSync(join(REPOSITORY, 'k8s/components/load-test/test-run.yaml'), 'utf8');
  const [run, policy] = parseAllDocuments(text).map((one) => z.looseObject({}).parse(one.toJS()));
  // As the namespace's pod security `restricted` wants it. The initializer's pod is made like a runner's.
  const pod = {
    securityContext: {
      runAsNonRoot: true,
      runAsUser: expect.any(Number),
      seccompProfile: { type: 'RuntimeDefault' },
    },
    containerSecurityContext: {
      allowPrivilegeEscalation: false,
      capabilities: { drop: ['ALL'] },
    },
    metadata: { labels: { 'app.kubernetes.io/name': 'load-test' } },
  };
  expect(run).toMatchObject({ spec: { runner: pod, starter: pod } });
  const parts = { podSelector: { matchLabels: pod.metadata.labels } };
  const ports = [{ port: 6565 }];
  expect(policy).toMatchObject({
    spec: {
      ...parts,
      policyTypes: ['Ingress', 'Egress'],
      ingress: [{ from: expect.arrayContaining([parts]), ports }],
      egress: expect.arrayContaining([{ to: [parts], ports }]),
    },
  });
});

test('the next version of the cluster test finds the migrations of this one', () => {
  const tools = join(REPOSITORY, 'scripts/cluster-test/node/tools/combined-images.py');
  const [, file = '', has = ''] =
    /^STORES, HAS = '(.+)', '(.+)'$/m.exec(readFileSync(tools, 'utf8')) ?? [];
  expect(has).not.toBe('');
  expect(readFileSync(join(REPOSITORY, file), 'utf8').split(has)).toHaveLength(2);
});

test('no image gets what git knows, nor tests or documents', () => {
  const rules = readFileSync(join(REPOSITORY, '.dockerignore'), 'utf8').split('\n');
  expect(rules).toEqual(expect.arrayContaining(['.*', '**/*.test.ts', 'docs', 'scripts']));
  // Nothing but the settings of npm is let in again of what begins with a dot.
  expect(rules.filter((rule) => rule.startsWith('!.'))).toEqual(['!.npmrc']);
});

test('in docker compose each owner of data has an address of its own, and so a user', () => {
  const owners = Object.entries(processTable).flatMap(([name, one]) =>
    'database' in one ? [[name, one.database] as const] : [],
  );
  for (const [name, database] of owners) {
    const file = `/secrets/MONGODB_URL_${database.toUpperCase()}`;
    expect({ name, ...services[name]?.environment }).toMatchObject({
      name,
      MONGODB_URL_FILE: file,
    });
  }
  const said = JSON.stringify(services);
  expect(said).not.toMatch(/"(?:MONGODB|REDIS)_URL":/);
});

test('a backup holds the database of each owner, on Kubernetes and in docker compose', () => {
  for (const file of ['docker-compose.yml', 'k8s/components/backup/backup.yaml']) {
    const text = readFileSync(join(REPOSITORY, file), 'utf8');
    const named = /DATABASES(?:: |, value: ")([a-z,]+)/.exec(text)?.[1]?.split(',');
    expect({ file, named: new Set(named) }).toEqual({ file, named: ownersOfData });
  }
});

test('in docker compose X-Forwarded-For is believed of the network that nobody outside is in', () => {
  expect(services['gateway']?.environment?.['TRUSTED_PROXIES']).toBe(
    '${INSIDE_SUBNET},${TRUSTED_PROXIES}',
  );
  // Docker publishes no port on such a network, so requests from outside arrive through the other one.
  expect(networks['inside']).toEqual({
    internal: true,
    ipam: { config: [{ subnet: '${INSIDE_SUBNET}' }] },
  });
});

if (kustomize) {
  describe.each(['dev', 'production', 'production-without-keda'])('the overlay %s', (overlay) => {
    test(
      'fits the schemas of Kubernetes',
      async () => {
        const folder = mkdtempSync(join(tmpdir(), 'manifests-'));
        try {
          const file = join(folder, 'all.yaml');
          writeFileSync(file, withoutKeda(await buildOverlay(kustomize, overlay)));
          expect(await schemaProblems(file)).toBe('');
        } finally {
          rmSync(folder, { recursive: true });
        }
      },
      5 * MINUTES,
    );

    test('refers to nothing that is not there', async () => {
      expect(danglingReferences(await buildOverlay(kustomize, overlay))).toEqual([]);
    });
  });

  test('in a cluster who tells a cache in front what changed may reach it', async () => {
    const manifests = parseAllDocuments(await buildOverlay(kustomize, 'production'));
    const tellers = manifests
      .filter((one) => String(one).includes('name: CDN_PURGE_URL'))
      .flatMap((one) => teller.safeParse(one.toJS()).data?.metadata.name ?? []);
    const out = manifests.flatMap((one) => {
      const selector = outwardPolicy.safeParse(one.toJS()).data?.spec.podSelector;
      return [
        selector?.matchLabels?.['app.kubernetes.io/name'] ?? [],
        selector?.matchExpressions?.[0].values ?? [],
      ].flat();
    });
    expect(tellers).toContain('catalog');
    expect(out).toEqual(expect.arrayContaining(tellers));
  });

  test('in a cluster every process of ours has the init of its image', async () => {
    // `command` takes the place of the image's entrypoint, which is tini; `args` is what tini runs.
    expect(await buildOverlay(kustomize, 'production')).not.toContain('command:');
  });

  test('the overlay dev fits into two processors and 6 GB, with one pod more of the largest', async () => {
    const workloads = (await buildOverlay(kustomize, 'dev'))
      .split(/^---$/m)
      .map((text) => workload.safeParse(parse(text)).data)
      .filter((one) => one !== undefined);
    const wanted = workloads.map(({ spec }) => spec.template.spec.containers[0].resources.requests);
    expect(wanted.length).toBeGreaterThan(10);
    const fits = (amounts: readonly number[], room: number) =>
      expect(amounts.reduce((sum, one) => sum + one, Math.max(...amounts))).toBeLessThan(room);
    fits(
      wanted.map(({ cpu }) => Number(/^(\d+)m$/.exec(cpu)?.[1])),
      2_000,
    );
    fits(
      wanted.map(({ memory }) => Number(/^(\d+)Mi$/.exec(memory)?.[1])),
      6 * 1024,
    );
  });

  test.each([
    ['key: PUBLIC_ORIGIN', 'key: PUBLIC_ORIGEN', 'settings.PUBLIC_ORIGEN, which is not there'],
    ['name: WEB_URL', 'name: WEB_ADDRESS', 'takes no setting WEB_ADDRESS'],
    ['targetPort: metrics', 'targetPort: metric', 'no container has the port metric'],
    ['serviceAccountName: geo', 'serviceAccountName: gio', 'no ServiceAccount gio'],
  ])('a manifest with %p for %p is noticed', async (right, wrong, problem) => {
    const text = (await buildOverlay(kustomize, 'production')).replaceAll(right, wrong);
    expect(danglingReferences(text).join('\n')).toContain(problem);
  });

  test.each([
    ['an authority of their own', /name: NODE_OPTIONS/g, 'name: NODE_EXTRA_CA_CERTS'],
    [
      'the password of OpenSearch',
      /configMapKeyRef:(\s+key: SEARCH_URL\s+name: )settings/g,
      'secretKeyRef:$1slots-secrets',
    ],
  ])('processes may be given %s', async (_what, was, is) => {
    const text = await buildOverlay(kustomize, 'production');
    expect(text).toMatch(was);
    expect(danglingReferences(text.replaceAll(was, is))).toEqual([]);
  });

  test.each([
    ['release.yaml', 'version: 0.1.0', 'version: 9.8.7', '0.1.0'],
    ['release.yaml', 'registry: registry.example.com', 'registry: ghcr.io/us', 'registry.example'],
    ['release.yaml', 'registry: registry.example.com', 'registry: here:5000', 'image: here:0.1.0'],
    ['settings.yaml', 'https://slots.example.com', 'https://play.example.org', 'slots.example'],
  ])('in %s %p is said once, for all that follows from it', async (file, was, is, gone) => {
    const folder = mkdtempSync(join(tmpdir(), 'manifests-'));
    try {
      cpSync(join(REPOSITORY, 'k8s'), folder, { recursive: true });
      const path = join(folder, 'overlays/production/installation', file);
      writeFileSync(path, readFileSync(path, 'utf8').replace(was, is));
      const text = await buildOverlay(kustomize, 'production', folder);
      expect(text.split('\n').filter((line) => line.includes(gone))).toEqual([]);
    } finally {
      rmSync(folder, { recursive: true });
    }
  });

  test('workers are scaled by a metric that they tell', async () => {
    const told = readFileSync(join(REPOSITORY, 'packages/jobs/src/job-metrics.ts'), 'utf8');
    const rule = readFileSync(
      join(REPOSITORY, 'k8s/components/worker-scaling-hpa/prometheus-adapter-rule.yaml'),
      'utf8',
    );
    for (const text of [rule, await buildOverlay(kustomize, 'production')]) {
      const metric = /(\w+)\{system="slots", queue="import"/.exec(text)?.[1];
      expect(told).toContain(`name: '${metric}'`);
    }
    expect(await buildOverlay(kustomize, 'production-without-keda')).toContain(
      `name: ${/as: (\w+)/.exec(rule)?.[1]}`,
    );
  });
} else {
  test('the manifests are NOT checked here: kubectl, kustomize or Go is needed', () => {
    process.stderr.write('k8s/ was not checked: kubectl, kustomize or Go is needed\n');
    expect(kustomize).toBeUndefined();
  });
}
