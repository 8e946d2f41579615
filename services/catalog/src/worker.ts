import { runProcess } from '@slots/http-kit/lifecycle';
import { workerSettings } from './env.ts';
import { startCatalogWorker } from './worker-app.ts';

await runProcess('catalog-worker', workerSettings, startCatalogWorker);
