import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { mongodProgram } from '@slots/databases/mongodb-program';
import { startRedis } from '@slots/databases/redis';
import { runServer, type ServerProcess } from '@slots/databases/server-process';
import { logToStderr } from '@slots/processes/log';
import { visitRedis } from '@slots/redis/one-visit';
import { until } from '@slots/testing/until';
import { type Document, MongoClient } from 'mongodb';
import { z } from 'zod';

const PATIENCE_MS = 2_000;
const ELECTED_WITHIN_MS = 60_000;
const PRIMARY = 1;
const replicaSetStatus = z.object({
  members: z.array(z.object({ name: z.string(), state: z.number() })),
});
/** Half of what MongoDB takes by itself: an election of its own lasts longer than the ten seconds of recovery. */
const settings = { electionTimeoutMillis: 5_000 };

export interface MongodbUnderFault extends ServerProcess {
  readonly url: string;
  /** Runs a command where writes are taken. */
  admin(command: Document): Promise<Document>;
  /** All of its replica set, itself the first. */
  readonly members: readonly ServerProcess[];
  /** The member that takes writes at the moment. */
  primary(): Promise<ServerProcess>;
}

export interface RedisUnderFault extends ServerProcess {
  readonly url: string;
  command(name: string, ...args: string[]): Promise<unknown>;
}

const hostOf = ({ port }: ServerProcess) => `127.0.0.1:${port}`;

/**
 * A MongoDB of its own with its data in `directory`: a replica set of one, or of `count` members.
 * @param dataDir for its logs and process files
 */
export async function startMongodbUnderFault(
  directory: string,
  {
    dataDir,
    env,
    count = 1,
  }: { readonly dataDir: string; readonly env: NodeJS.ProcessEnv; readonly count?: number },
): Promise<MongodbUnderFault> {
  const program = await mongodProgram(logToStderr);

  function start(member: number): Promise<ServerProcess> {
    const name = `mongod-${member}`;
    const dbpath = join(directory, name);
    mkdirSync(dbpath, { recursive: true });
    return runServer({
      name,
      program,
      options: (port) => ({
        dbpath,
        replSet: 'rs0',
        bind_ip: '127.0.0.1',
        port: String(port),
        unixSocketPrefix: dbpath,
        wiredTigerCacheSizeGB: '0.5',
        oplogSize: '64',
      }),
      marks: () => ['mongod', dbpath],
      answers: (port) => ask(`127.0.0.1:${port}`, { ping: 1 }),
      env,
      logFile: join(dataDir, 'logs', `${name}.log`),
      dataDir,
      log: logToStderr,
    });
  }

  const starts = await Promise.allSettled(Array.from({ length: count }, (_, at) => start(at)));
  const members = starts.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
  try {
    const [first] = members;
    if (!first || members.length < count) {
      throw starts.find((one) => one.status === 'rejected')?.reason;
    }
    const hosts = members.map(hostOf);
    const untilElected = () =>
      until(() => primaryOf(first, hosts), { timeoutMs: ELECTED_WITHIN_MS });
    await untilElected();
    const { restart } = first;
    return Object.assign(first, {
      url: `mongodb://${hosts.join(',')}/?replicaSet=rs0${count === 1 ? '&directConnection=true' : ''}`,
      members,
      admin: async (command: Document) => ask(await primaryOf(first, hosts), command),
      async primary() {
        const host = await primaryOf(first, hosts);
        return members.find((member) => hostOf(member) === host) ?? first;
      },
      async restart() {
        await restart();
        await untilElected();
      },
    });
  } catch (error) {
    for (const member of members) await member.stop();
    throw error;
  }
}

/** The host of the primary, as this member knows it; a set that is not initiated yet is. @throws while there is none */
async function primaryOf(member: ServerProcess, hosts: readonly string[]): Promise<string> {
  const host = hostOf(member);
  const status = await ask(host, { replSetGetStatus: 1 }).catch(async (error: unknown) => {
    const all = hosts.map((one, _id) => ({ _id, host: one }));
    await ask(host, { replSetInitiate: { _id: 'rs0', members: all, settings } });
    throw error;
  });
  const primary = replicaSetStatus.parse(status).members.find(({ state }) => state === PRIMARY);
  if (!primary) throw new Error('no primary yet');
  return primary.name;
}

async function ask(host: string, command: Document): Promise<Document> {
  const client = new MongoClient(`mongodb://${host}/?directConnection=true`, {
    serverSelectionTimeoutMS: PATIENCE_MS,
  });
  try {
    return await client.db('admin').command(command);
  } finally {
    await client.close();
  }
}

/** A Redis of its own in `dataDir` that keeps what it is given, as in production. */
export async function startRedisUnderFault(dataDir: string): Promise<RedisUnderFault> {
  const server = await startRedis({ dataDir, log: logToStderr });
  return Object.assign(server, {
    command: (name: string, ...args: string[]): Promise<unknown> =>
      visitRedis(server.url, (redis) => redis.call(name, ...args)),
  });
}
