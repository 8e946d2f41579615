import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { mongo } from 'mongoose';
import {
  BackupError,
  MANIFEST,
  type Manifest,
  type WrittenCollection,
  type WrittenFile,
} from './backup-folder.ts';

/** Most of the time of an export is compression; more of it makes it little smaller. */
const COMPRESSION_LEVEL = 3;
/** Time series are read as measurements, not as the buckets that hold them: those need rights of their own. */
const BACKED_UP = new Set(['collection', 'timeseries']);
const SNAPSHOT_TOO_OLD = 239;

/**
 * Writes databases into a folder, as they were at one moment: as mongodump does, a file of BSON for each collection
 * and one with its options and indexes, both compressed. Never more than one batch of a collection is in memory.
 * @param prefix what the databases' names begin with and the backup's do not
 */
export async function exportDatabases(
  client: mongo.MongoClient,
  { databases, prefix, folder }: { databases: readonly string[]; prefix: string; folder: string },
): Promise<Manifest> {
  const takenAt = new Date().toISOString();
  const found = [];
  for (const database of databases) {
    const all = await client
      .db(prefix + database)
      .listCollections()
      .toArray();
    const own = all.filter(({ name }) => !name.startsWith('system.'));
    // A wrong address or name would be noticed when the backup is needed.
    if (own.length === 0) throw new BackupError(`The database ${prefix}${database} is empty`);
    found.push(...own.map((info) => ({ database, info })));
  }
  const session = client.startSession({ snapshot: true });
  const collections: WrittenCollection[] = [];
  try {
    for (const { database, info } of found) {
      const collection = client.db(prefix + database).collection(info.name);
      collections.push(await exportCollection(collection, { database, info, folder, session }));
    }
  } catch (error) {
    if (error instanceof mongo.MongoServerError && error.code === SNAPSHOT_TOO_OLD) {
      throw new BackupError(
        'The backup took longer than MongoDB keeps a moment; raise its parameter minSnapshotHistoryWindowInSeconds',
      );
    }
    throw error;
  } finally {
    await session.endSession();
  }
  const manifest: Manifest = { format: 1, takenAt, collections };
  const text = `${JSON.stringify(manifest, undefined, 2)}\n`;
  await writeFile(join(folder, MANIFEST), text, { mode: 0o600, flush: true });
  return manifest;
}

async function exportCollection(
  collection: mongo.Collection,
  {
    database,
    info,
    folder,
    session,
  }: {
    database: string;
    info: mongo.CollectionInfo | Pick<mongo.CollectionInfo, 'name' | 'type'>;
    folder: string;
    session: mongo.ClientSession;
  },
): Promise<WrittenCollection> {
  if (!BACKED_UP.has(info.type ?? ''))
    throw new BackupError(`${database}.${info.name} is a ${info.type}, which is not backed up`);
  const file = `${database}/${encodeURIComponent(info.name)}`;
  const metadata = {
    options: 'options' in info ? info.options : {},
    indexes: await collection.indexes(),
    collectionName: info.name,
    // For mongorestore, which would look for the buckets of a time series.
    type: 'collection',
  };
  let documents = 0;
  async function* batches(): AsyncGenerator<Buffer> {
    const cursor = collection.find({}, { session, raw: true });
    while (await cursor.hasNext()) {
      const batch: unknown[] = cursor.readBufferedDocuments();
      documents += batch.length;
      yield Buffer.concat(batch.filter((one) => one instanceof Uint8Array));
    }
  }
  const described = mongo.BSON.EJSON.stringify(metadata, { relaxed: false });
  return {
    database,
    name: info.name,
    data: await writeCompressed(folder, `${file}.bson.gz`, batches()),
    metadata: await writeCompressed(folder, `${file}.metadata.json.gz`, [Buffer.from(described)]),
    documents,
  };
}

async function writeCompressed(
  folder: string,
  path: string,
  chunks: AsyncIterable<Buffer> | Iterable<Buffer>,
): Promise<WrittenFile> {
  const file = join(folder, path);
  await mkdir(dirname(file), { recursive: true, mode: 0o700 });
  const hash = createHash('sha256');
  let bytes = 0;
  await pipeline(
    chunks,
    createGzip({ level: COMPRESSION_LEVEL }),
    async function* hashed(compressed: AsyncIterable<Buffer>) {
      for await (const chunk of compressed) {
        hash.update(chunk);
        bytes += chunk.length;
        yield chunk;
      }
    },
    createWriteStream(file, { flags: 'wx', mode: 0o600, flush: true }),
  );
  return { path, sha256: hash.digest('hex'), bytes };
}
