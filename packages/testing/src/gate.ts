import { connect, createServer, type Server, type Socket } from 'node:net';
import { listen } from '@slots/http-kit/graceful-server';
import { freePort } from '@slots/processes/ports';

/** A port of its own before a real server, that a test opens and shuts: the server "goes away" for its clients. */
export interface Gate {
  readonly port: number;
  open(): Promise<void>;
  /** Refuses connections and cuts those that are open. */
  shut(): Promise<void>;
  /** Lets nothing through until it is opened again, but keeps connections, as a network that loses packets. */
  freeze(): void;
}

/** A gate, shut at first, before the server at `host` and `port`. */
export async function createGate(target: { host: string; port: number }): Promise<Gate> {
  const sockets = new Set<Socket>();
  let server: Server | undefined;
  let isFrozen = false;

  function pass(from: Socket, to: Socket): void {
    sockets.add(from);
    from.on('data', (bytes) => {
      if (!isFrozen) to.write(bytes);
    });
    from.on('error', () => undefined);
    from.on('close', () => {
      sockets.delete(from);
      to.destroy();
    });
  }

  async function shut(): Promise<void> {
    const shutting = server;
    server = undefined;
    if (!shutting) return;
    const closed = new Promise((resolve) => shutting.close(resolve));
    for (const socket of sockets) socket.destroy();
    await closed;
  }

  const port = await freePort();
  return {
    port,
    shut,
    freeze() {
      isFrozen = true;
    },
    async open() {
      isFrozen = false;
      if (server) return;
      server = createServer((incoming) => {
        const outgoing = connect(target);
        pass(incoming, outgoing);
        pass(outgoing, incoming);
      });
      await listen(server, '127.0.0.1', port);
    },
  };
}

/** A gate before the MongoDB at `mongodbUrl`; `url` leads through it. */
export async function createMongoGate(mongodbUrl: string): Promise<Gate & { url: string }> {
  const [, host = '', port = ''] =
    /^mongodb:\/\/(?:[^@/]*@)?([^:/,]+):(\d+)/.exec(mongodbUrl) ?? [];
  const gate = await createGate({ host, port: Number(port) });
  return { ...gate, url: `mongodb://127.0.0.1:${gate.port}/?directConnection=true` };
}

export type RedisGate = Gate & { readonly url: string };

/** A gate before the Redis at `redisUrl`; `url` leads through it, to the same database. */
export async function createRedisGate(redisUrl: string): Promise<RedisGate> {
  const url = new URL(redisUrl);
  const gate = await createGate({ host: url.hostname, port: Number(url.port) });
  url.host = `127.0.0.1:${gate.port}`;
  return { ...gate, url: url.toString() };
}
