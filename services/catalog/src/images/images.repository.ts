import mongoose, { type Model } from 'mongoose';
import type { ImageRecord } from './image.model.ts';

export interface SizedImage {
  readonly width: number;
  readonly data: Buffer;
}

export function createImagesRepository({ images }: { images: Model<ImageRecord> }) {
  return {
    async find(hash: string, width: number): Promise<Buffer | null> {
      const image = await images
        .findById(`${hash}-${width}`)
        .select('data')
        .lean<Pick<ImageRecord, 'data'>>();
      if (!image) return null;
      // A lean read gives the driver's own wrapper.
      return image.data instanceof mongoose.mongo.Binary
        ? Buffer.from(image.data.buffer)
        : image.data;
    },

    /** Another process may store the same at the same time: they are equal. */
    async save(hash: string, sizes: readonly SizedImage[]): Promise<void> {
      await images.bulkWrite(
        sizes.map(({ width, data }) => ({
          updateOne: {
            filter: { _id: `${hash}-${width}` },
            update: { $setOnInsert: { data } },
            upsert: true,
          },
        })),
      );
    },
  };
}

export type ImagesRepository = ReturnType<typeof createImagesRepository>;
