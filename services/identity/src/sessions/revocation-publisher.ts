import {
  REVOCATION_BEAT_MS,
  REVOCATION_CHANNEL,
  type revocationMessage,
} from '@slots/contracts/identity/auth';
import type { Stoppable } from '@slots/http-kit/lifecycle';
import { repeat } from '@slots/http-kit/repeat';
import type { Logger } from '@slots/logger/logger';
import type { Redis } from 'ioredis';
import type { z } from 'zod';
import type { SessionsRepository } from './sessions.repository.ts';

/** The pause between looks for revocations that another replica or the reset noted. */
const SWEEP_MS = 1_000;

/**
 * Publishes revoked sessions to gateways over Redis, at least once each, with a heartbeat in between that
 * shows them that they are still subscribed. Unpublished ones are marked in MongoDB, so a revocation made
 * while Redis was unavailable, or by a process that died, is published as soon as possible.
 */
export function startRevocationPublisher({
  sessions,
  redis,
  logger,
}: {
  sessions: SessionsRepository;
  redis: Redis;
  logger: Logger;
}) {
  async function send(message: z.input<typeof revocationMessage>): Promise<void> {
    await redis.publish(REVOCATION_CHANNEL, JSON.stringify(message));
  }

  async function publishAll(): Promise<void> {
    if (redis.status !== 'ready') return;
    const sessionIds = await sessions.unpublished();
    if (sessionIds.length > 0) {
      await send({ kind: 'revoked', sessionIds });
      await sessions.markPublished(sessionIds);
    }
    failing.delete('revocations');
  }

  async function beat(): Promise<void> {
    // The connection logs that it is away; a beat that is not sent is the message to gateways.
    if (redis.status !== 'ready') return;
    await send({ kind: 'beat' });
    failing.delete('beats');
  }

  // Said once, not again with every try, until one has worked.
  const failing = new Set<'revocations' | 'beats'>();
  const onError = (what: 'revocations' | 'beats') => (error: unknown) => {
    if (!failing.has(what)) {
      logger.warn({ err: error }, `${what} could not be published, trying again`);
    }
    failing.add(what);
  };
  const loops: Stoppable[] = [
    repeat(beat, { everyMs: REVOCATION_BEAT_MS, onError: onError('beats') }),
    repeat(publishAll, { everyMs: SWEEP_MS, onError: onError('revocations') }),
  ];

  return {
    /** Publishes all unpublished revocations to gateways. Does not fail: what cannot be sent now is published later. */
    publish: (): Promise<void> => publishAll().catch(onError('revocations')),
    async close(): Promise<void> {
      await Promise.all(loops.map((loop) => loop.close()));
    },
  };
}

export type RevocationPublisher = ReturnType<typeof startRevocationPublisher>;
