import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import mongoose, { type Connection } from 'mongoose';
import type { SizedImage } from './image-encoder.ts';

const nameOf = (hash: string, width: number) => `${hash}-${width}`;

/** Pictures in GridFS, in the bucket `images`, each size a file named `{hash}-{width}`. */
export function createImagesRepository(connection: Connection) {
  /** The driver's own writes do not wait for a connection as mongoose's would. */
  function bucket() {
    if (!connection.db) throw new mongoose.mongo.MongoNotConnectedError('not connected yet');
    return new mongoose.mongo.GridFSBucket(connection.db, { bucketName: 'images' });
  }

  const fileOf = (filename: string) => bucket().find({ filename }).limit(1).next();

  return {
    async find(hash: string, width: number): Promise<Buffer | null> {
      const file = await fileOf(nameOf(hash, width));
      return file ? buffer(bucket().openDownloadStream(file._id)) : null;
    },

    /** Those of these that are stored in that width. */
    async known(hashes: readonly string[], width: number): Promise<ReadonlySet<string>> {
      const names = hashes.map((hash) => nameOf(hash, width));
      const files = await bucket()
        .find({ filename: { $in: names } })
        .toArray();
      const found = new Set(files.map(({ filename }) => filename));
      return new Set(hashes.filter((hash) => found.has(nameOf(hash, width))));
    },

    /** Another process may store the same concurrently: the copies are equal, and any is served. */
    async save(hash: string, sizes: readonly SizedImage[]): Promise<void> {
      for (const { width, data } of sizes) {
        const filename = nameOf(hash, width);
        if (await fileOf(filename)) continue;
        await pipeline(Readable.from([data]), bucket().openUploadStream(filename));
      }
    },
  };
}

export type ImagesRepository = ReturnType<typeof createImagesRepository>;
