/** Names what a service needs, each with a check that rejects while it cannot be reached. */
export type DependencyChecks = Readonly<Record<string, () => Promise<unknown>>>;

const CHECK_TIMEOUT_MS = 2_000;

export interface Readiness {
  readonly ready: boolean;
  readonly dependencies: Readonly<Record<string, 'up' | 'down'>>;
}

async function within(check: () => Promise<unknown>): Promise<'up' | 'down'> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<'down'>((resolve) => {
    timer = setTimeout(() => resolve('down'), CHECK_TIMEOUT_MS);
  });
  try {
    return await Promise.race([
      check().then(
        () => 'up' as const,
        () => 'down' as const,
      ),
      late,
    ]);
  } finally {
    clearTimeout(timer);
  }
}

/** Asks every dependency at the same time, each for two seconds at most. */
export async function readiness(checks: DependencyChecks): Promise<Readiness> {
  const names = Object.entries(checks);
  const states = await Promise.all(names.map(([, check]) => within(check)));
  const dependencies = Object.fromEntries(
    names.map(([name], index) => [name, states[index] ?? 'down']),
  );
  return { ready: states.every((state) => state === 'up'), dependencies };
}
