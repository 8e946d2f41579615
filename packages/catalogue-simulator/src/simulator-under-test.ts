import { expect } from '@jest/globals';
import { z } from 'zod';
import type { SimulatorSettings } from './settings.ts';
import { sign } from './signature.ts';

/** Settings of a small, fast simulator on free ports. */
export const testSettings: SimulatorSettings = {
  host: '127.0.0.1',
  apiPort: 0,
  launcherPort: 0,
  token: 'key-of-the-test',
  secret: 'secret-of-the-test',
  origin: 'http://www.slots.test:8080',
  requestsPerSecond: 1000,
  seed: 7,
  games: 400,
};

export const listAnswer = z.object({
  data: z.array(z.record(z.string(), z.unknown())),
  meta: z.object({
    current_page: z.number(),
    from: z.number().nullable(),
    last_page: z.number(),
    path: z.string(),
    per_page: z.number(),
    to: z.number().nullable(),
    total: z.number(),
  }),
});

/** The present second. */
export const now = () => Math.floor(Date.now() / 1000);

/** The differences from a valid call. */
export interface Call {
  readonly token?: string;
  readonly origin?: string;
  readonly at?: number;
  readonly secret?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly signal?: AbortSignal;
}

/** Calls the API at `base` as the customer does. */
export function callApi(base: string, path: string, query = '', given: Call = {}) {
  const { token = testSettings.token, origin = testSettings.origin, at = now() } = given;
  const { secret = testSettings.secret, headers, signal } = given;
  return fetch(`${base}${path}?token=${token}&${query}`, {
    headers: {
      Origin: origin,
      'X-SL-Timestamp': String(at),
      'X-SL-Signature': sign(secret, [at, 'GET', path]),
      ...headers,
    },
    ...(signal ? { signal } : {}),
  });
}

/** A page of a list, which has to be answered 200. */
export async function readList(base: string, path: string, query = '', given: Call = {}) {
  const response = await callApi(base, path, query, given);
  expect(response.status).toBe(200);
  return listAnswer.parse(await response.json());
}

/** The signed address of a game at the launcher at `base`. */
export function launchAddress(
  base: string,
  given: { id?: number; exp?: number; signed?: readonly (string | number)[]; token?: string } = {},
): string {
  const { id = 5, exp = now() + 3600, signed, token = testSettings.token } = given;
  // The registered site is http://www.slots.test:8080: neither www. nor the port is signed.
  const sig = sign(testSettings.secret, signed ?? [id, exp, 'slots.test']);
  return `${base}/iframe/${id}?token=${token}&exp=${exp}&sig=${sig}`;
}
