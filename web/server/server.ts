import { createServer } from 'node:http';
import { createGracefulStop } from '@slots/http-kit/graceful-server';
import { runProcess, type Stoppable } from '@slots/http-kit/lifecycle';
import { createHttpMetrics } from '@slots/http-kit/metrics';
import type { Logger } from '@slots/logger/logger';
import { createRedisMetrics } from '@slots/telemetry/redis-metrics';
import { createKeptPictures } from './kept-pictures.ts';
import { createPublicData } from './public-data.ts';
import { type Settings, settings as schema } from './settings.ts';
import { createWebApp } from './web-app.ts';

const GRACE_MS = 10_000;

async function startWeb(settings: Settings, logger: Logger): Promise<Stoppable> {
  const metrics = createHttpMetrics('web');
  const redis = {
    redisUrl: settings.REDIS_URL,
    logger,
    measureRedis: createRedisMetrics(metrics.registry),
  };
  let stopping = false;
  const server = createServer();
  // React chooses its production build by this variable alone, whether it came from outside or not.
  process.env['NODE_ENV'] = settings.NODE_ENV;
  // Vite is a development dependency: it must not even be looked for in production.
  const renderer =
    settings.NODE_ENV === 'development'
      ? await (await import('./development-renderer.ts')).createDevelopmentRenderer(server)
      : await (await import('./production-renderer.ts')).createProductionRenderer(redis);

  const kept = createKeptPictures(redis);
  const publicData = createPublicData(redis);

  const handle = createWebApp({
    settings,
    renderer,
    kept,
    publicData,
    metrics,
    logger,
    isStopping: () => stopping,
  });
  server.on('request', (request, response) => handle(request, response));
  const graceful = createGracefulStop(server);
  server.requestTimeout = 30_000;
  server.listen(settings.PORT, settings.HOST, () => {
    logger.info({ address: server.address() }, 'listening');
  });
  return {
    async drain() {
      stopping = true;
      await graceful.drain();
    },
    async close() {
      stopping = true;
      await graceful.close(GRACE_MS);
      await renderer.close();
      kept.close();
      publicData.close();
    },
  };
}

await runProcess('web', schema, startWeb);
