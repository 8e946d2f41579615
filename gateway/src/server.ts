import { runProcess } from '@slots/http-kit/lifecycle';
import { gatewaySettings } from './env.ts';
import { startGateway } from './gateway.ts';

await runProcess('gateway', gatewaySettings, startGateway);
