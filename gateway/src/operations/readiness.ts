import { type Readiness, readiness } from '@slots/http-kit/health';
import { request } from 'undici';

const ASK_TIMEOUT_MS = 2_000;
const KEPT_MS = 500;

/** @throws while the service is not ready, or cannot be asked */
async function assertReady(url: string): Promise<void> {
  const signal = AbortSignal.timeout(ASK_TIMEOUT_MS);
  const { statusCode, body } = await request(`${url}/readyz`, { signal });
  await body.dump();
  if (statusCode !== 200) throw new Error(`${url} is not ready.`);
}

/**
 * Tells if all services are ready, each asked at its /readyz. An answer is kept for half a second and
 * shared, so that asking here often does not ask them often.
 * @param urls where each service listens, by its name
 */
export function createReadiness(urls: Readonly<Record<string, string>>): () => Promise<Readiness> {
  const checks = Object.fromEntries(
    Object.entries(urls).map(([name, url]) => [name, () => assertReady(url)]),
  );
  let asked: Promise<Readiness> | undefined;
  return () => {
    asked ??= readiness(checks).finally(() => {
      setTimeout(() => {
        asked = undefined;
      }, KEPT_MS).unref();
    });
    return asked;
  };
}
