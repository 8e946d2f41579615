import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { mongodProgram } from '@slots/databases/mongodb-program';
import { redisProgram } from '@slots/databases/redis-program';
import { freePort } from '@slots/processes/ports';
import { visitRedis } from '@slots/redis/one-visit';
import { type Document, MongoClient } from 'mongodb';
import { z } from 'zod';
import { type DatabaseServer, startDatabaseServer } from './database-server.ts';

const PATIENCE_MS = 2_000;
const PRIMARY = 1;
const replicaSetStatus = z.object({
  members: z.array(z.object({ name: z.string(), state: z.number() })),
});
/** Half of what MongoDB takes by itself: an election of its own lasts longer than the ten seconds of recovery. */
const settings = { electionTimeoutMillis: 5_000 };
const membersOf = (hosts: readonly string[]) => hosts.map((host, _id) => ({ _id, host }));
const log = (line: string) => process.stderr.write(`${line}\n`);

export interface MongodbUnderFault extends DatabaseServer {
  /** Runs a command where writes are taken. */
  admin(command: Document): Promise<Document>;
  /** All of its replica set, itself the first. */
  readonly members: readonly DatabaseServer[];
  /** The member that takes writes at the moment. */
  primary(): Promise<DatabaseServer>;
}

export interface RedisUnderFault extends DatabaseServer {
  command(name: string, ...args: string[]): Promise<unknown>;
}

/** A MongoDB of its own with its data in `directory`: a replica set of one, or of `count` members. */
export async function startMongodbUnderFault(
  directory: string,
  { env, count = 1 }: { readonly env: NodeJS.ProcessEnv; readonly count?: number },
): Promise<MongodbUnderFault> {
  const hosts = await Promise.all(
    Array.from({ length: count }, async () => `127.0.0.1:${await freePort()}`),
  );
  const [firstHost = ''] = hosts;
  const url = `mongodb://${hosts.join(',')}/?replicaSet=rs0${count === 1 ? '&directConnection=true' : ''}`;
  const command = await mongodProgram(log);

  function start(host: string, answers: () => Promise<unknown>): Promise<DatabaseServer> {
    const port = host.split(':')[1] ?? '';
    const dbpath = join(directory, port);
    mkdirSync(dbpath, { recursive: true });
    const options = {
      dbpath,
      replSet: 'rs0',
      bind_ip: '127.0.0.1',
      port,
      unixSocketPrefix: dbpath,
      wiredTigerCacheSizeGB: '0.5',
      oplogSize: '64',
    };
    const args = Object.entries(options).flatMap(([name, value]) => [`--${name}`, value]);
    return startDatabaseServer({ url, command, args, env, answers });
  }

  async function primaryHost(): Promise<string> {
    const status = await ask(firstHost, { replSetGetStatus: 1 }).catch(async (error: unknown) => {
      await ask(firstHost, {
        replSetInitiate: { _id: 'rs0', members: membersOf(hosts), settings },
      });
      throw error;
    });
    const { members } = replicaSetStatus.parse(status);
    const primary = members.find(({ state }) => state === PRIMARY);
    if (!primary) throw new Error('no primary yet');
    return primary.name;
  }

  const starting = hosts.slice(1).map((host) => start(host, () => ask(host, { ping: 1 })));
  try {
    const others = await Promise.all(starting);
    const first = await start(firstHost, primaryHost);
    const members = [first, ...others];
    return Object.assign(first, {
      members,
      admin: async (wanted: Document) => ask(await primaryHost(), wanted),
      async primary() {
        const host = await primaryHost();
        return members[hosts.indexOf(host)] ?? first;
      },
    });
  } catch (error) {
    for (const one of await Promise.allSettled(starting)) {
      if (one.status === 'fulfilled') await one.value.stop();
    }
    throw error;
  }
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

/** A Redis of its own that keeps what it is given, as in production. */
export async function startRedisUnderFault(directory: string): Promise<RedisUnderFault> {
  mkdirSync(directory, { recursive: true });
  const port = await freePort();
  const url = `redis://127.0.0.1:${port}`;

  const command = (name: string, ...args: string[]): Promise<unknown> =>
    visitRedis(url, (redis) => redis.call(name, ...args));

  const options = {
    port: String(port),
    bind: '127.0.0.1',
    dir: directory,
    appendonly: 'yes',
    'maxmemory-policy': 'noeviction',
    save: '',
  };
  const server = await startDatabaseServer({
    url,
    command: await redisProgram(log),
    args: Object.entries(options).flatMap(([name, value]) => [`--${name}`, value]),
    answers: () => command('PING'),
  });
  return Object.assign(server, { command });
}
