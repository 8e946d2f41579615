import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import mongoose, { type Connection } from 'mongoose';

/** Reports wait here until they are taken in: in GridFS, in the bucket `conversion_reports`, each named by its import. */
export function createReportFiles(connection: Connection) {
  /** The driver's own writes do not wait for a connection as mongoose's would. */
  function bucket() {
    if (!connection.db) throw new mongoose.mongo.MongoNotConnectedError('not connected yet');
    return new mongoose.mongo.GridFSBucket(connection.db, { bucketName: 'conversion_reports' });
  }

  return {
    async save(importId: number, file: Uint8Array) {
      await pipeline(Readable.from([file]), bucket().openUploadStream(String(importId)));
    },
    /** Its bytes in pieces. The stream fails when the file is not there. */
    read: (importId: number): AsyncIterable<Uint8Array> =>
      bucket().openDownloadStreamByName(String(importId)),
    async remove(importId: number) {
      const files = await bucket()
        .find({ filename: String(importId) })
        .toArray();
      for (const { _id } of files) await bucket().delete(_id);
    },
    /** The imports of files that were put here before this moment. */
    async before(moment: Date) {
      const files = await bucket()
        .find({ uploadDate: { $lt: moment } })
        .toArray();
      return files.map(({ filename }) => Number(filename));
    },
    /** Removes the pieces of files that were begun before this moment and broke off. */
    async removeBrokenOff(moment: Date) {
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

export type ReportFiles = ReturnType<typeof createReportFiles>;

/** True when a file that was to be read is not there. */
export const isFileGone = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ENOENT';
