import { setTimeout as delay } from 'node:timers/promises';
import { until } from '@slots/testing/until';
import type { Check } from '../check.ts';
import { disturb, together } from '../disturb.ts';
import {
  isReady,
  KubectlError,
  kubectl,
  namesOf,
  type Pod,
  podsOf,
  processOf,
  rolledOut,
} from '../kubectl.ts';
import { applyOverlay } from '../overlay.ts';

const REPLICAS = 3;
const BACK_MS = 180_000;
/** One is hurt while another may still be on its way back. */
const BETWEEN_MS = 3_000;
const DRAINED_FOR_S = 30;
/** Those in front of which the gateway stands, and the gateway itself, the one door: what is under way in it is cut when it is killed. */
const SERVICES = ['identity', 'geo', 'catalog', 'casino', 'affiliate', 'web'];
const PROCESSES = [...SERVICES, 'gateway'];

const ofTheseProcesses = (pod: Pod) => PROCESSES.includes(processOf(pod));

/** Pods that are going count until they are gone: what they still answer is part of what is tried. */
async function allReady(replicas: number): Promise<void> {
  await until(
    async () => {
      const pods = (await podsOf()).filter(ofTheseProcesses);
      if (pods.length !== PROCESSES.length * replicas || !pods.every(isReady)) {
        throw new Error(`not ${replicas} of each are ready`);
      }
    },
    { timeoutMs: BACK_MS },
  );
}

async function scale(names: readonly string[], replicas: number): Promise<void> {
  const deployments = names.map((name) => `deployment/${name}`);
  await kubectl(['scale', ...deployments, `--replicas=${replicas}`]);
  for (const name of deployments) await rolledOut(name);
}

async function up(): Promise<void> {
  for (const name of PROCESSES) await scale([name], REPLICAS);
  await allReady(REPLICAS);
}

async function down(): Promise<void> {
  await scale(PROCESSES, 1);
  await allReady(1);
}

async function readyPod(name: string): Promise<string> {
  const pod = (await podsOf(name)).find(isReady);
  if (!pod) throw new Error(`no pod of ${name} is ready`);
  return pod.metadata.name;
}

/** Ends a process without a word, as the kernel does when memory is short. tini, its parent, ends with it. */
async function kill(name: string): Promise<void> {
  const script = 'kill -9 $(cat /proc/1/task/1/children)';
  await kubectl(['exec', await readyPod(name), '--', 'sh', '-c', script]);
}

/** As a drain of its node does. */
async function evict(name: string): Promise<void> {
  const pod = await readyPod(name);
  const eviction = {
    apiVersion: 'policy/v1',
    kind: 'Eviction',
    metadata: { name: pod, namespace: 'slots' },
  };
  await kubectl(['create', '--raw', `/api/v1/namespaces/slots/pods/${pod}/eviction`, '-f', '-'], {
    input: JSON.stringify(eviction),
  });
}

async function each(names: readonly string[], hurt: (name: string) => Promise<void>) {
  for (const name of names) {
    await hurt(name);
    await delay(BETWEEN_MS);
  }
  await allReady(REPLICAS);
}

/**
 * Drains the node of the gateways. Where it is the only one, the first pod of each is evicted, waits for a node, and the
 * budget of disruptions keeps the others until the drain gives up; then the node is given back.
 */
async function drain(): Promise<void> {
  const printed = await kubectl(['get', 'pods', '-o', 'jsonpath={.items[0].spec.nodeName}']);
  const node = printed.trim();
  try {
    await kubectl(
      [
        'drain',
        node,
        '--pod-selector=app.kubernetes.io/component=process',
        '--delete-emptydir-data',
        `--timeout=${DRAINED_FOR_S}s`,
      ],
      { timeoutMs: (DRAINED_FOR_S + 30) * 1_000 },
    );
  } catch (error) {
    if (!(error instanceof KubectlError) || !/timeout|budget/.test(error.message)) throw error;
  } finally {
    await kubectl(['uncordon', node]);
  }
  await allReady(REPLICAS);
}

export const replicas: Check = {
  name: 'each is scaled, killed, evicted and drained',
  promise:
    'From one to three and back, one of each evicted, their node drained: no request is lost. One of each killed (-9): no read is lost, except what is under way in a gateway.',
  async run(site) {
    // An autoscaler would take replicas away again.
    await kubectl(['delete', 'hpa', ...(await namesOf('hpa'))]);
    try {
      return together(
        await disturb(`each, 1 to ${REPLICAS}`, site, up),
        // A write that a killed process had taken may have been made: it must not be retried.
        await disturb(
          'one of each service killed (-9)',
          site,
          () => each(SERVICES, kill),
          ({ writes }) => !writes,
        ),
        await disturb(
          'a gateway killed (-9)',
          site,
          () => each(['gateway'], kill),
          () => false,
        ),
        await disturb('one of each evicted', site, () => each(PROCESSES, evict)),
        await disturb('their node drained', site, drain),
        await disturb(`each, ${REPLICAS} to 1`, site, down),
      );
    } finally {
      await applyOverlay();
    }
  },
};
