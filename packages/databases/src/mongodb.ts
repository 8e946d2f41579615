import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type { ProcessFiles } from '@slots/processes/process-files';
import { type Admin, MongoClient, MongoServerError } from 'mongodb';
import { z } from 'zod';
import type { Log } from './log.ts';
import { mongodProgram } from './mongodb-program.ts';
import { runServer, type ServerProcess } from './server-process.ts';

const REPLICA_SET = 'rs0';
const ANSWER_TIMEOUT_MS = 2_000;
const PRIMARY_TIMEOUT_MS = 60_000;
const POLL_MS = 50;
const CODE_NOT_INITIALISED = 94;

export interface StartedMongodb {
  /** Without a database: each service names its own. */
  url: string;
  stop(): Promise<void>;
}

/** Starts a mongod of our own as a replica set of one, which transactions need, and waits until it takes writes. */
export async function startMongodb(options: {
  dataDir: string;
  programsDir: string;
  processFiles: ProcessFiles;
  log: Log;
}): Promise<StartedMongodb> {
  const program = await mongodProgram(options);
  const dbPath = join(options.dataDir, 'mongodb');
  mkdirSync(dbPath, { recursive: true });
  options.log('Starting MongoDB …');
  const server = await runServer({
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
    }),
    marks: () => ['mongod', dbPath],
    answers: async (port) => {
      await withAdmin(urlOf(port), (admin) => admin.command({ ping: 1 }));
    },
    logFile: join(options.dataDir, 'logs', 'mongod.log'),
    processFiles: options.processFiles,
  });
  await becomePrimary(server);
  return { url: urlOf(server.port), stop: server.stop };
}

function urlOf(port: number): string {
  return `mongodb://127.0.0.1:${port}/?replicaSet=${REPLICA_SET}&directConnection=true`;
}

const status = z.object({ myState: z.number() });
const configuration = z.object({
  config: z.looseObject({
    version: z.number(),
    members: z.tuple([z.looseObject({ host: z.string() })]),
  }),
});
const PRIMARY = 1;

/** The set knows its member by address, and the port is another one at each start. */
async function becomePrimary({ port, stop }: ServerProcess): Promise<void> {
  const host = `127.0.0.1:${port}`;
  try {
    await withAdmin(`mongodb://${host}/?directConnection=true`, async (admin) => {
      const current = await currentConfiguration(admin);
      if (!current) {
        await admin.command({
          replSetInitiate: { _id: REPLICA_SET, members: [{ _id: 0, host }] },
        });
      } else if (current.members[0].host !== host) {
        const members = [{ ...current.members[0], host }];
        const moved = { ...current, version: current.version + 1, members };
        await admin.command({ replSetReconfig: moved, force: true });
      }
      await untilPrimary(admin);
    });
  } catch (error) {
    await stop();
    throw error;
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
    return status.parse(await admin.command({ replSetGetStatus: 1 })).myState === PRIMARY;
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
