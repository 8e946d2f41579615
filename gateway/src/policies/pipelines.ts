import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import type engineConfig from 'express-gateway/lib/config/index.js';
import type { Step } from 'express-gateway/lib/config/index.js';
import type {
  EngineApplication,
  Policy,
  PolicyHandler,
} from 'express-gateway/lib/gateway/index.js';
import { contextOf, routeOf } from '../context/request-context.ts';
import type { Route } from '../routing/route-table.ts';

const CONFIG_DIR = fileURLToPath(new URL('../../config', import.meta.url));

/**
 * A policy of ours. Its parameters, if it takes any, it checks itself. What it throws, or hands to `next`, ends the
 * request: with a problem as it is, with any other error as a failure.
 */
export interface OwnPolicy extends Pick<Policy, 'name'> {
  policy(parameters: unknown): (...call: Parameters<PolicyHandler>) => void | Promise<void>;
  /** False for routes whose requests it passes on untouched; by default it handles all. */
  concerns?(route: Route): boolean;
}

/** Answers a request that a policy refused or failed with. */
type OnFailure = (error: unknown, request: IncomingMessage, response: ServerResponse) => void;

/** One use of one of our policies, as the engine made it from the configuration. */
interface Use {
  readonly policy: OwnPolicy;
  readonly handler: PolicyHandler;
}

/** Hands a policy's failure to the pipeline, as the engine does with what is thrown at once. */
async function failWith(done: Promise<void>, next: (error: unknown) => void): Promise<void> {
  try {
    await done;
  } catch (error) {
    next(error);
  }
}

/**
 * Loads express-gateway with config/*.yml and these policies, and gives what takes requests: its application, and in
 * front of it the same policies without its loop. It listens nowhere and opens no connection: the configuration names
 * no server, and its own users, credentials and admin API are never loaded, since only its gateway half is.
 */
export async function loadPipelines(
  policies: readonly OwnPolicy[],
  onFailure: OnFailure,
): Promise<RequestListener> {
  process.env['EG_CONFIG_DIR'] = CONFIG_DIR;
  process.env['EG_DISABLE_CONFIG_WATCH'] = 'true';
  makeEngineIdsCheap();
  const { default: config } = await import('express-gateway/lib/config/index.js');
  const { default: registry } = await import('express-gateway/lib/policies/index.js');
  const { default: startEngine } = await import('express-gateway/lib/gateway/index.js');

  // The registry keeps the first policy of a name for good; a gateway started later in the same
  // process must get its own ones.
  for (const { name } of policies) Reflect.deleteProperty(registry.policies, name);

  /** In the order of the configuration, which is the order in which the engine makes them. */
  const uses: Use[] = [];
  const noted = policies.map((policy) => ({
    ...policy,
    // The engine warns of a policy without one.
    schema: { $id: `urn:slots:gateway:policy:${policy.name}`, type: 'object' },
    policy(parameters: unknown) {
      const made = policy.policy(parameters);
      const handler: PolicyHandler = (request, response, next) => {
        // The client has gone while a policy waited: one that began now would wait for a `close` that was already emitted.
        if (response.destroyed) return;
        const done = made(request, response, next);
        if (done instanceof Promise) void failWith(done, next);
      };
      uses.push({ policy, handler });
      return handler;
    },
  }));
  let application: EngineApplication | undefined;
  await startEngine({
    config,
    plugins: {
      policies: noted,
      gatewayRoutes: [
        (created) => {
          application = created;
        },
      ],
    },
  });
  if (!application) throw new Error('express-gateway made no application.');
  removeUnusedMiddleware(application);
  application.use((error, request, response, _next) => onFailure(error, request, response));
  return inFrontOf(application, pipelinesOf(config, uses), onFailure);
}

interface Pipeline {
  /** The paths that it is for, whatever their case, as Express matches them. */
  readonly paths: RegExp;
  /** Undefined when there are others than our policies, or conditions: only the engine can run it. */
  readonly uses: readonly Use[] | undefined;
}

/** The pipelines of the configuration, in order. */
function pipelinesOf(
  { gatewayConfig: { apiEndpoints, pipelines } }: typeof engineConfig,
  uses: readonly Use[],
): Pipeline[] {
  let made = 0;
  return Object.values(pipelines).map(({ policies, apiEndpoints: names }) => {
    const paths = names.flatMap((name) => apiEndpoints[name]?.paths ?? []).map(asPattern);
    const own: Use[] = [];
    let onlyEngine = false;
    for (const [name, step] of policies.flatMap(stepsOf)) {
      const use = uses[made];
      const isOwn = use?.policy.name === name;
      if (isOwn) made += 1;
      if (isOwn && !step?.condition) own.push(use);
      else onlyEngine = true;
    }
    return {
      paths: new RegExp(`^(?:${paths.join('|')})/?$`, 'i'),
      uses: onlyEngine ? undefined : own,
    };
  });
}

function stepsOf(named: Readonly<Record<string, Step | readonly Step[]>>): [string, Step][] {
  return Object.entries(named).flatMap(([name, given]) =>
    [given].flat().map((step): [string, Step] => [name, step]),
  );
}

/** A path of the configuration as Express reads it: an asterisk is anything. */
function asPattern(path: string): string {
  return path.replaceAll(/[.+?^${}()|[\]\\]/g, '\\$&').replaceAll('*', '.*');
}

/**
 * Runs the policies that concern a route one after the other. The engine's and Express's loops do the same for a fifth
 * of the time of a small request; they are left for what needs them: pipelines with other policies or conditions, and
 * calls that the gateway answers itself.
 */
function inFrontOf(
  application: EngineApplication,
  pipelines: readonly Pipeline[],
  onFailure: OnFailure,
): RequestListener {
  const ways = pipelines.map(({ paths, uses }) => ({
    paths,
    way: uses && createRoutePipeline(uses),
  }));

  function walk(
    handlers: readonly PolicyHandler[],
    request: IncomingMessage,
    response: ServerResponse,
    onEnd: () => void,
  ): void {
    let at = 0;
    function next(error?: unknown): void {
      const handler = handlers[at];
      at += 1;
      try {
        if (error !== undefined) onFailure(error, request, response);
        else if (handler) handler(request, response, next);
        else onEnd();
      } catch (thrown) {
        onFailure(thrown, request, response);
      }
    }
    next();
  }

  return (request, response) => {
    const { path } = contextOf(request);
    const way = ways.find(({ paths }) => paths.test(path))?.way;
    if (!way) {
      application(request, response);
      return;
    }
    walk(way.first, request, response, () => {
      const route = routeOf(contextOf(request));
      const isOwnCall = route.local !== undefined || route.leadsOut;
      if (isOwnCall) application(request, response);
      else walk(way.restFor(route), request, response, () => application(request, response));
    });
  };
}

/** The policy that finds the route, and those behind it that concern one. */
function createRoutePipeline([first, ...rest]: readonly Use[]) {
  const known = new Map<Route, readonly PolicyHandler[]>();
  return {
    first: first ? [first.handler] : [],
    restFor(route: Route): readonly PolicyHandler[] {
      const kept = known.get(route);
      if (kept) return kept;
      const handlers = rest
        .filter(({ policy }) => policy.concerns?.(route) ?? true)
        .map(({ handler }) => handler);
      known.set(route, handlers);
      return handlers;
    },
  };
}

/** Express replaces the prototype of requests and parses their queries, and passport adds its own: all unused here. */
const UNUSED: ReadonlySet<string> = new Set(['query', 'expressInit', 'initialize']);

/** Removes the application's middleware that only policies other than ours need. */
function removeUnusedMiddleware({ _router: router }: EngineApplication): void {
  router.stack = router.stack.filter(({ name }) => !UNUSED.has(name));
}

/**
 * For each request express-gateway makes an id of its own that is never read, by a big-number
 * conversion that costs as much as the rest of its pipeline. It calls the function by property.
 */
function makeEngineIdsCheap(): void {
  const engine = createRequire(import.meta.url).resolve('express-gateway');
  const requireFromEngine = createRequire(engine);
  const ids: { v4: () => string } = requireFromEngine('uuid62');
  ids.v4 = () => '';
}
