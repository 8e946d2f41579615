import { runProcess } from '@slots/http-kit/lifecycle';
import { startIdentity } from './app.ts';
import { identitySettings } from './env.ts';

await runProcess('identity', identitySettings, startIdentity);
