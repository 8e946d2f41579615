import { createReadStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createGunzip, gunzipSync } from 'node:zlib';
import { mongo } from 'mongoose';
import { z } from 'zod';
import { BackupError, readBackup, type WrittenCollection } from './backup-folder.ts';

const CHUNK_BYTES = 1024 * 1024;
const BATCH_BYTES = 4 * 1024 * 1024;
const BATCH_DOCUMENTS = 1_000;
/** Numbers stay of the kind that they are. */
const FAITHFUL = { promoteValues: false, bsonRegExp: true } as const;

const metadataFile = z.object({
  options: z.record(z.string(), z.unknown()),
  indexes: z.array(z.looseObject({ key: z.record(z.string(), z.unknown()), name: z.string() })),
});

/**
 * Fills databases from a backup that `exportDatabases` wrote, once all of its files are found to be whole.
 * @param replace true: what the databases hold is dropped before
 * @throws BackupError when they hold something and `replace` is false, or when it did not arrive as it was
 */
export async function importDatabases(
  client: mongo.MongoClient,
  { path, prefix, replace }: { path: string; prefix: string; replace: boolean },
): Promise<{ collections: number; documents: number }> {
  const { collections } = await readBackup(path);
  const databases = [...new Set(collections.map(({ database }) => prefix + database))];
  if (!replace) {
    for (const database of databases) await assertEmpty(client.db(database));
  }
  for (const database of databases) await client.db(database).dropDatabase();
  for (const one of collections) {
    await importCollection(client.db(prefix + one.database), path, one);
  }
  return {
    collections: collections.length,
    documents: collections.reduce((sum, { documents }) => sum + documents, 0),
  };
}

async function assertEmpty(database: mongo.Db): Promise<void> {
  for (const { name } of await database.listCollections({}, { nameOnly: true }).toArray()) {
    if (name.startsWith('system.')) continue;
    if (await database.collection(name).findOne({}, { projection: { _id: 1 } })) {
      throw new BackupError(
        `The database ${database.databaseName} holds something (${name}). Nothing was changed; to replace what is there, set REPLACE=true`,
      );
    }
  }
}

async function importCollection(
  database: mongo.Db,
  path: string,
  { database: of, name, documents, data, metadata }: WrittenCollection,
): Promise<void> {
  const text = gunzipSync(await readFile(join(path, metadata.path))).toString();
  const { options, indexes } = metadataFile.parse(mongo.BSON.EJSON.parse(text));
  const { expireAfterSeconds, ...lasting } = options;
  const collection = await database.createCollection(name, lasting);
  for await (const batch of batchesOf(join(path, data.path))) await collection.insertMany(batch);
  // Before anything has expired: from here on MongoDB removes what is old.
  const there = await collection.countDocuments({});
  if (there !== documents)
    throw new BackupError(`${of}.${name} has ${there} records, the backup ${documents}`);
  if (expireAfterSeconds !== undefined)
    await database.command({ collMod: name, expireAfterSeconds });
  const own = indexes
    .filter((index) => index.name !== '_id_')
    // In the order in which the driver says them: of a time series MongoDB compares an index that is there by its text.
    .map(({ v: _version, name: indexName, key, ...index }) => ({ name: indexName, key, ...index }));
  if (own.length > 0) await database.command({ createIndexes: name, indexes: own });
}

async function* batchesOf(file: string): AsyncGenerator<mongo.BSON.Document[]> {
  let batch: mongo.BSON.Document[] = [];
  let bytes = 0;
  for await (const document of documentsOf(file)) {
    batch.push(mongo.BSON.deserialize(document, FAITHFUL));
    bytes += document.length;
    if (bytes < BATCH_BYTES && batch.length < BATCH_DOCUMENTS) continue;
    yield batch;
    batch = [];
    bytes = 0;
  }
  if (batch.length > 0) yield batch;
}

/** BSON begins with its length. */
async function* documentsOf(file: string): AsyncGenerator<Buffer> {
  const chunks: AsyncIterable<Buffer> = createReadStream(file).pipe(
    createGunzip({ chunkSize: CHUNK_BYTES }),
  );
  let rest: Buffer = Buffer.alloc(0);
  for await (const chunk of chunks) {
    rest = rest.length > 0 ? Buffer.concat([rest, chunk]) : chunk;
    let at = 0;
    while (rest.length - at >= 4) {
      const size = rest.readInt32LE(at);
      if (size < 5) throw new BackupError(`${file} holds something that is no BSON`);
      if (rest.length - at < size) break;
      yield rest.subarray(at, at + size);
      at += size;
    }
    rest = rest.subarray(at);
  }
  if (rest.length > 0) throw new BackupError(`${file} ends in the middle of a record`);
}
