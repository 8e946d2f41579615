import { createAffiliate, getAffiliate } from '@slots/contracts/affiliate/affiliates';
import { createCasino, getCasino } from '@slots/contracts/casino/casinos';
import { setCasinoLogo } from '@slots/contracts/casino/images';
import { updateGame } from '@slots/contracts/catalog/games';
import { getImportJob, importBatch } from '@slots/contracts/catalog/imports';
import type { Contract } from '@slots/contracts/contract';
import { login, session } from '@slots/contracts/identity/auth';
import { createUser, listUsers } from '@slots/contracts/identity/users';
import type { ProcessName } from '@slots/processes/process-table';
import { z } from 'zod';

/** One thing that a member of staff does now and then. */
export interface Chore {
  readonly name: string;
  readonly needs: readonly ProcessName[];
  readonly everyMs: number;
  readonly timeoutMs: number;
  /** The request of the n-th time. */
  request(turn: number): {
    readonly method: string;
    readonly path: string;
    readonly body?: unknown;
    readonly headers?: Readonly<Record<string, string>>;
  };
  readonly fits: (body: unknown) => boolean;
  /** Where what the n-th time wrote can be read, and whether it is there; undefined for what writes nothing. */
  readonly stored?: (turn: number, answer: unknown) => StoredAt;
}

export interface StoredAt {
  readonly path: string;
  readonly isThere: (body: unknown) => boolean;
}

const PATIENCE_MS = 15_000;
const LONG_PATIENCE_MS = 35_000;
const GAMES = 100;
const withId = z.object({ id: z.int() });
const idOf = (answer: unknown) => withId.parse(answer).id;

/** Whom a call needs, and which answers fit. */
const asking = (contract: Contract, status: number, timeoutMs = PATIENCE_MS) => ({
  needs: [contract.owner],
  timeoutMs,
  fits: (body: unknown) => contract.responses[status]?.safeParse(body).success ?? false,
});

const at = (path: string, id: number) => path.replace(':id', String(id));

const has = (shape: z.ZodRawShape) => (body: unknown) => z.object(shape).safeParse(body).success;

/** Creates a record of a name, which is read by its id. */
const creating = (create: Contract, read: Contract): Omit<Chore, 'name' | 'everyMs'> => ({
  request: (turn) => ({ method: 'POST', path: create.path, body: { name: `Hurt ${turn}` } }),
  ...asking(create, 201),
  stored: (turn, answer) => ({
    path: at(read.path, idOf(answer)),
    isThere: has({ name: z.literal(`Hurt ${turn}`) }),
  }),
});

const gameOf = (turn: number) => 1 + (turn % GAMES);

/** A picture of one pixel, another one for each turn. */
function picture(turn: number): string {
  const gif = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64');
  gif.writeUIntBE(turn % 0xff_ff_ff, 13, 3);
  gif.writeUIntBE(turn % 0xff_ff_ff, 16, 3);
  return `data:image/gif;base64,${gif.toString('base64')}`;
}

/** The work of staff while the system is hurt: every kind of write, signing in and asking who they are. */
export function choresOf({
  imports,
  admin,
}: {
  readonly imports: boolean;
  readonly admin: { readonly username: string; readonly password: string };
}): readonly Chore[] {
  // Names of users are unique, and the system may know those of an earlier run.
  const run = Date.now().toString(36);
  const userOf = (turn: number) => `hurt-${run}-${turn}`;
  const chores: Chore[] = [
    { name: 'create a casino', everyMs: 6_100, ...creating(createCasino, getCasino) },
    { name: 'create an affiliate', everyMs: 1_700, ...creating(createAffiliate, getAffiliate) },
    {
      name: 'create a user',
      everyMs: 4_100,
      request: (turn) => ({
        method: 'POST',
        path: createUser.path,
        body: {
          username: userOf(turn),
          password: admin.password,
          confirmPassword: admin.password,
        },
      }),
      ...asking(createUser, 201),
      stored: (turn) => ({
        path: listUsers.path,
        isThere: (body) =>
          z
            .array(z.object({ username: z.string() }))
            .safeParse(body)
            .data?.some(({ username }) => username === userOf(turn)) ?? false,
      }),
    },
    {
      name: 'set a logo',
      everyMs: 9_700,
      request: (turn) => ({
        method: 'POST',
        path: at(setCasinoLogo.path, 1),
        body: { image: picture(turn) },
      }),
      ...asking(setCasinoLogo, 200, LONG_PATIENCE_MS),
      stored: (_turn, answer) => ({
        path: z.object({ logoImage: z.string() }).parse(answer).logoImage,
        isThere: (body) => typeof body === 'string' && body.startsWith('RIFF'),
      }),
    },
    {
      name: 'sign in',
      everyMs: 2_300,
      request: () => ({ method: 'POST', path: login.path, body: admin }),
      ...asking(login, 200),
    },
    {
      name: 'ask who is signed in',
      everyMs: 900,
      request: () => ({ method: 'GET', path: session.path }),
      ...asking(session, 200),
    },
  ];
  if (!imports) return chores;
  return [
    ...chores,
    {
      name: 'edit a game',
      everyMs: 7_300,
      request: (turn) => ({
        method: 'PATCH',
        path: at(updateGame.path, gameOf(turn)),
        body: { description: `Hurt ${turn}` },
      }),
      ...asking(updateGame, 200),
      stored: (turn) => ({
        path: at(updateGame.path, gameOf(turn)),
        isThere: has({ description: z.literal(`Hurt ${turn}`) }),
      }),
    },
    {
      name: 'import two games',
      everyMs: 9_100,
      request: (turn) => ({
        method: 'POST',
        path: importBatch.path,
        headers: { Prefer: 'respond-async' },
        body: { gameIds: [GAMES + 1 + ((2 * turn) % 400), GAMES + 2 + ((2 * turn) % 400)] },
      }),
      ...asking(importBatch, 202, LONG_PATIENCE_MS),
      stored: (_turn, answer) => ({
        path: at(getImportJob.path, z.object({ jobId: z.int() }).parse(answer).jobId),
        isThere: has({
          state: z.literal('completed'),
          progress: z.object({ failed: z.literal(0) }),
        }),
      }),
    },
  ];
}
