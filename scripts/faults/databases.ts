import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { mongodProgram } from '@slots/databases/mongodb-program';
import { redisProgram } from '@slots/databases/redis-program';
import { freePort } from '@slots/processes/ports';
import { REPOSITORY } from '@slots/processes/repository';
import { Redis } from 'ioredis';
import { type Document, MongoClient } from 'mongodb';
import { type DatabaseServer, startDatabaseServer } from './database-server.ts';

const PROGRAMS = join(REPOSITORY, '.data', 'programs');
const PATIENCE_MS = 2_000;
const PRIMARY = 1;
const log = (line: string) => process.stderr.write(`${line}\n`);

export interface HurtMongodb extends DatabaseServer {
  admin(command: Document): Promise<Document>;
}

export interface HurtRedis extends DatabaseServer {
  command(name: string, ...args: string[]): Promise<unknown>;
}

/** A MongoDB of its own as a replica set of one, with its data in `directory`. */
export async function startHurtMongodb(
  directory: string,
  env: NodeJS.ProcessEnv,
): Promise<HurtMongodb> {
  mkdirSync(directory, { recursive: true });
  const host = `127.0.0.1:${await freePort()}`;
  const url = `mongodb://${host}/?replicaSet=rs0&directConnection=true`;

  async function admin(command: Document): Promise<Document> {
    const client = new MongoClient(`mongodb://${host}/?directConnection=true`, {
      serverSelectionTimeoutMS: PATIENCE_MS,
    });
    try {
      return await client.db('admin').command(command);
    } finally {
      await client.close();
    }
  }

  async function becomesPrimary(): Promise<void> {
    const { myState } = await admin({ replSetGetStatus: 1 }).catch(async (error: unknown) => {
      await admin({ replSetInitiate: { _id: 'rs0', members: [{ _id: 0, host }] } });
      throw error;
    });
    if (myState !== PRIMARY) throw new Error('not primary yet');
  }

  const port = host.split(':')[1] ?? '';
  const options = {
    dbpath: directory,
    replSet: 'rs0',
    bind_ip: '127.0.0.1',
    port,
    unixSocketPrefix: directory,
    wiredTigerCacheSizeGB: '0.5',
    oplogSize: '64',
  };
  const server = await startDatabaseServer({
    url,
    command: await mongodProgram({ programsDir: PROGRAMS, log }),
    args: Object.entries(options).flatMap(([name, value]) => [`--${name}`, value]),
    env,
    answers: becomesPrimary,
  });
  return Object.assign(server, { admin });
}

/** A Redis of its own that keeps what it is given, as in production. */
export async function startHurtRedis(
  directory: string,
  env: NodeJS.ProcessEnv,
): Promise<HurtRedis> {
  mkdirSync(directory, { recursive: true });
  const port = await freePort();
  const url = `redis://127.0.0.1:${port}`;

  async function command(name: string, ...args: string[]): Promise<unknown> {
    const redis = new Redis(url, {
      lazyConnect: true,
      connectTimeout: PATIENCE_MS,
      commandTimeout: PATIENCE_MS,
      maxRetriesPerRequest: 0,
      retryStrategy: () => null,
    });
    redis.on('error', () => undefined);
    try {
      await redis.connect();
      return await redis.call(name, ...args);
    } finally {
      redis.disconnect();
    }
  }

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
    command: await redisProgram({ programsDir: PROGRAMS, log }),
    args: Object.entries(options).flatMap(([name, value]) => [`--${name}`, value]),
    env,
    answers: () => command('PING'),
  });
  return Object.assign(server, { command });
}
