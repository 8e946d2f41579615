import { createServer } from 'node:http';
import { readEnv } from '@slots/env/env';
import { stopOnSignal } from '@slots/http-kit/lifecycle';
import { createHttpMetrics } from '@slots/http-kit/metrics';
import { createLogger } from '@slots/logger/logger';
import { settings as schema } from './settings.ts';
import { createWebApp } from './web-app.ts';

const settings = readEnv(schema, { process: 'web' });
const logger = createLogger({ name: 'web', level: settings.LOG_LEVEL });

let stopping = false;
const server = createServer();
// React chooses its production build by this variable alone, whether it came from outside or not.
process.env['NODE_ENV'] = settings.NODE_ENV;
// Vite is a development dependency: it must not even be looked for in production.
const renderer =
  settings.NODE_ENV === 'development'
    ? await (await import('./development-renderer.ts')).createDevelopmentRenderer(server)
    : await (await import('./production-renderer.ts')).createProductionRenderer();

const handle = createWebApp({
  settings,
  renderer,
  metrics: createHttpMetrics('web'),
  logger,
  isStopping: () => stopping,
});
server.on('request', (request, response) => handle(request, response));
// Longer than the gateway keeps its idle connections, so that it never writes into a closing one.
server.keepAliveTimeout = 65_000;
server.requestTimeout = 30_000;
server.listen(settings.PORT, settings.HOST, () => {
  logger.info({ address: server.address() }, 'listening');
});

const GRACE_MS = 10_000;

stopOnSignal(
  [
    {
      async close() {
        stopping = true;
        const closed = new Promise<void>((resolve) => {
          server.close(() => resolve());
        });
        server.closeIdleConnections();
        const forced = setTimeout(() => server.closeAllConnections(), GRACE_MS);
        await closed;
        clearTimeout(forced);
      },
    },
    renderer,
  ],
  logger,
);
