import type { Collection } from 'mongoose';
import type { ImageRecord } from './image.model.ts';

export interface SizedImage {
  readonly width: number;
  readonly data: Buffer;
}

export function createImagesRepository({ images }: { images: Collection<ImageRecord> }) {
  return {
    async find(hash: string, width: number): Promise<Buffer | null> {
      const image = await images.findOne({ _id: `${hash}-${width}` }, { promoteBuffers: true });
      return image?.data ?? null;
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
