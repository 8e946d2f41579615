import { execFile } from 'node:child_process';
import { until } from '@slots/testing/until';
import { z } from 'zod';

const NAMESPACE = 'slots';
const USUAL_MS = 60_000;
/** Many objects, on a busy machine. */
const APPLIED_MS = 240_000;
const ROLLED_OUT_MS = 300_000;
const MAX_BYTES = 64 * 1024 * 1024;

/** Something that kubectl refused; its message holds what kubectl said. */
export class KubectlError extends Error {}

/**
 * Runs kubectl in the namespace of the product, or another, against the cluster of KUBECONFIG.
 * @returns what it printed
 * @throws {KubectlError} when it ends with another code than 0, or not in time
 */
export function kubectl(
  args: readonly string[],
  {
    timeoutMs = USUAL_MS,
    input,
    namespace = NAMESPACE,
  }: { readonly timeoutMs?: number; readonly input?: string; readonly namespace?: string } = {},
): Promise<string> {
  return new Promise((resolve, reject) => {
    const child = execFile(
      'kubectl',
      ['--namespace', namespace, ...args],
      { timeout: timeoutMs, maxBuffer: MAX_BYTES },
      (error, stdout, stderr) => {
        if (!error) return resolve(stdout);
        const said = stderr.trim() || error.message;
        reject(new KubectlError(`kubectl ${args.join(' ')}: ${said}`));
      },
    );
    child.stdin?.end(input);
  });
}

/** What a script prints in the shell of a member of MongoDB. */
export function mongosh(
  script: string,
  { member = 'mongodb-0', namespace = NAMESPACE } = {},
): Promise<string> {
  const shell = ['mongosh', '--quiet', '--eval', script];
  return kubectl(['exec', member, '--', ...shell], { namespace });
}

/** An object, or what else kubectl prints as JSON, read by a schema of what is wanted of it. */
export async function kubectlJson<T extends z.ZodType>(
  args: readonly string[],
  schema: T,
  options: Parameters<typeof kubectl>[1] = {},
): Promise<z.infer<T>> {
  return schema.parse(JSON.parse(await kubectl([...args, '-o', 'json'], options)));
}

/** The objects of one kind, read by a schema of what is wanted of each. */
export async function objects<T extends z.ZodType>(
  kind: string,
  schema: T,
  args: readonly string[] = [],
): Promise<z.infer<T>[]> {
  return (await kubectlJson(['get', kind, ...args], z.object({ items: z.array(schema) }))).items;
}

/** Makes objects what their manifests say; what is so already stays as it is. */
export async function apply(manifests: string, namespace = NAMESPACE): Promise<void> {
  await kubectl(['apply', '-f', '-'], { input: manifests, timeoutMs: APPLIED_MS, namespace });
}

/** Waits until all pods of a Deployment or StatefulSet, such as `deployment/web`, are those of its latest version, and ready. */
export async function rolledOut(
  name: string,
  { namespace = NAMESPACE }: { readonly namespace?: string } = {},
): Promise<void> {
  await kubectl(['rollout', 'status', name, `--timeout=${ROLLED_OUT_MS / 1_000}s`], {
    timeoutMs: ROLLED_OUT_MS + 10_000,
    namespace,
  });
}

export const pod = z.object({
  metadata: z.object({
    name: z.string(),
    labels: z.record(z.string(), z.string()).default({}),
    deletionTimestamp: z.string().optional(),
  }),
  spec: z.object({ containers: z.array(z.object({ name: z.string() })) }),
  status: z.object({
    phase: z.string(),
    podIP: z.string().optional(),
    conditions: z.array(z.object({ type: z.string(), status: z.string() })).default([]),
    containerStatuses: z
      .array(z.object({ restartCount: z.number(), ready: z.boolean() }))
      .default([]),
  }),
});
export type Pod = z.infer<typeof pod>;

const NAME = 'app.kubernetes.io/name';

/** The name of the process that a pod runs, such as `gateway`. */
export const processOf = ({ metadata }: Pod) => metadata.labels[NAME] ?? metadata.name;

export const isReady = ({ status, metadata }: Pod) =>
  metadata.deletionTimestamp === undefined &&
  status.conditions.some(({ type, status: is }) => type === 'Ready' && is === 'True');

/** Pods of a job that has ended are kept for their logs. */
const NOT_ENDED = '--field-selector=status.phase!=Succeeded,status.phase!=Failed';

/** Pods that run a process, or all; without those that have ended. */
export function podsOf(process?: string): Promise<Pod[]> {
  return objects('pods', pod, [
    NOT_ENDED,
    ...(process ? ['--selector', `${NAME}=${process}`] : []),
  ]);
}

/**
 * The pods, once every one of them is ready.
 * @throws Error that names those that are not, once `timeoutMs` have passed
 */
export function onceAllReady({ timeoutMs }: { readonly timeoutMs: number }): Promise<Pod[]> {
  return until(
    async () => {
      const pods = await podsOf();
      const unready = pods.filter((one) => !isReady(one)).map(({ metadata }) => metadata.name);
      if (unready.length > 0) throw new Error(`not ready: ${unready.join(', ')}`);
      return pods;
    },
    { timeoutMs },
  );
}

const named = z.object({ metadata: z.object({ name: z.string() }) });

export async function namesOf(kind: string): Promise<string[]> {
  return (await objects(kind, named)).map(({ metadata }) => metadata.name);
}
