import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import mongoose, { type Connection } from 'mongoose';

/** Reports wait here until they are taken in: in GridFS, in the bucket `conversion_reports`, each named by its import. */
export interface ReportFiles {
  save(importId: number, file: Uint8Array): Promise<void>;
  /** Its bytes in pieces. The stream fails when the file is not there. */
  read(importId: number): AsyncIterable<Uint8Array>;
  remove(importId: number): Promise<void>;
  /** The imports of files that were put here before this moment. */
  before(moment: Date): Promise<number[]>;
  /** Removes the pieces of files that were begun before this moment and broke off. */
  removeBrokenOff(moment: Date): Promise<void>;
}

export function createReportFiles(connection: Connection): ReportFiles {
  /** The driver's own writes do not wait for a connection as mongoose's would. */
  function bucket() {
    if (!connection.db) throw new mongoose.mongo.MongoNotConnectedError('not connected yet');
    return new mongoose.mongo.GridFSBucket(connection.db, { bucketName: 'conversion_reports' });
  }

  return {
    async save(importId, file) {
      await pipeline(Readable.from([file]), bucket().openUploadStream(String(importId)));
    },
    read: (importId) => bucket().openDownloadStreamByName(String(importId)),
    async remove(importId) {
      const files = await bucket()
        .find({ filename: String(importId) })
        .toArray();
      for (const { _id } of files) await bucket().delete(_id);
    },
    async before(moment) {
      const files = await bucket()
        .find({ uploadDate: { $lt: moment } })
        .toArray();
      return files.map(({ filename }) => Number(filename));
    },
    async removeBrokenOff(moment) {
      const chunks = connection.collection('conversion_reports.chunks');
      const { ObjectId } = mongoose.mongo;
      // An id begins with the second in which it was made.
      const first = ObjectId.createFromTime(Math.floor(moment.getTime() / 1_000));
      const begun = await chunks.distinct('files_id', { files_id: { $lt: first } });
      const files = await bucket()
        .find({ _id: { $in: begun } })
        .toArray();
      const whole = files.map(({ _id }) => _id);
      await chunks.deleteMany({ files_id: { $lt: first, $nin: whole } });
    },
  };
}

/** True when a file that was to be read is not there. */
export const isFileGone = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ENOENT';
