import { setTimeout as delay } from 'node:timers/promises';

/** Names what a service uses, each with a check that rejects while it cannot be reached. */
export type DependencyChecks = Readonly<Record<string, () => Promise<unknown>>>;

/** `degraded` is away like `down`, but the service answers on without it. */
type DependencyState = 'up' | 'down' | 'degraded';

const CHECK_TIMEOUT_MS = 2_000;

export interface Readiness {
  readonly ready: boolean;
  readonly dependencies: Readonly<Record<string, DependencyState>>;
}

/** True when a check resolves within two seconds. */
export async function isReached(check: () => Promise<unknown>): Promise<boolean> {
  const reached = check().then(
    () => true,
    () => false,
  );
  return Promise.race([reached, delay(CHECK_TIMEOUT_MS, false, { ref: false })]);
}

async function statesOf(
  checks: DependencyChecks,
  away: DependencyState,
): Promise<Readiness['dependencies']> {
  const states = Object.entries(checks).map(
    async ([name, check]) => [name, (await isReached(check)) ? 'up' : away] as const,
  );
  return Object.fromEntries(await Promise.all(states));
}

/**
 * Asks every dependency at the same time, each for two seconds at most.
 * @param required what the service can answer nothing without: it is not ready while one of them is away
 * @param optional what it does without for a while. All replicas share it, so if they were not ready when it
 *   is away, none would be left to answer
 */
export async function readiness(
  required: DependencyChecks,
  optional: DependencyChecks = {},
): Promise<Readiness> {
  const [needed, others] = await Promise.all([
    statesOf(required, 'down'),
    statesOf(optional, 'degraded'),
  ]);
  return {
    ready: Object.values(needed).every((state) => state === 'up'),
    dependencies: { ...needed, ...others },
  };
}
