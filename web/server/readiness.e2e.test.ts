import { expect, test } from '@jest/globals';
import { serve } from '@slots/testing/serve';
import { until } from '@slots/testing/until';
import { startFakeGateway } from '../testing/fake-gateway.ts';
import { startWebProcess } from '../testing/web-process.ts';

const BUILD_MS = 240_000;

test(
  'a gateway that hangs is down, and no request to it stays open',
  async () => {
    const open = new Set<object>();
    let asked = 0;
    const hanging = await serve((request, response) => {
      asked += 1;
      open.add(request);
      response.on('close', () => open.delete(request));
    });
    const gateway = await startFakeGateway();
    let web: Awaited<ReturnType<typeof startWebProcess>> | undefined;
    try {
      web = await startWebProcess(gateway, { GATEWAY_URL: hanging.url });
      const ready = await fetch(`${web.url}/readyz`);
      expect(ready.status).toBe(503);
      expect(await ready.json()).toEqual({ ready: false, dependencies: { gateway: 'down' } });
      expect(asked).toBe(1);
      await until(() => expect(open.size).toBe(0));
    } finally {
      await web?.stop();
      await gateway.stop();
      await hanging.stop();
    }
  },
  BUILD_MS,
);
