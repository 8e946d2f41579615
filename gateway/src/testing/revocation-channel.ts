import { REVOCATION_BEAT_MS, REVOCATION_CHANNEL } from '@slots/contracts/identity/auth';
import { Redis } from 'ioredis';

/** Publishes as identity does: beats until stopped, and revocations. */
export function startRevocationPublisher(redisUrl: string) {
  const redis = new Redis(redisUrl);
  const publish = (message: unknown) => redis.publish(REVOCATION_CHANNEL, JSON.stringify(message));
  const beats = setInterval(() => void publish({ kind: 'beat' }), REVOCATION_BEAT_MS);
  return {
    async revoke(sessionIds: readonly string[]): Promise<void> {
      await publish({ kind: 'revoked', sessionIds });
    },
    stop(): void {
      clearInterval(beats);
      redis.disconnect();
    },
  };
}

export type RevocationPublisher = ReturnType<typeof startRevocationPublisher>;
