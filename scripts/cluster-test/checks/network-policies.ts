import { z } from 'zod';
import { labels, selector, selects } from '../../manifests/selector.ts';
import type { Check } from '../check.ts';
import { kubectl, objects, type Pod, podsOf, processOf } from '../kubectl.ts';

const TRY_SECONDS = 3;
const STRANGER = 'cluster-test-stranger';

const peer = z.object({
  podSelector: selector.optional(),
  namespaceSelector: selector.optional(),
  ipBlock: z.object({ cidr: z.string() }).optional(),
});
const port = z.object({ port: z.number(), protocol: z.string().default('TCP') });
const ports = z.array(port).optional();
const incoming = z
  .object({ from: z.array(peer).optional(), ports })
  .transform((one) => ({ peers: one.from, ports: one.ports }));
const outgoing = z
  .object({ to: z.array(peer).optional(), ports })
  .transform((one) => ({ peers: one.to, ports: one.ports }));
const policy = z.object({
  spec: z.object({
    podSelector: selector,
    policyTypes: z.array(z.string()),
    ingress: z.array(incoming).default([]),
    egress: z.array(outgoing).default([]),
  }),
});
type Policy = z.infer<typeof policy>;
type Rule = Policy['spec']['ingress'][number];

const service = z.object({
  metadata: z.object({ name: z.string() }),
  spec: z.object({
    selector: labels.default({}),
    ports: z.array(z.object({ port: z.number(), targetPort: z.union([z.string(), z.number()]) })),
  }),
});

interface Target {
  /** The Service's, as pods name it. */
  readonly host: string;
  readonly port: number;
  /** Labels of its pods. */
  readonly labels: Readonly<Record<string, string>>;
}

/** True when the peers name this pod of the product's namespace; an address or another namespace never does. */
function named(peers: Rule['peers'], of: Target['labels'] | undefined): boolean {
  if (!peers) return true;
  return peers.some(
    ({ podSelector, namespaceSelector, ipBlock }) =>
      of !== undefined && !namespaceSelector && !ipBlock && podSelector && selects(podSelector, of),
  );
}

/**
 * True when the policies let this side speak to the other on a port.
 * @param other its labels; undefined for a pod of another namespace
 */
function isOpen(
  policies: readonly Policy[],
  side: 'ingress' | 'egress',
  { own, other, at }: { own: Target['labels']; other: Target['labels'] | undefined; at: number },
): boolean {
  const type = side === 'ingress' ? 'Ingress' : 'Egress';
  const mine = policies.filter(
    ({ spec }) => spec.policyTypes.includes(type) && selects(spec.podSelector, own),
  );
  if (mine.length === 0) return true;
  return mine.some(({ spec }) =>
    spec[side].some(
      ({ peers, ports }) => named(peers, other) && (!ports || ports.some((one) => one.port === at)),
    ),
  );
}

/** The targets that a pod reaches, tried side by side. */
async function reached(pod: string, targets: readonly Target[], namespace: string) {
  const tries = targets.map(
    ({ host, port: at }) =>
      `(timeout ${TRY_SECONDS} bash -c 'exec 3<>/dev/tcp/${host}/${at}' 2>/dev/null && echo ${host}:${at}) &`,
  );
  const script = `${tries.join(' ')} wait`;
  const printed = await kubectl(['exec', pod, '--', 'bash', '-c', script], { namespace });
  return new Set(printed.split('\n').filter(Boolean));
}

async function targets(pods: readonly Pod[]): Promise<Target[]> {
  const services = await objects('services', service);
  return services.flatMap(({ metadata, spec }) => {
    const behind = pods.find(({ metadata }) =>
      selects({ matchLabels: spec.selector }, metadata.labels),
    );
    if (!behind) return [];
    // Every Service here has the port of its pods.
    return spec.ports.map((one) => ({
      host: `${metadata.name}.slots.svc.cluster.local`,
      port: one.port,
      labels: behind.metadata.labels,
    }));
  });
}

async function withStranger<T>(use: () => Promise<T>): Promise<T> {
  const namespace = 'default';
  const remove = () =>
    kubectl(['delete', 'pod', STRANGER, '--ignore-not-found', '--now'], { namespace });
  await remove();
  const image = ['--image=slots/gateway:0.1.0', '--image-pull-policy=IfNotPresent'];
  await kubectl(['run', STRANGER, ...image, '--command', '--', 'sleep', '600'], { namespace });
  try {
    await kubectl(['wait', '--for=condition=Ready', `pod/${STRANGER}`, '--timeout=60s'], {
      timeoutMs: 70_000,
      namespace,
    });
    return await use();
  } finally {
    await remove();
  }
}

export const networkPolicies: Check = {
  name: 'network policies are enforced',
  promise:
    'Each pair of pods that a policy names is open, each other is refused, and so is a pod of another namespace except at the public doors.',
  async run() {
    const policies = await objects('networkpolicies', policy);
    const pods = [...new Map((await podsOf()).map((pod) => [processOf(pod), pod])).values()];
    const all = await targets(pods);
    const broken: string[] = [];
    let open = 0;
    let refused = 0;
    function compare(who: string, own: Target['labels'] | undefined, found: ReadonlySet<string>) {
      for (const target of all) {
        const { host, port: at, labels: other } = target;
        const wanted =
          (own === undefined || isOpen(policies, 'egress', { own, other, at })) &&
          isOpen(policies, 'ingress', { own: other, other: own, at });
        if (wanted) open += 1;
        else refused += 1;
        if (found.has(`${host}:${at}`) !== wanted) {
          broken.push(`${who} to ${host}:${at} is ${wanted ? 'refused' : 'open'}`);
        }
      }
    }
    for (const pod of pods) {
      const own = pod.metadata.labels;
      compare(processOf(pod), own, await reached(pod.metadata.name, all, 'slots'));
    }
    await withStranger(async () => {
      compare('a stranger', undefined, await reached(STRANGER, all, 'default'));
    });
    return {
      told: [`${open} pairs that are needed were open, ${refused} others were refused.`],
      broken,
    };
  },
};
