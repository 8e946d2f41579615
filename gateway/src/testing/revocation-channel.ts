import { connect, createServer, type Socket } from 'node:net';
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

/** A way to Redis that can be cut and mended. */
export interface CuttableRedis {
  readonly url: string;
  /** Ends all connections and takes no new ones. */
  cut(): void;
  /** Lets nothing through any more, but keeps connections open: as a network that loses packets. */
  freeze(): void;
  mend(): void;
  stop(): Promise<void>;
}

export async function startCuttableRedis(redisUrl: string): Promise<CuttableRedis> {
  const target = new URL(redisUrl);
  const sockets = new Set<Socket>();
  let state: 'open' | 'cut' | 'frozen' = 'open';
  const server = createServer((near) => {
    if (state === 'cut') {
      near.destroy();
      return;
    }
    const far = connect(Number(target.port || 6379), target.hostname);
    for (const socket of [near, far]) {
      sockets.add(socket);
      socket.on('error', () => undefined);
      socket.on('close', () => {
        sockets.delete(socket);
        near.destroy();
        far.destroy();
      });
    }
    near.on('data', (bytes) => {
      if (state === 'open') far.write(bytes);
    });
    far.on('data', (bytes) => {
      if (state === 'open') near.write(bytes);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port.');
  const url = new URL(redisUrl);
  url.hostname = '127.0.0.1';
  url.port = String(address.port);
  const endAll = () => {
    for (const socket of sockets) socket.destroy();
  };
  return {
    url: url.href,
    cut() {
      state = 'cut';
      endAll();
    },
    freeze() {
      state = 'frozen';
    },
    mend() {
      state = 'open';
    },
    async stop() {
      const stopped = new Promise((resolve) => server.close(resolve));
      endAll();
      await stopped;
    },
  };
}
