import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import type { EngineApplication, Policy } from 'express-gateway/lib/gateway/index.js';

const CONFIG_DIR = fileURLToPath(new URL('../../config', import.meta.url));

/**
 * Loads express-gateway with config/*.yml and these policies, and gives the application that its
 * pipelines run in. It listens nowhere and opens no connection: the configuration names no server,
 * and its own users, credentials and admin API are never loaded, since only its gateway half is.
 */
export async function loadPipelines(policies: readonly Policy[]): Promise<EngineApplication> {
  process.env['EG_CONFIG_DIR'] = CONFIG_DIR;
  process.env['EG_DISABLE_CONFIG_WATCH'] = 'true';
  makeEngineIdsCheap();
  const { default: config } = await import('express-gateway/lib/config/index.js');
  const { default: registry } = await import('express-gateway/lib/policies/index.js');
  const { default: startEngine } = await import('express-gateway/lib/gateway/index.js');

  // The registry keeps the first policy of a name for good; a gateway started later in the same
  // process must get its own ones.
  for (const { name } of policies) Reflect.deleteProperty(registry.policies, name);

  let application: EngineApplication | undefined;
  await startEngine({
    config,
    plugins: {
      policies,
      gatewayRoutes: [
        (created) => {
          application = created;
        },
      ],
    },
  });
  if (!application) throw new Error('express-gateway made no application.');
  leaveOutUnused(application);
  return application;
}

/** Express gives requests another prototype, parses their queries, and passport adds its own: nobody here uses it. */
const UNUSED: ReadonlySet<string> = new Set(['query', 'expressInit', 'initialize']);

/** Takes out of the application what it does with each request for the sake of others than our policies. */
function leaveOutUnused({ _router: router }: EngineApplication): void {
  router.stack = router.stack.filter(({ name }) => !UNUSED.has(name));
}

/**
 * For each request express-gateway makes an id of its own that nobody reads, by a big-number
 * conversion that costs as much as the rest of its pipeline. It calls the function by property.
 */
function makeEngineIdsCheap(): void {
  const engine = createRequire(import.meta.url).resolve('express-gateway');
  const requireFromEngine = createRequire(engine);
  const ids: { v4: () => string } = requireFromEngine('uuid62');
  ids.v4 = () => '';
}
