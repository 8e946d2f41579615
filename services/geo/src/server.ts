import { runProcess } from '@slots/http-kit/lifecycle';
import { startGeo } from './app.ts';
import { geoSettings } from './env.ts';

await runProcess('geo', geoSettings, startGeo);
