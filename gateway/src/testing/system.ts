import { parseSettings } from '@slots/env/env';
import { createLogger } from '@slots/logger/logger';
import { redisUrl } from '@slots/testing/databases';
import { TEST_SERVICE_SECRET } from '@slots/testing/test-identity';
import type { Role } from '@slots/tokens/claims';
import { gatewaySettings } from '../env.ts';
import { startGateway } from '../gateway.ts';
import { startSessionIdentity } from './identity.ts';
import { startUpstream } from './upstream.ts';

/**
 * A gateway in front of an identity, one server for all other services, and one for the web app.
 * @param changed settings that differ from the usual ones
 */
export async function startSystem(changed: Record<string, string> = {}) {
  const [identity, service, web] = await Promise.all([
    startSessionIdentity(),
    startUpstream(),
    startUpstream(),
  ]);
  const settings = parseSettings(gatewaySettings, 'gateway', {
    PORT: '0',
    NODE_ENV: 'test',
    REDIS_URL: await redisUrl(),
    IDENTITY_URL: identity.url,
    GEO_URL: service.url,
    CATALOG_URL: service.url,
    CASINO_URL: service.url,
    AFFILIATE_URL: service.url,
    WEB_URL: web.url,
    SERVICE_SECRET: TEST_SERVICE_SECRET,
    TRUSTED_PROXIES: 'loopback',
    // Each request reaches its upstream, unless a test is about the cache.
    PUBLIC_CACHE_BYTES: '0',
    // Nothing reaches an upstream that no test sent, unless it is about clicks.
    CLICK_OUTS: 'off',
    ...changed,
  });
  const gateway = await startGateway(settings, createLogger({ name: 'gateway', level: 'silent' }));
  return {
    gateway,
    url: gateway.url,
    identity,
    service,
    web,
    /** A Cookie header of a signed-in session. */
    cookieOf: (role: Role, sessionId?: string) =>
      `token=${identity.tokenFor({ id: 7, username: 'ann', role, ...(sessionId === undefined ? {} : { sessionId }) })}`,
    async stop() {
      await gateway.close(0);
      await Promise.all([identity.stop(), service.stop(), web.stop()]);
    },
  };
}

export type TestSystem = Awaited<ReturnType<typeof startSystem>>;
