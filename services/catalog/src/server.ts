import { runProcess } from '@slots/http-kit/lifecycle';
import { startCatalog } from './app.ts';
import { serverSettings } from './env.ts';

await runProcess('catalog', serverSettings, startCatalog);
