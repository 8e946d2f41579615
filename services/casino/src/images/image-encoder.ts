import { IMAGE_UNREADABLE, MAX_MEGAPIXELS } from '@slots/contracts/casino/images';
import { HttpProblem, unavailable } from '@slots/http-kit/http-problem.error';
import pLimit from 'p-limit';
import sharp from 'sharp';

const QUALITY = 82;
/** The most that WebP can hold: a taller picture is made smaller. */
const MAX_HEIGHT = 16_383;
const TIMEOUT_SECONDS = 15;
const DECODING = {
  limitInputPixels: MAX_MEGAPIXELS.others * 1_000_000,
  failOn: 'warning',
} as const;

/** A picture as it is served: WebP of one width. */
export interface SizedImage {
  readonly width: number;
  readonly data: Buffer;
}

/**
 * A decoded picture is large, and a large one takes seconds: one of those at a time, with separate lanes for
 * all others, so that logos do not wait for photos. One of Node's four threads stays free.
 */
const large = pLimit(1);
const small = pLimit(2);
const SMALL_PIXELS = 2_000_000;
/** Each holds the bytes of its upload while it waits. */
const MAX_WAITING = 12;

/** @throws HttpProblem 422 where the picture cannot be read */
export async function unlessUnreadable<T>(read: () => Promise<T>): Promise<T> {
  try {
    return await read();
  } catch (error) {
    throw new HttpProblem(422, IMAGE_UNREADABLE, { cause: error });
  }
}

/**
 * Encodes a picture anew as WebP in `widths`, upright, without metadata, never larger than it is;
 * of a moving one the first picture. Nothing but pixels gets from the source into the result.
 * @param maxWaiting how many may wait before it
 * @throws HttpProblem 422 when it cannot be decoded to its end, 503 when too many wait
 */
export async function encodeImage(
  source: Buffer,
  widths: readonly number[],
  maxWaiting = MAX_WAITING,
): Promise<SizedImage[]> {
  const { width, height } = await unlessUnreadable(() => sharp(source, DECODING).metadata());
  const lane = width * height > SMALL_PIXELS ? large : small;
  if (lane.pendingCount >= maxWaiting) throw unavailable('Too many pictures are being encoded.');
  return lane(async () => {
    const { data, info } = await unlessUnreadable(() => decoded(source, Math.max(...widths)));
    const raw = { width: info.width, height: info.height, channels: info.channels };
    const sizes: SizedImage[] = [];
    for (const size of widths) {
      const resized = sharp(data, { raw }).resize({ width: size, withoutEnlargement: true });
      sizes.push({ width: size, data: await resized.webp({ quality: QUALITY }).toBuffer() });
    }
    return sizes;
  });
}

const decoded = (source: Buffer, width: number) =>
  sharp(source, DECODING)
    .timeout({ seconds: TIMEOUT_SECONDS })
    .autoOrient()
    .resize({ width, height: MAX_HEIGHT, fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
