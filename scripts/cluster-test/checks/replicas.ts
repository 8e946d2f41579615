import { until } from '@slots/testing/until';
import type { Check, Site } from '../check.ts';
import { disturb, together } from '../disturb.ts';
import { isReady, kubectl, namesOf, type Pod, podsOf, rolledOut } from '../kubectl.ts';
import { applyOverlay } from '../overlay.ts';

const REPLICAS = 3;
const BACK_MS = 120_000;
/** Those in front of which the gateway stands, and the gateway itself, the one door: what is under way in it is cut when it is killed. */
const PROCESSES = ['identity', 'geo', 'catalog', 'casino', 'affiliate', 'web', 'gateway'];

async function scale(name: string, replicas: number): Promise<void> {
  await kubectl(['scale', `deployment/${name}`, `--replicas=${replicas}`]);
  await rolledOut(`deployment/${name}`);
  await until(async () => expectReady(await podsOf(name), replicas), { timeoutMs: BACK_MS });
}

/** Pods that are going count until they are gone: what they still answer is part of what is tried. */
function expectReady(pods: readonly Pod[], count: number): void {
  if (pods.length !== count || !pods.every(isReady)) throw new Error('not all pods are ready yet');
}

async function readyPod(name: string): Promise<string> {
  const pod = (await podsOf(name)).find(isReady);
  if (!pod) throw new Error(`no pod of ${name} is ready`);
  return pod.metadata.name;
}

/** Ends the process without a word, as the kernel does when memory is short. tini, its parent, ends with it. */
async function kill(name: string): Promise<void> {
  const pod = await readyPod(name);
  await kubectl(['exec', pod, '--', 'sh', '-c', 'kill -9 $(cat /proc/1/task/1/children)']);
  await until(async () => expectReady(await podsOf(name), REPLICAS), { timeoutMs: BACK_MS });
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
  await until(async () => expectReady(await podsOf(name), REPLICAS), { timeoutMs: BACK_MS });
}

async function tried(name: string, site: Site) {
  // A write that a killed process had taken may have been made: nobody may try it again.
  const promised = name === 'gateway' ? () => false : ({ writes }: { writes: boolean }) => !writes;
  return together([
    await disturb(`${name}, 1 to ${REPLICAS}`, site, () => scale(name, REPLICAS)),
    await disturb(`${name}, one killed (-9)`, site, () => kill(name), promised),
    await disturb(`${name}, one evicted`, site, () => evict(name)),
    await disturb(`${name}, ${REPLICAS} to 1`, site, () => scale(name, 1)),
  ]);
}

export const replicas: Check = {
  name: 'each is scaled, killed and evicted',
  promise:
    'From one to three and back, and one evicted: no request is lost. One killed (-9) of three: no read is lost, except what is under way in a gateway.',
  async run(site) {
    // An autoscaler would take replicas away again.
    await kubectl(['delete', 'hpa', ...(await namesOf('hpa'))]);
    try {
      const seen = [];
      for (const name of PROCESSES) seen.push(await tried(name, site));
      return together(seen);
    } finally {
      await applyOverlay();
    }
  },
};
