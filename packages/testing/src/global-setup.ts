import { randomBytes } from 'node:crypto';
import { startTestServers } from './test-servers.ts';

declare global {
  /** Stops the servers of this run; handed from the global set-up to the global tear-down. */
  var stopTestServers: (() => Promise<void>) | undefined;
}

/** Starts MongoDB and Redis once for all test files and tells the workers their addresses. */
export default async function globalSetup(): Promise<void> {
  const runId = randomBytes(4).toString('hex');
  const servers = await startTestServers(runId);
  process.env['TEST_RUN_ID'] = runId;
  process.env['TEST_MONGODB_URL'] = servers.mongodbUrl;
  process.env['TEST_REDIS_URL'] = servers.redisUrl;
  globalThis.stopTestServers = servers.stop;
}
