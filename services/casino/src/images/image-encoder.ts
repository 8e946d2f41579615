import { availableParallelism } from 'node:os';
import { IMAGE_UNREADABLE } from '@slots/contracts/casino/images';
import { HttpProblem } from '@slots/http-kit/http-problem.error';
import pLimit from 'p-limit';
import sharp from 'sharp';
import { MOST_PIXELS } from './image-upload.ts';

const QUALITY = 82;
const TIMEOUT_SECONDS = 15;

/** A picture as it is served: WebP of one width. */
export interface SizedImage {
  readonly width: number;
  readonly data: Buffer;
}

/** A decoded picture is large: only so many at once, whoever uploads. */
const oneOf = pLimit(Math.max(1, Math.floor(availableParallelism() / 2)));

/**
 * Encodes a picture anew as WebP in `widths`, upright, without metadata, never larger than it is;
 * of a moving one the first picture. Nothing but pixels gets from the source into the result.
 * @throws HttpProblem 422 when it cannot be decoded to its end
 */
export function encodeImage(source: Buffer, widths: readonly number[]): Promise<SizedImage[]> {
  return oneOf(async () => {
    const { data, info } = await decoded(source, Math.max(...widths));
    const raw = { width: info.width, height: info.height, channels: info.channels };
    const sizes: SizedImage[] = [];
    for (const width of widths) {
      const resized = sharp(data, { raw }).resize({ width, withoutEnlargement: true });
      sizes.push({ width, data: await resized.webp({ quality: QUALITY }).toBuffer() });
    }
    return sizes;
  });
}

async function decoded(source: Buffer, width: number) {
  try {
    return await sharp(source, { limitInputPixels: MOST_PIXELS, failOn: 'warning' })
      .timeout({ seconds: TIMEOUT_SECONDS })
      .autoOrient()
      .resize({ width, withoutEnlargement: true })
      .toColourspace('srgb')
      .raw()
      .toBuffer({ resolveWithObject: true });
  } catch (error) {
    throw new HttpProblem(422, IMAGE_UNREADABLE, { cause: error });
  }
}
