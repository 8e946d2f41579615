import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { writeForOwner } from '@slots/processes/installation-secrets';
import type { Log } from '@slots/processes/log';
import { type Admin, MongoClient, MongoServerError } from 'mongodb';
import { z } from 'zod';
import { mongodProgram } from './mongodb-program.ts';
import { runServer, type ServerProcess } from './server-process.ts';

const REPLICA_SET = 'rs0';
const USER = 'slots';
const ANSWER_TIMEOUT_MS = 2_000;
const PRIMARY_TIMEOUT_MS = 60_000;
const POLL_MS = 50;
const CODE_NOT_INITIALISED = 94;
const CODE_USER_EXISTS = 51_003;

/**
 * Starts a mongod of our own as a replica set of one, which transactions need, and waits until it takes writes.
 * @returns its address without a database, since each service names its own; `isNew`: no start before this one left data
 */
export async function startMongodb(options: { dataDir: string; password?: string; log: Log }) {
  const { password } = options;
  const program = await mongodProgram(options.log);
  const dbPath = join(options.dataDir, 'mongodb');
  const isNew = !existsSync(join(dbPath, 'WiredTiger'));
  mkdirSync(dbPath, { recursive: true });
  options.log('Starting MongoDB …');
  const run = (more: Readonly<Record<string, string>> = {}): Promise<ServerProcess> =>
    runServer({
      name: 'mongod',
      program,
      options: (port) => ({
        dbpath: dbPath,
        replSet: REPLICA_SET,
        bind_ip: '127.0.0.1',
        port: String(port),
        unixSocketPrefix: dbPath,
        // Half the memory, MongoDB's own default, is too much for a machine that runs everything.
        wiredTigerCacheSizeGB: '0.5',
        oplogSize: '512',
        ...more,
      }),
      marks: () => ['mongod', dbPath],
      answers: (port) => withAdmin(urlOf(port), (admin) => admin.command({ ping: 1 })),
      logFile: join(options.dataDir, 'logs', 'mongod.log'),
      dataDir: options.dataDir,
      log: options.log,
    });
  if (password === undefined) {
    const server = await run();
    await prepare(server, becomePrimary);
    return { url: urlOf(server.port), isNew, stop: server.stop };
  }
  // The key by which members of a set know each other; mongod takes letters and digits.
  const keyFile = join(dbPath, 'key');
  writeForOwner(keyFile, password.replaceAll(/[-_]/g, ''));
  const hasUser = join(dbPath, 'has-user');
  const isKnown = existsSync(hasUser);
  if (!isKnown && !isNew) {
    // Data from before there was a password: the user is created while mongod still asks for none.
    const open = await run();
    await prepare(open, async (admin, port) => {
      await becomePrimary(admin, port);
      await makeUser(admin, password);
    });
    await open.stop();
  }
  const server = await run({ keyFile });
  if (isKnown || !isNew) await prepare(server, becomePrimary, password);
  // While there is no user, any local client may initiate the set and create the first one.
  else {
    await prepare(server, async (admin, port) => {
      await initiate(admin, port);
      await makeUser(admin, password);
    });
  }
  writeFileSync(hasUser, '');
  return { url: urlOf(server.port, password), isNew, stop: server.stop };
}

/** Does something with a server that has just started, and stops it when that fails. */
async function prepare(
  server: ServerProcess,
  work: (admin: Admin, port: number) => Promise<void>,
  password?: string,
): Promise<void> {
  try {
    await withAdmin(urlOf(server.port, password), (admin) => work(admin, server.port));
  } catch (error) {
    await server.stop();
    throw error;
  }
}

function urlOf(port: number, password?: string): string {
  const address = `${hostOf(port)}/?replicaSet=${REPLICA_SET}&directConnection=true`;
  return password === undefined
    ? `mongodb://${address}`
    : `mongodb://${USER}:${password}@${address}&authSource=admin`;
}

/** A primary takes writes a moment after it has become one. */
const primary = z.object({ isWritablePrimary: z.boolean() });
const configuration = z.object({
  config: z.looseObject({
    version: z.number(),
    members: z.tuple([z.looseObject({ host: z.string() })]),
  }),
});

/** The set knows its member by address, and the port is another one at each start. */
async function becomePrimary(admin: Admin, port: number): Promise<void> {
  const host = hostOf(port);
  const current = await currentConfiguration(admin);
  if (!current) return initiate(admin, port);
  if (current.members[0].host !== host) {
    const members = [{ ...current.members[0], host }];
    const moved = { ...current, version: current.version + 1, members };
    await admin.command({ replSetReconfig: moved, force: true });
  }
  await untilPrimary(admin);
}

async function initiate(admin: Admin, port: number): Promise<void> {
  const members = [{ _id: 0, host: hostOf(port) }];
  await admin.command({ replSetInitiate: { _id: REPLICA_SET, members } });
  await untilPrimary(admin);
}

function hostOf(port: number): string {
  return `127.0.0.1:${port}`;
}

async function makeUser(admin: Admin, password: string): Promise<void> {
  try {
    await admin.command({ createUser: USER, pwd: password, roles: ['root'] });
  } catch (error) {
    // A start that was cut off right after this came so far.
    if (!(error instanceof MongoServerError && error.code === CODE_USER_EXISTS)) throw error;
  }
}

async function currentConfiguration(
  admin: Admin,
): Promise<z.infer<typeof configuration>['config'] | undefined> {
  try {
    return configuration.parse(await admin.command({ replSetGetConfig: 1 })).config;
  } catch (error) {
    if (error instanceof MongoServerError && error.code === CODE_NOT_INITIALISED) return undefined;
    throw error;
  }
}

async function untilPrimary(admin: Admin): Promise<void> {
  const deadline = Date.now() + PRIMARY_TIMEOUT_MS;
  for (;;) {
    if (await isPrimary(admin)) return;
    if (Date.now() > deadline) throw new Error('MongoDB did not become primary within a minute');
    await delay(POLL_MS);
  }
}

async function isPrimary(admin: Admin): Promise<boolean> {
  try {
    return primary.parse(await admin.command({ hello: 1 })).isWritablePrimary;
  } catch {
    // Right after a change of its configuration the member answers with an error for a moment.
    return false;
  }
}

async function withAdmin<T>(url: string, work: (admin: Admin) => Promise<T>): Promise<T> {
  const client = new MongoClient(url.replace(/replicaSet=\w+&/, ''), {
    serverSelectionTimeoutMS: ANSWER_TIMEOUT_MS,
  });
  try {
    return await work(client.db('admin').admin());
  } finally {
    await client.close();
  }
}

const hello = z.object({ setName: z.string().optional(), msg: z.string().optional() });

/**
 * Says what is wrong with a MongoDB that was given to us: not reachable, or not able to run
 * transactions. Undefined when it is fit.
 */
export async function problemOfMongodb(url: string): Promise<string | undefined> {
  try {
    const answer = await withAdmin(url, (admin) => admin.command({ hello: 1 }));
    const { setName, msg } = hello.parse(answer);
    if (setName || msg === 'isdbgrid') return undefined;
    return 'The MongoDB at MONGODB_URL is not a replica set, so transactions fail there. Start it with --replSet rs0 and run rs.initiate() once.';
  } catch {
    return 'The MongoDB at MONGODB_URL does not answer. Is it running, and is the address right?';
  }
}
