import { runProcess } from '@slots/http-kit/lifecycle';
import { startCasino } from './app.ts';
import { casinoSettings } from './env.ts';

const service = await runProcess('casino', casinoSettings, startCasino);
// A law that names unknown licences is invalid: the process ends.
await service.prepared;
