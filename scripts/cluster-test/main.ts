import { spawn } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { REPOSITORY } from '@slots/processes/repository';
import { buildWebIfChanged } from '@slots/processes/web-build';
import { apply, kubectl, namesOf, rolledOut } from './kubectl.ts';
import { startMonitoring } from './monitoring.ts';
import { applyOverlay } from './overlay.ts';

/**
 * `npm run cluster-test`: everything in one cluster, hurt under traffic, with a report in .data/cluster-test/report.md.
 * With KUBECONFIG and BASE_URL it takes that cluster, which has the images already and whose gateway is at BASE_URL;
 * without, it makes a node of its own on this machine (Linux, root, Go, kubectl), and ends it again unless `--keep` is given.
 * Words after `--` are names of checks. The exit code is 1 when a promise was broken.
 */
const FOLDER = import.meta.dirname;
const NODE = join(FOLDER, 'node/real-cluster.sh');
const DATA = join(REPOSITORY, '.data/cluster-test');
const SECRETS = join(DATA, 'secrets');
/** The Secret that the manifests name. */
const SECRET = 'slots-secrets';
const REPORT = join(DATA, 'report.md');
/** Set by the first part, which makes the node, for the second, which runs in its network. */
const INSIDE = 'CLUSTER_TEST_INSIDE';

const words = process.argv.slice(2).filter((word) => !word.startsWith('--'));
mkdirSync(DATA, { recursive: true });
if (process.env[INSIDE] || process.env['KUBECONFIG']) process.exitCode = await tryCluster();
else process.exitCode = await onOwnNode();

/** Runs a program to its end, its lines among ours. */
function run(
  program: string,
  args: readonly string[],
  env: NodeJS.ProcessEnv = {},
): Promise<number> {
  const child = spawn(program, args, {
    cwd: REPOSITORY,
    stdio: 'inherit',
    env: { ...process.env, ...env },
  });
  return new Promise((resolve, reject) => {
    child.once('error', reject).once('exit', (code) => resolve(code ?? 1));
  });
}

async function need(what: string, program: string, args: readonly string[]): Promise<void> {
  const begunAt = performance.now();
  const code = await run(program, args);
  if (code !== 0) throw new Error(`${what} did not succeed (${program} ended with ${code}).`);
  console.log(`${what}: ${Math.round((performance.now() - begunAt) / 1_000)} s`);
}

async function onOwnNode(): Promise<number> {
  buildWebIfChanged(console.log);
  await need('Kubernetes from its modules', NODE, ['build']);
  await need('Base images', NODE, ['base', REPOSITORY]);
  try {
    await need('The node', NODE, ['start']);
    await need('Images', NODE, ['combined', REPOSITORY]);
    await need('Prometheus and collector', NODE, ['monitoring']);
    return await run(NODE, ['in', process.execPath, join(FOLDER, 'main.ts'), ...words], {
      [INSIDE]: 'true',
    });
  } finally {
    if (!process.argv.includes('--keep')) await need('The end of the node', NODE, ['stop']);
  }
}

/** Applies the overlay, waits until all is ready, and runs the checks. */
async function tryCluster(): Promise<number> {
  const begunAt = performance.now();
  // It may be there already.
  const namespace = ['create', 'namespace', 'slots', '--dry-run=client', '-o', 'yaml'];
  await apply(await kubectl(namespace));
  // The databases that an earlier run left know its secrets, whichever clone it was of.
  if ((await kubectl(['get', 'secret', SECRET, '--ignore-not-found', '-o', 'name'])) === '') {
    await need('Secrets', process.execPath, [join(REPOSITORY, 'scripts/secrets.ts'), SECRETS]);
    await kubectl(['create', 'secret', 'generic', SECRET, `--from-file=${SECRETS}`]);
  }
  await startMonitoring();
  await applyOverlay();
  // A run that was cut off left more.
  await kubectl(['scale', 'deployment', '--all', '--replicas=1']);
  for (const kind of ['statefulset', 'deployment']) {
    for (const name of await namesOf(kind)) await rolledOut(`${kind}/${name}`);
  }
  console.log(`Ready after ${Math.round((performance.now() - begunAt) / 1_000)} s`);
  const password = await kubectl([
    'get',
    'secret',
    SECRET,
    '-o',
    'jsonpath={.data.ADMIN_PASSWORD}',
  ]);
  const code = await run(process.execPath, [join(FOLDER, 'run-checks.ts'), REPORT, ...words], {
    ADMIN_PASSWORD: Buffer.from(password, 'base64').toString(),
  });
  console.log(`Report: ${REPORT}`);
  return code;
}
