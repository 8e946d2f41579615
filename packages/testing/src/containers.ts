import { spawnSync } from 'node:child_process';
import type { Databases } from '@slots/databases/databases';

const DOCKER_TIMEOUT_MS = 5_000;
const PULL_TIMEOUT_MS = 180_000;
const REDIS_PORT = 6379;

/** MongoDB and Redis in containers; undefined where no Docker daemon answers or their images are out of reach. */
export async function startContainers(): Promise<Databases | undefined> {
  if (!docker(['version', '--format', '{{.Server.Version}}'], DOCKER_TIMEOUT_MS)) return undefined;
  const images = {
    mongodb: process.env['MONGO_IMAGE'] ?? 'mongo:8.0',
    redis: process.env['REDIS_IMAGE'] ?? 'redis:8.0',
  };
  const missing = Object.values(images).filter((image) => !obtained(image));
  if (missing.length > 0) {
    process.stderr.write(
      `Docker answers, but has no ${missing.join(' and no ')} and cannot pull it: using local databases. MONGO_IMAGE and REDIS_IMAGE name others.\n`,
    );
    return undefined;
  }
  // The reaper's image cannot be pulled everywhere; the containers are stopped by us.
  process.env['TESTCONTAINERS_RYUK_DISABLED'] ??= 'true';
  const { MongoDBContainer } = await import('@testcontainers/mongodb');
  const { GenericContainer } = await import('testcontainers');
  const [mongodb, redis] = await Promise.all([
    new MongoDBContainer(images.mongodb).start(),
    new GenericContainer(images.redis)
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

function obtained(image: string): boolean {
  return (
    docker(['image', 'inspect', image], DOCKER_TIMEOUT_MS) ||
    docker(['pull', '--quiet', image], PULL_TIMEOUT_MS)
  );
}

/** Whether a docker command succeeds within its time. */
function docker(args: readonly string[], timeout: number): boolean {
  return spawnSync('docker', [...args], { stdio: 'ignore', timeout }).status === 0;
}
