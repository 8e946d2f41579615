import { runProcess } from '@slots/http-kit/lifecycle';
import { startCasino } from './app.ts';
import { casinoSettings } from './env.ts';

const service = await runProcess('casino', casinoSettings, startCasino);
// A law that names licences which do not exist is no law: the process ends.
await service.prepared;
