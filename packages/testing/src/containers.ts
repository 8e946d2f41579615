import { spawnSync } from 'node:child_process';
import type { Databases } from '@slots/databases/databases';

const DOCKER_TIMEOUT_MS = 5_000;
const REDIS_PORT = 6379;

/** MongoDB and Redis in containers; undefined where no Docker daemon answers. */
export async function startContainers(): Promise<Databases | undefined> {
  if (!dockerAnswers()) return undefined;
  // The reaper's image cannot be pulled everywhere; the containers are stopped by us.
  process.env['TESTCONTAINERS_RYUK_DISABLED'] ??= 'true';
  const { MongoDBContainer } = await import('@testcontainers/mongodb');
  const { GenericContainer } = await import('testcontainers');
  const [mongodb, redis] = await Promise.all([
    new MongoDBContainer(process.env['MONGO_IMAGE'] ?? 'mongo:8.0').start(),
    new GenericContainer(process.env['REDIS_IMAGE'] ?? 'redis:8.0')
      .withExposedPorts(REDIS_PORT)
      .withCommand(['redis-server', '--databases', '64', '--maxmemory-policy', 'noeviction'])
      .start(),
  ]);
  return {
    mongodbUrl: `${mongodb.getConnectionString()}?directConnection=true`,
    redisUrl: `redis://${redis.getHost()}:${redis.getMappedPort(REDIS_PORT)}`,
    async stop() {
      await Promise.all([mongodb.stop(), redis.stop()]);
    },
  };
}

function dockerAnswers(): boolean {
  const answer = spawnSync('docker', ['version', '--format', '{{.Server.Version}}'], {
    stdio: 'ignore',
    timeout: DOCKER_TIMEOUT_MS,
  });
  return answer.status === 0;
}
