import { afterAll, expect, test } from '@jest/globals';
import { startCasinoUnderTest } from './casino-under-test.ts';

const service = await startCasinoUnderTest({ REDIS_URL: 'redis://127.0.0.1:1' });

afterAll(() => service.stop());

test('without Redis casino is ready, says what it misses, and tells Prometheus', async () => {
  expect(await service.visitor('GET', '/readyz')).toMatchObject({
    status: 200,
    body: { ready: true, dependencies: { mongodb: 'up', redis: 'degraded' } },
  });
  const metrics = await (await fetch(`${service.url}/metrics`)).text();
  expect(metrics).toMatch(
    /^redis_connection_up\{connection="changes",service="casino",system="slots"\} 0$/m,
  );
});
