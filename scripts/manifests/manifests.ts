import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { ownersOfData, processTable } from '@slots/processes/process-table';
import { PROGRAMS, REPOSITORY } from '@slots/processes/repository';
import { runProgram } from '@slots/processes/run-program';
import { parseAllDocuments } from 'yaml';
import { z } from 'zod';
import { labels, selector, selects } from './selector.ts';

const run = promisify(execFile);
const KUSTOMIZE = 'sigs.k8s.io/kustomize/kustomize/v5@v5.8.0';
const KUBERNETES_VALIDATE = 'kubernetes-validate==1.37.0';
const INSTALL_TIMEOUT_MS = 300_000;
const BUILD_TIMEOUT_MS = 60_000;

const reference = z.object({ name: z.string(), key: z.string() });
const container = z.object({
  name: z.string(),
  image: z.string(),
  ports: z.array(z.object({ name: z.string() })).default([]),
  env: z
    .array(
      z.object({
        name: z.string(),
        value: z.string().optional(),
        valueFrom: z
          .object({ configMapKeyRef: reference.optional(), secretKeyRef: reference.optional() })
          .optional(),
      }),
    )
    .default([]),
});
const target = z.object({ kind: z.string().default('Deployment'), name: z.string() });
const pods = z.object({
  /** A Job has none: Kubernetes makes it. */
  selector: z.object({ matchLabels: labels }).optional(),
  template: z.object({
    metadata: z.object({ labels }),
    spec: z.object({ serviceAccountName: z.string().optional(), containers: z.array(container) }),
  }),
});
const peer = z.object({ podSelector: selector.optional() });

const manifest = z.object({
  kind: z.string(),
  metadata: z.object({ name: z.string(), namespace: z.string().optional() }),
  data: labels.optional(),
  spec: z.unknown().optional(),
});
type Manifest = z.output<typeof manifest>;

const WITHOUT_NAMESPACE: ReadonlySet<string> = new Set([
  'Namespace',
  'ClusterRole',
  'ClusterRoleBinding',
]);
/** Labels of pods that others make in our namespace. */
const PODS_OF_OTHERS: ReadonlySet<string> = new Set(['acme.cert-manager.io/http01-solver']);

const WORKLOADS: ReadonlySet<string> = new Set(['Deployment', 'StatefulSet', 'Job', 'CronJob']);

/** Keys of the secret that an installation makes by itself, and those that a person adds; k8s/README.md says how. */
const SECRET_KEYS = [
  'SERVICE_SECRET',
  'KEY_ENCRYPTION_SECRET',
  'CATALOGUE_TOKEN',
  'CATALOGUE_SECRET',
  'LAUNCHER_TOKEN_SECRET',
  'CREDENTIALS_SECRET',
  'ADMIN_PASSWORD',
  'AGE_OIDC_CLIENT_SECRET',
  'CDN_PURGE_TOKEN',
  'SMTP_URL',
  'SEARCH_URL',
];
/** Keys of the secret with the databases' addresses: one for each owner, Redis, and those of backups. */
const DATABASE_KEYS = [...ownersOfData, 'redis', 'backup', 'restore'];
/** Settings that Node itself takes. */
const OF_NODE = ['NODE_OPTIONS', 'NODE_EXTRA_CA_CERTS'];

/** Finds kubectl or kustomize, or builds kustomize with Go; undefined where there is none of the three. */
export async function findKustomize(): Promise<readonly string[] | undefined> {
  if (await answers('kubectl', ['version', '--client'])) return ['kubectl', 'kustomize'];
  if (await answers('kustomize', ['version'])) return ['kustomize', 'build'];
  const built = join(PROGRAMS, 'kustomize');
  if (!existsSync(built)) {
    if (!(await answers('go', ['version']))) return undefined;
    await run('go', ['install', KUSTOMIZE], {
      env: { ...process.env, GOBIN: PROGRAMS },
      timeout: INSTALL_TIMEOUT_MS,
    });
  }
  return [built, 'build'];
}

async function answers(program: string, args: readonly string[]): Promise<boolean> {
  const { ok } = await runProgram(program, args, { timeout: BUILD_TIMEOUT_MS });
  return ok;
}

/** The manifests that an overlay of `folder` makes, as text. */
export async function buildOverlay(
  kustomize: readonly string[],
  overlay: string,
  folder = join(REPOSITORY, 'k8s'),
): Promise<string> {
  const [program = '', ...args] = kustomize;
  const { stdout } = await run(program, [...args, join(folder, 'overlays', overlay)], {
    timeout: BUILD_TIMEOUT_MS,
    maxBuffer: 16 * 1024 * 1024,
  });
  return stdout;
}

/**
 * The findings of the real Kubernetes schemas in a file of manifests. KEDA's own kinds are not among them.
 * The schemas come with a package of PyPI, which is kept in .data.
 */
export async function schemaProblems(file: string): Promise<string> {
  const folder = join(PROGRAMS, 'kubernetes-validate');
  if (!existsSync(folder)) {
    await run(
      'python3',
      ['-m', 'pip', 'install', '--quiet', '--target', folder, KUBERNETES_VALIDATE],
      { timeout: INSTALL_TIMEOUT_MS },
    );
  }
  const validate = [join(folder, 'bin/kubernetes-validate'), '--strict', '--quiet', file];
  const { ok, output } = await runProgram('python3', validate, {
    env: { ...process.env, PYTHONPATH: folder },
    timeout: BUILD_TIMEOUT_MS,
  });
  return ok ? '' : output;
}

/** References to something that does not exist, in words; schemas cannot see them. */
export function danglingReferences(text: string): string[] {
  const manifests = parseAllDocuments(text).map((document) => manifest.parse(document.toJS()));
  const named = (kind: string): Set<string> =>
    new Set(manifests.filter((one) => one.kind === kind).map(({ metadata }) => metadata.name));
  const workloads = manifests
    .filter(({ kind }) => WORKLOADS.has(kind))
    .map((one) => ({ ...one, spec: podsOf(one) }));
  const problems: string[] = [];
  const say = (one: Manifest, problem: string): void => {
    problems.push(`${one.kind} ${one.metadata.name}: ${problem}`);
  };

  const matches = (wanted: z.output<typeof selector>): typeof workloads =>
    workloads.filter(({ spec }) => selects(wanted, spec.template.metadata.labels));
  const keysOf = (kind: 'ConfigMap' | 'Secret', name: string): readonly string[] | undefined => {
    if (kind === 'Secret' && name === 'slots-secrets') return SECRET_KEYS;
    if (kind === 'Secret' && name === 'slots-databases') return DATABASE_KEYS;
    const found = manifests.find((one) => one.kind === kind && one.metadata.name === name);
    return found && Object.keys(found.data ?? {});
  };

  for (const one of workloads) {
    const { template, selector: own } = one.spec;
    if (own && !matches(own).includes(one)) say(one, 'does not select its own pods');
    const account = template.spec.serviceAccountName;
    if (account && !named('ServiceAccount').has(account)) say(one, `no ServiceAccount ${account}`);
    for (const { env } of template.spec.containers) {
      for (const { name, valueFrom } of env) {
        const { configMapKeyRef, secretKeyRef } = valueFrom ?? {};
        const from = configMapKeyRef ?? secretKeyRef;
        if (!from) continue;
        const keys = keysOf(configMapKeyRef ? 'ConfigMap' : 'Secret', from.name);
        if (!keys?.includes(from.key))
          say(one, `${name} comes from ${from.name}.${from.key}, which is not there`);
      }
    }
    problems.push(...settingProblems(one.metadata.name, template.spec.containers));
  }
  for (const one of manifests) {
    if (one.kind === 'Service') {
      const spec = z
        .object({ selector: labels, ports: z.array(z.object({ targetPort: z.string() })) })
        .parse(one.spec);
      const behind = matches({ matchLabels: spec.selector });
      if (behind.length === 0) say(one, 'selects no pod');
      const ports = new Set(
        behind.flatMap(({ spec: { template } }) =>
          template.spec.containers.flatMap((each) => each.ports.map(({ name }) => name)),
        ),
      );
      for (const { targetPort } of spec.ports) {
        if (!ports.has(targetPort)) say(one, `no container has the port ${targetPort}`);
      }
    }
    if (!one.metadata.namespace && !WITHOUT_NAMESPACE.has(one.kind)) say(one, 'has no namespace');
    if (one.kind === 'HorizontalPodAutoscaler' || one.kind === 'ScaledObject') {
      const { scaleTargetRef } = z.object({ scaleTargetRef: target }).parse(one.spec);
      if (!named(scaleTargetRef.kind).has(scaleTargetRef.name)) {
        say(one, `no ${scaleTargetRef.kind} ${scaleTargetRef.name}`);
      }
    }
    if (one.kind === 'PodDisruptionBudget') {
      const spec = z.object({ selector }).parse(one.spec);
      if (matches(spec.selector).length === 0) say(one, 'selects no pod');
    }
    if (one.kind === 'NetworkPolicy') {
      const spec = z
        .object({
          podSelector: selector,
          ingress: z.array(z.object({ from: z.array(peer).default([]) })).default([]),
          egress: z.array(z.object({ to: z.array(peer).default([]) })).default([]),
        })
        .parse(one.spec);
      const peers = [
        ...spec.ingress.flatMap(({ from }) => from),
        ...spec.egress.flatMap(({ to }) => to),
      ];
      for (const wanted of [
        spec.podSelector,
        ...peers.flatMap(({ podSelector }) => podSelector ?? []),
      ]) {
        const isOfOthers = Object.keys(wanted.matchLabels ?? {}).some((label) =>
          PODS_OF_OTHERS.has(label),
        );
        if (!isOfOthers && matches(wanted).length === 0)
          say(one, `no pod is ${JSON.stringify(wanted)}`);
      }
    }
    if (one.kind === 'Ingress') {
      const spec = z
        .object({
          rules: z.array(
            z.object({
              http: z.object({
                paths: z.array(
                  z.object({ backend: z.object({ service: z.object({ name: z.string() }) }) }),
                ),
              }),
            }),
          ),
        })
        .parse(one.spec);
      for (const { backend } of spec.rules.flatMap(({ http }) => http.paths)) {
        if (!named('Service').has(backend.service.name))
          say(one, `no Service ${backend.service.name}`);
      }
    }
  }
  return problems;
}

/** The pods of a workload. */
function podsOf({ kind, spec }: Manifest): z.output<typeof pods> {
  if (kind !== 'CronJob') return pods.parse(spec);
  return z.object({ jobTemplate: z.object({ spec: pods }) }).parse(spec).jobTemplate.spec;
}

/** Settings that a process of ours does not take: a name that is written wrongly would be ignored in silence. */
function settingProblems(
  name: string,
  containers: readonly z.output<typeof container>[],
): string[] {
  const definition = Object.entries(processTable).find(([process]) => process === name)?.[1];
  if (!definition) return [];
  const known = new Set<string>([...definition.settings, definition.portSetting, ...OF_NODE]);
  return containers.flatMap(({ env }) =>
    env
      .filter((setting) => !known.has(setting.name))
      .map((setting) => `${name}: takes no setting ${setting.name}`),
  );
}
