import { z } from 'zod';
import type { Check } from '../check.ts';
import { isReady, kubectlJson, objects, onceAllReady, podsOf, processOf } from '../kubectl.ts';

const namespace = z.object({
  metadata: z.object({ labels: z.record(z.string(), z.string()).default({}) }),
});
const event = z.object({
  reason: z.string(),
  message: z.string(),
  involvedObject: z.object({ kind: z.string(), name: z.string() }),
});

/** Refusals of the API server, and of the scheduler. */
const REFUSALS = new Set(['FailedCreate', 'FailedScheduling']);
/** A node that was started again brings its former pods back one after the other. */
const READY_MS = 180_000;

export const admission: Check = {
  name: 'every pod is admitted and ready',
  promise: 'Pod security `restricted` is enforced, no pod is refused, and each becomes ready.',
  async run() {
    const { metadata } = await kubectlJson(['get', 'namespace', 'slots'], namespace);
    const enforced = metadata.labels['pod-security.kubernetes.io/enforce'];
    const [waited] = await Promise.allSettled([onceAllReady({ timeoutMs: READY_MS })]);
    const pods = await podsOf();
    const events = await objects('events', event);
    const refused = events.filter(
      ({ reason, message }) => REFUSALS.has(reason) && /forbidden|violates/i.test(message),
    );
    const restarts = pods.flatMap((pod) => {
      const count = pod.status.containerStatuses.reduce((sum, one) => sum + one.restartCount, 0);
      return count > 0 ? [`${processOf(pod)} ${count} times`] : [];
    });
    return {
      told: [
        `${pods.filter(isReady).length} of ${pods.length} pods are ready.`,
        restarts.length === 0
          ? 'No container was restarted.'
          : `Restarted: ${restarts.join(', ')}.`,
      ],
      broken: [
        ...(enforced === 'restricted' ? [] : [`pod security is ${enforced ?? 'not enforced'}`]),
        ...(waited.status === 'rejected' ? [String(waited.reason)] : []),
        ...refused.map(({ involvedObject, message }) => `${involvedObject.name}: ${message}`),
      ],
    };
  },
};
