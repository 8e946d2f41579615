import { runProcess } from '@slots/http-kit/lifecycle';
import { startAffiliate } from './app.ts';
import { affiliateSettings } from './env.ts';

await runProcess('affiliate', affiliateSettings, startAffiliate);
