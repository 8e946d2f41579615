import type { Check } from '../check.ts';
import { disturb, together } from '../disturb.ts';
import { kubectl, namesOf, rolledOut } from '../kubectl.ts';

async function restart(names: readonly string[]): Promise<void> {
  const deployments = names.map((name) => `deployment/${name}`);
  await kubectl(['rollout', 'restart', ...deployments]);
  await Promise.all(deployments.map((name) => rolledOut(name)));
}

export const restartEach: Check = {
  name: 'each deployment is restarted',
  promise: 'One after the other is replaced by a new pod, and no request is lost.',
  async run(site) {
    const seen = [];
    for (const name of await namesOf('deployments')) {
      seen.push(await disturb(name, site, () => restart([name])));
    }
    return together(...seen);
  },
};

export const restartAll: Check = {
  name: 'all deployments are restarted at once',
  promise: 'All are replaced side by side, and no request is lost.',
  run: async (site) => disturb('all', site, async () => restart(await namesOf('deployments'))),
};
