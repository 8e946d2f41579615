import { STATUS_CODES } from 'node:http';
import { expect } from '@jest/globals';
import { listImportJobs } from '@slots/contracts/catalog/imports';
import { listImportedIds } from '@slots/contracts/catalog/library-games';
import { signIn } from '@slots/testing/api-caller';
import { TEST_SERVICE_SECRET } from '@slots/testing/test-identity';
import { until } from '@slots/testing/until';
import { startWholeSystem, TEST_ADMIN } from '@slots/testing/whole-system';
import { type Received, type SentRequest, send } from './send.ts';

export const ROLES = ['user', 'admin', 'super_admin'] as const;
export type StaffRole = (typeof ROLES)[number];
export type Caller = 'anonymous' | StaffRole;

const SERVICES = [
  'identity',
  'geo',
  'catalog',
  'casino',
  'affiliate',
  'catalogue-simulator',
  'gateway',
] as const;

/**
 * The real services behind the real gateway, with one person of each role, called `the-{role}`, signed in.
 * @param env settings that differ from the usual ones
 * @param games number of games in the catalogue, all imported, with the ids from 1; without it no
 *   import worker runs
 */
export async function startSignedInSystem(
  env: NodeJS.ProcessEnv = {},
  { games = 0 }: { games?: number } = {},
) {
  const count = String(games);
  const { url, stop, databaseOf, urlOf, logs } = await startWholeSystem({
    only: games > 0 ? [...SERVICES, 'catalog-worker'] : SERVICES,
    env: {
      SERVICE_SECRET: TEST_SERVICE_SECRET,
      ...(games > 0 && { SIMULATOR_GAMES: count, SEED_GAMES: count }),
      ...env,
    },
  });
  const { password } = TEST_ADMIN;
  const cookies = new Map<Caller, string>();

  const sendJson = (sent: SentRequest, body: unknown) =>
    send(url, {
      ...sent,
      headers: { ...sent.headers, 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    });

  /** Gives the role's person a new session. */
  async function signInAgain(role: StaffRole): Promise<void> {
    cookies.set(role, await signIn(url, { username: `the-${role}`, password }));
  }

  async function createUser(role: StaffRole, admin: string): Promise<void> {
    const user = { username: `the-${role}`, password, confirmPassword: password, role };
    const sent = { method: 'POST', path: '/api/users', headers: { Cookie: admin } };
    // On a busy machine identity may tell later that the session lives than the gateway waits: 503.
    await until(async () => {
      const answer = await sendJson(sent, user);
      if (answer.status !== 201) throw new Error(`No user ${role} was created: ${answer.body}`);
    });
  }

  /** Until the games are there and the worker is idle. */
  async function imported(admin: string): Promise<void> {
    const read = async (path: string): Promise<unknown> =>
      JSON.parse((await send(url, { path, headers: { Cookie: admin } })).body);
    await until(
      async () => {
        const ids = listImportedIds.responses[200].parse(await read(listImportedIds.path));
        const jobs = listImportJobs.responses[200].parse(await read(listImportJobs.path));
        expect(ids).toHaveLength(games);
        expect(new Set(jobs.data.map(({ state }) => state))).toEqual(new Set(['completed']));
      },
      { timeoutMs: 30_000 },
    );
  }

  try {
    const admin = await signIn(url, TEST_ADMIN);
    if (games > 0) await imported(admin);
    for (const role of ROLES) {
      await createUser(role, admin);
      await signInAgain(role);
    }
  } catch (error) {
    await stop();
    throw error;
  }
  return {
    url,
    databaseOf,
    urlOf,
    logs,
    /** The headers that make a request to a service this caller's, as the gateway would write them. */
    bearerOf(caller: Caller): Readonly<Record<string, string>> {
      const token = cookies.get(caller)?.slice('token='.length);
      return token === undefined ? {} : { Authorization: `Bearer ${token}` };
    },
    /** The headers that make a request this caller's. */
    cookieOf(caller: Caller): Readonly<Record<string, string>> {
      const cookie = cookies.get(caller);
      return cookie === undefined ? {} : { Cookie: cookie };
    },
    sendJson,
    signInAgain,
    stop,
  };
}

export type SignedInSystem = Awaited<ReturnType<typeof startSignedInSystem>>;

/** The parts of an answer that the rulings fix for errors; a body that is no JSON stays text. */
export function told({ status, headers, body }: Received) {
  const type = String(headers['content-type']);
  const parsed: unknown = type.includes('json') ? JSON.parse(body) : body.slice(0, 300);
  return { status, type, requestId: headers['x-request-id'], body: parsed };
}

/** A refusal in the one shape, with these members besides. */
export function problem(
  answer: Received,
  status: number,
  more: Readonly<Record<string, unknown>> = {},
) {
  const requestId = answer.headers['x-request-id'] ?? 'of the answer';
  return {
    status,
    type: expect.stringMatching(/^application\/problem\+json/),
    requestId,
    body: expect.objectContaining({
      type: 'about:blank',
      title: STATUS_CODES[status],
      status,
      message: expect.stringMatching(/./),
      requestId,
      ...more,
    }),
  };
}
