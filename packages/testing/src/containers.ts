import type { Databases } from '@slots/databases/databases';
import { databaseImages, dockerProblem } from './docker.ts';

const REDIS_PORT = 6379;

/**
 * MongoDB and Redis in containers; undefined where no Docker daemon answers, and where its images are out
 * of reach, which it says.
 */
export async function startContainers(): Promise<Databases | undefined> {
  const images = databaseImages();
  const problem = dockerProblem([images.mongodb, images.redis]);
  if (problem !== undefined) {
    process.stderr.write(`Tests use local databases, since ${problem}\n`);
    return undefined;
  }
  // The reaper's image cannot be pulled everywhere; the containers are stopped by us.
  process.env['TESTCONTAINERS_RYUK_DISABLED'] ??= 'true';
  const { MongoDBContainer } = await import('@testcontainers/mongodb');
  const { GenericContainer } = await import('testcontainers');
  const [mongodb, redis] = await Promise.allSettled([
    new MongoDBContainer(images.mongodb).start(),
    new GenericContainer(images.redis)
      .withExposedPorts(REDIS_PORT)
      .withCommand(['redis-server', '--databases', '64', '--maxmemory-policy', 'noeviction'])
      .start(),
  ]);
  async function stop(): Promise<void> {
    const started = [mongodb, redis].filter((one) => one.status === 'fulfilled');
    await Promise.all(started.map(({ value }) => value.stop()));
  }
  if (mongodb.status === 'rejected' || redis.status === 'rejected') {
    await stop();
    const failed = [mongodb, redis].filter((one) => one.status === 'rejected');
    const reason = failed.map((one) => String(one.reason)).join(' and ');
    process.stderr.write(`Tests use local databases, since containers do not start: ${reason}\n`);
    return undefined;
  }
  return {
    mongodbUrl: `${mongodb.value.getConnectionString()}?directConnection=true`,
    redisUrl: `redis://${redis.value.getHost()}:${redis.value.getMappedPort(REDIS_PORT)}`,
    stop,
  };
}
