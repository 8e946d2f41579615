import type { z } from 'zod';

const TIMEOUT_MS = 5_000;

/** An answer of the gateway that is no good one. */
export class GatewayError extends Error {
  readonly status: number;

  constructor(path: string, status: number) {
    super(`The gateway answered ${path} with ${status}.`);
    this.status = status;
  }
}

/** Reads public data for documents that are no pages: sitemaps and share images. */
export interface GatewayClient {
  json<T>(path: string, schema: z.ZodType<T>): Promise<T>;
  bytes(path: string): Promise<Uint8Array>;
}

export function createGatewayClient(baseUrl: string): GatewayClient {
  async function get(path: string): Promise<Response> {
    const answer = await fetch(new URL(path, baseUrl), { signal: AbortSignal.timeout(TIMEOUT_MS) });
    if (!answer.ok) throw new GatewayError(path, answer.status);
    return answer;
  }
  return {
    json: async (path, schema) => schema.parse(await (await get(path)).json()),
    bytes: async (path) => (await get(path)).bytes(),
  };
}
