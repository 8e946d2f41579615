import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import mongoose, { type Connection } from 'mongoose';
import type { SizedImage } from './image-encoder.ts';

export interface ImagesRepository {
  find(hash: string, width: number): Promise<Buffer | null>;
  /** Another process may store the same concurrently: the copies are equal, and any is served. */
  save(hash: string, sizes: readonly SizedImage[]): Promise<void>;
}

const nameOf = (hash: string, width: number) => `${hash}-${width}`;

/** Pictures in GridFS, in the bucket `images`, each size a file named `{hash}-{width}`. */
export function createImagesRepository(connection: Connection): ImagesRepository {
  /** The driver's own writes do not wait for a connection as mongoose's would. */
  function bucket() {
    if (!connection.db) throw new mongoose.mongo.MongoNotConnectedError('not connected yet');
    return new mongoose.mongo.GridFSBucket(connection.db, { bucketName: 'images' });
  }

  async function has(filename: string): Promise<boolean> {
    return (await bucket().find({ filename }).limit(1).next()) !== null;
  }

  return {
    async find(hash, width) {
      const filename = nameOf(hash, width);
      const file = await bucket().find({ filename }).limit(1).next();
      return file ? buffer(bucket().openDownloadStream(file._id)) : null;
    },

    async save(hash, sizes) {
      for (const { width, data } of sizes) {
        const filename = nameOf(hash, width);
        if (await has(filename)) continue;
        await pipeline(Readable.from([data]), bucket().openUploadStream(filename));
      }
    },
  };
}
