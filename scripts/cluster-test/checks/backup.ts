import { join } from 'node:path';
import { manifest } from '@slots/mongo/backup/backup-folder';
import { z } from 'zod';
import type { Check } from '../check.ts';
import { disturb, together } from '../disturb.ts';
import { kubectl, kubectlJson, mongosh, rolledOut } from '../kubectl.ts';

const RESTORED = 'slots-restored';
const OVERLAY = join(import.meta.dirname, '../restored');
const JOB_MS = 300_000;
const COPY_MS = 120_000;
const JOBS = ['backup-of-cluster-test', 'fetch-of-cluster-test'] as const;
const PUT = 'put-of-cluster-test';
const RESTORE = 'restore-of-cluster-test';

const job = z.looseObject({
  spec: z.looseObject({
    template: z.looseObject({
      spec: z.looseObject({
        containers: z.array(
          z.looseObject({
            volumeMounts: z.array(z.looseObject({ readOnly: z.boolean().optional() })),
          }),
        ),
      }),
    }),
  }),
});

/** Runs what a CronJob would run, to its end; gives what it said. */
async function runOnce(name: string, cronJob: string, namespace = 'slots'): Promise<string> {
  await kubectl(['create', 'job', name, `--from=cronjob/${cronJob}`], { namespace });
  const wait = ['wait', '--for=condition=Complete', `job/${name}`, `--timeout=${JOB_MS / 1_000}s`];
  const said = () => kubectl(['logs', `job/${name}`], { namespace });
  try {
    await kubectl(wait, { namespace, timeoutMs: JOB_MS + 10_000 });
  } catch (error) {
    const last = await said().catch(() => 'nothing');
    throw new Error(`${name} did not complete and said: ${last}`, { cause: error });
  }
  return (await said()).trim();
}

/** A pod that has the volume of backups and waits. */
async function startAtVolume(name: string, namespace: string): Promise<void> {
  const create = ['create', 'job', name, '--from=cronjob/restore', '--dry-run=client'];
  const made = await kubectlJson(create, job, { namespace });
  for (const container of made.spec.template.spec.containers) {
    container['args'] = ['sleep', '900'];
    for (const mount of container.volumeMounts) mount.readOnly = false;
  }
  await kubectl(['create', '-f', '-'], { namespace, input: JSON.stringify(made) });
  const selector = `batch.kubernetes.io/job-name=${name}`;
  const wait = ['wait', '--for=condition=Ready', 'pod', '--selector', selector, '--timeout=120s'];
  await kubectl(wait, { namespace, timeoutMs: 130_000 });
}

async function atVolume(name: string, namespace: string, script: string, input = '') {
  const args = ['exec', '-i', `job/${name}`, '--', 'bash', '-c', script];
  return kubectl(args, { namespace, timeoutMs: COPY_MS, input });
}

/** The records of each collection, by `database.collection`. */
async function countsIn(namespace: string): Promise<Record<string, number>> {
  const script = `const counts = {};
    for (const name of db.getMongo().getDBNames()) {
      if (['admin', 'config', 'local'].includes(name)) continue;
      const one = db.getSiblingDB(name);
      for (const of of one.getCollectionNames()) counts[name + '.' + of] = one[of].countDocuments();
    }
    print(JSON.stringify(counts))`;
  const printed = await mongosh(script, { namespace });
  return z.record(z.string(), z.number()).parse(JSON.parse(printed));
}

async function removeAll(): Promise<void> {
  await kubectl(['delete', 'job', ...JOBS, '--ignore-not-found', '--cascade=foreground'], {
    timeoutMs: COPY_MS,
  });
  await kubectl(['delete', 'namespace', RESTORED, '--ignore-not-found'], { timeoutMs: COPY_MS });
}

export const backup: Check = {
  name: 'a backup is restored into an empty namespace',
  promise:
    'The CronJob backs all databases up under traffic, none of which is lost; in a namespace with nothing but databases the backup comes back with every record.',
  async run(site) {
    const [take, fetchIt] = JOBS;
    await removeAll();
    try {
      let said = '';
      const seen = await disturb('backup taken', site, async () => {
        said = await runOnce(take, 'backup');
      });
      await kubectl(['apply', '-k', OVERLAY], { namespace: RESTORED });
      await rolledOut('statefulset/mongodb', { namespace: RESTORED });

      await startAtVolume(fetchIt, 'slots');
      const newest = 'cd /backups && name=$(ls | sort | tail -n 1)';
      const described = await atVolume(fetchIt, 'slots', `${newest} && cat $name/manifest.json`);
      const packed = await atVolume(fetchIt, 'slots', `${newest} && tar -c $name | base64`);
      await startAtVolume(PUT, RESTORED);
      await atVolume(PUT, RESTORED, 'base64 -d | tar -C /backups -x', packed);

      const restored = await runOnce(RESTORE, 'restore', RESTORED);
      const { collections } = manifest.parse(JSON.parse(described));
      const wanted = collections.map(({ database, name, documents }) => ({
        of: `${database}.${name}`,
        documents,
      }));
      const there = await countsIn(RESTORED);
      const wrong = wanted.filter(({ of, documents }) => there[of] !== documents);
      return together(seen, {
        told: [said, restored],
        broken: wrong.map(
          ({ of, documents }) => `${of}: ${there[of]} instead of ${documents} records`,
        ),
      });
    } finally {
      await removeAll();
    }
  },
};
