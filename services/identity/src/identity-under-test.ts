import { login, type SessionUser } from '@slots/contracts/identity/auth';
import { createUser } from '@slots/contracts/identity/users';
import { createLogger } from '@slots/logger/logger';
import { type ApiAnswer, createApiCaller } from '@slots/testing/api-caller';
import { freshDatabase, redisUrl, type TestDatabase } from '@slots/testing/databases';
import { serviceCredential, TEST_SERVICE_SECRET } from '@slots/testing/test-identity';
import { untilReady } from '@slots/testing/until';
import type { Role } from '@slots/tokens/claims';
import { startIdentity } from './app.ts';
import { identitySettings } from './env.ts';

export const ADMIN = { username: 'Root', password: 'correct horse battery' } as const;

/** The settings of an identity service on that database, as its environment would hold them. */
export async function settingsFor(
  { mongodbUrl, database }: TestDatabase,
  changes: Readonly<Record<string, unknown>> = {},
) {
  return identitySettings.parse({
    NODE_ENV: 'test',
    PORT: 0,
    SERVICE_SECRET: TEST_SERVICE_SECRET,
    MONGODB_URL: mongodbUrl,
    MONGODB_DATABASE: database,
    REDIS_URL: await redisUrl(),
    KEY_ENCRYPTION_SECRET: 'a-secret-that-encrypts-keys-in-tests',
    CREDENTIALS_SECRET: 'a-credentials-secret-that-only-tests-use',
    ADMIN_USERNAME: ADMIN.username,
    ADMIN_PASSWORD: ADMIN.password,
    ...changes,
  });
}

export interface IdentityUnderTest {
  readonly url: string;
  readonly database: TestDatabase;
  /** Calls as the holder of the token, or as a visitor. */
  as(token?: string): ReturnType<typeof createApiCaller>;
  /** Calls as the gateway. */
  readonly gateway: ReturnType<typeof createApiCaller>;
  /** Resolves once the database is prepared and the first administrator there, also while Redis is away. */
  readonly prepared: Promise<void>;
  /** Resolves once /readyz says so. */
  ready(): Promise<void>;
  close(): Promise<void>;
}

/** Starts a replica, on a database of its own unless one is given. */
export async function startIdentityUnderTest({
  database = freshDatabase(),
  settings = {},
}: {
  database?: TestDatabase;
  settings?: Readonly<Record<string, unknown>>;
} = {}): Promise<IdentityUnderTest> {
  const { url, prepared, close } = await startIdentity(
    await settingsFor(database, settings),
    createLogger({ name: 'identity', level: 'silent' }),
  );
  return {
    url,
    database,
    as: (token) => createApiCaller(url, token),
    // A credential of each call's own: one lasts a minute.
    gateway: (...call) => createApiCaller(url, serviceCredential('gateway', 'identity'))(...call),
    prepared,
    ready: () => untilReady(url),
    close,
  };
}

/** Tries to sign in from `address`, by default one used for nothing else, with what the gateway passes on. */
export async function signIn(
  url: string,
  credentials: Readonly<Record<string, unknown>> = ADMIN,
  address = '192.0.2.1',
  passedOn: Readonly<Record<string, string>> = {},
): Promise<ApiAnswer> {
  const answer = await fetch(`${url}${login.path}`, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      'User-Agent': 'a browser',
      'X-Client-Address': address,
      ...passedOn,
    },
    body: JSON.stringify(credentials),
  });
  return { status: answer.status, headers: answer.headers, body: await answer.json() };
}

/** The token in a Set-Cookie header. */
export function tokenIn({ headers }: ApiAnswer): string {
  const token = /token=([^;]+);/.exec(headers.get('set-cookie') ?? '')?.[1];
  if (!token) throw new Error('The answer sets no token');
  return token;
}

/** A signed-in administrator's token. */
export async function signedIn(url: string): Promise<string> {
  return tokenIn(await signIn(url));
}

export const PASSWORD = 'a password of eight or more';

let people = 0;

/** A new user of that role and the token of a session of theirs; `root` is the first administrator's. */
export async function person(
  { as, url }: IdentityUnderTest,
  root: string,
  role: Role,
): Promise<SessionUser & { token: string }> {
  people += 1;
  const answer = await as(root)('POST', createUser.path, {
    username: `${role}-${people}`,
    password: PASSWORD,
    confirmPassword: PASSWORD,
    role,
  });
  const created = createUser.responses[201].parse(answer.body);
  const token = tokenIn(await signIn(url, { username: created.username, password: PASSWORD }));
  return { ...created, token };
}
