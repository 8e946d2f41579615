import { expect, test } from '@jest/globals';
import { redisUrl } from '@slots/testing/databases';
import { refuseEviction } from './eviction.ts';
import { visitRedis } from './one-visit.ts';

test('a Redis that may evict keys is refused by name', async () => {
  const evicting = { info: async () => 'maxmemory:0\r\nmaxmemory_policy:allkeys-lru\r\n' };
  await expect(refuseEviction(evicting)).rejects.toThrow('maxmemory-policy is allkeys-lru');
  await expect(visitRedis(await redisUrl(), refuseEviction)).resolves.toBeUndefined();
});
