import { LRUCache } from 'lru-cache';
import sharp from 'sharp';

const CACHE_BYTES = 64 * 1024 * 1024;
const QUALITY = 84;

/** Rasterises drawings to WebP and keeps the last ones (64 MB); the same picture is drawn once at a time. */
export function createPictureCache() {
  const pictures = new LRUCache<string, Buffer, () => string>({
    maxSize: CACHE_BYTES,
    sizeCalculation: (picture) => picture.length,
    fetchMethod: (_key, _stale, { context: draw }) =>
      sharp(Buffer.from(draw())).webp({ quality: QUALITY }).toBuffer(),
  });
  return {
    /** The WebP of `draw()`, which is only called when the picture is not known yet. */
    webp: (key: string, draw: () => string): Promise<Buffer> =>
      pictures.forceFetch(key, { context: draw }),
  };
}
