import { REVOCATION_BEAT_MS, REVOCATION_CHANNEL } from '@slots/contracts/identity/auth';
import { Redis } from 'ioredis';

/** Publishes as identity does: beats until stopped, and revocations. */
export interface RevocationPublisher {
  revoke(sessionIds: readonly string[]): Promise<void>;
  stop(): void;
}

export function startRevocationPublisher(redisUrl: string): RevocationPublisher {
  const redis = new Redis(redisUrl);
  const publish = (message: unknown) => redis.publish(REVOCATION_CHANNEL, JSON.stringify(message));
  const beats = setInterval(() => void publish({ kind: 'beat' }), REVOCATION_BEAT_MS);
  return {
    async revoke(sessionIds) {
      await publish({ kind: 'revoked', sessionIds });
    },
    stop() {
      clearInterval(beats);
      redis.disconnect();
    },
  };
}
