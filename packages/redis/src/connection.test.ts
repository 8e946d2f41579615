import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, test } from '@jest/globals';
import { redisUrl } from '@slots/testing/databases';

const LOG_ONCE = `
  import { createLogger } from '@slots/logger/logger';
  import { connectRedis } from '@slots/redis/connection';
  const logger = createLogger({ name: 'test', level: 'info' });
  const redis = connectRedis(process.env.URL, { role: 'worker', name: 'jobs', logger });
  redis.on('error', () => redis.disconnect());
`;

test('a login that Redis refuses is logged, and its password is not', async () => {
  const url = new URL(await redisUrl());
  url.username = 'nobody';
  url.password = 'sesame-open';
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ['--input-type=module', '--eval', LOG_ONCE],
    { cwd: import.meta.dirname, env: { ...process.env, URL: url.href }, timeout: 20_000 },
  );
  expect(stdout).toContain('WRONGPASS');
  expect(stdout).not.toContain('sesame-open');
});
