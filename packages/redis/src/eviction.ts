/** The Redis could throw away what is stored in it, and jobs with it. */
export class RedisMayEvict extends Error {
  constructor(policy: string) {
    super(
      `The Redis at REDIS_URL may throw jobs away: its maxmemory-policy is ${policy}. Set it to noeviction.`,
    );
    this.name = 'RedisMayEvict';
  }
}

/**
 * Refuses a Redis that may evict keys when its memory is full, since jobs would vanish silently.
 * A server that keeps its policy to itself is taken at its word.
 * @throws RedisMayEvict
 */
export async function refuseEviction(redis: {
  info(section: string): Promise<string>;
}): Promise<void> {
  const policy = /maxmemory_policy:(\S+)/.exec(await redis.info('memory'))?.[1];
  if (policy !== undefined && policy !== 'noeviction') throw new RedisMayEvict(policy);
}
