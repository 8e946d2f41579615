import { request } from 'undici';

const ASK_TIMEOUT_MS = 2_000;
const KEPT_MS = 500;

export interface Readiness {
  readonly ready: boolean;
  readonly dependencies: Readonly<Record<string, 'up' | 'down'>>;
}

async function stateOf(url: string): Promise<'up' | 'down'> {
  try {
    const { statusCode, body } = await request(`${url}/readyz`, {
      signal: AbortSignal.timeout(ASK_TIMEOUT_MS),
    });
    await body.dump();
    return statusCode === 200 ? 'up' : 'down';
  } catch {
    // Any failure means that it is not ready.
    return 'down';
  }
}

/**
 * Tells if all services are ready, each asked at its /readyz. An answer is kept for half a second and
 * shared, so that asking here often does not ask them often.
 * @param urls where each service listens, by its name
 */
export function createReadiness(urls: Readonly<Record<string, string>>): () => Promise<Readiness> {
  const services = Object.entries(urls);
  let asked: Promise<Readiness> | undefined;

  async function ask(): Promise<Readiness> {
    const states = await Promise.all(
      services.map(async ([name, url]) => [name, await stateOf(url)] as const),
    );
    return {
      ready: states.every(([, state]) => state === 'up'),
      dependencies: Object.fromEntries(states),
    };
  }

  return () => {
    asked ??= ask().finally(() => {
      setTimeout(() => {
        asked = undefined;
      }, KEPT_MS).unref();
    });
    return asked;
  };
}
