import type { ServerResponse } from 'node:http';

const MAX_BYTES = 32 * 1024 * 1024;

/**
 * Bounds what is held in memory for clients: received bodies and unread answers. Beyond the limit, the client
 * that holds most loses the connection that has held something for the longest time.
 */
export function createHeldMemory(maxBytes = MAX_BYTES) {
  /** Oldest first. */
  const held = new Map<ServerResponse, { readonly client: string; bytes: number }>();
  const byClient = new Map<string, number>();
  let total = 0;

  function add(client: string, bytes: number): void {
    total += bytes;
    const ofClient = (byClient.get(client) ?? 0) + bytes;
    if (ofClient === 0) byClient.delete(client);
    else byClient.set(client, ofClient);
  }

  function letGo(response: ServerResponse): void {
    const one = held.get(response);
    if (!one) return;
    held.delete(response);
    add(one.client, -one.bytes);
  }

  function cutOffOne(): void {
    let [most, bytes] = ['', 0];
    for (const [client, ofClient] of byClient)
      if (ofClient > bytes) [most, bytes] = [client, ofClient];
    for (const [response, one] of held) {
      if (one.client !== most || one.bytes === 0) continue;
      letGo(response);
      response.req.socket.destroy();
      return;
    }
  }

  return {
    /** Tells how much is held for a request now, until its answer is out. */
    hold(response: ServerResponse, client: string, bytes: number): void {
      if (response.req.socket.destroyed) return;
      let one = held.get(response);
      if (!one) {
        one = { client, bytes: 0 };
        held.set(response, one);
        response.once('close', () => letGo(response));
      }
      add(one.client, bytes - one.bytes);
      one.bytes = bytes;
      while (total > maxBytes) cutOffOne();
    },
  };
}

export type HeldMemory = ReturnType<typeof createHeldMemory>;
