import type { Route } from '@slots/http-kit/route';
import { type RunningService, startService } from '@slots/http-kit/service';
import { createLogger } from '@slots/logger/logger';
import { TEST_SERVICE_SECRET } from './test-identity.ts';

/** Starts a service of these routes alone in the place of the real one, for other services to call. */
export function startStandIn(name: string, routes: readonly Route[]): Promise<RunningService> {
  return startService(
    {
      name,
      routes,
      verifier: { verify: () => Promise.reject(new Error('only services call a stand-in')) },
      serviceSecrets: [TEST_SERVICE_SECRET],
      logger: createLogger({ name, level: 'silent' }),
      dependencies: {},
    },
    { host: '127.0.0.1', port: 0 },
  );
}
