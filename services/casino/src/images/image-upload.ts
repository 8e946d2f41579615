import {
  IMAGE_KIND_REFUSED,
  imageTooManyPixels,
  MAX_MEGAPIXELS,
} from '@slots/contracts/casino/images';
import { badField, HttpProblem } from '@slots/http-kit/http-problem.error';
import { fileTypeFromBuffer } from 'file-type';
import sharp from 'sharp';
import { unlessUnreadable } from './image-encoder.ts';
import type { ImageKind } from './image-kinds.ts';

/** Kinds by their first bytes; 'heif' needs a second look, since it may hold AVIF. */
const ACCEPTED = new Set([
  'image/png',
  'image/apng',
  'image/jpeg',
  'image/webp',
  'image/avif',
  'image/heif',
  'image/gif',
]);

/** The bytes of a data URL, in base64 or percent-encoded. */
function bytesOf(dataUrl: string): Buffer {
  const comma = dataUrl.indexOf(',');
  const data = dataUrl.slice(comma + 1);
  const isBase64 = /;\s*base64\s*$/i.test(dataUrl.slice(0, comma));
  try {
    if (!isBase64) return Buffer.from(decodeURIComponent(data));
    if (/^[A-Za-z0-9+/_-]*={0,2}\s*$/.test(data)) return Buffer.from(data, 'base64');
  } catch {
    // Its percent signs encode nothing.
  }
  throw badField('image', 'must be an image as a data URL or a file');
}

/**
 * The bytes of an uploaded picture, looked at but not yet decoded, and its size upright: its content decides what it is,
 * whatever it is called.
 * @throws HttpProblem 413, 415, or 422 for one that has no header, too many pixels or the wrong shape
 */
export async function acceptedImage(upload: string | Uint8Array, kind: ImageKind) {
  const bytes = typeof upload === 'string' ? bytesOf(upload) : Buffer.from(upload);
  if (bytes.length > kind.maxBytes) throw new HttpProblem(413, kind.tooLarge);
  const type = await fileTypeFromBuffer(bytes);
  if (!type || !ACCEPTED.has(type.mime)) throw new HttpProblem(415, IMAGE_KIND_REFUSED);
  // Without a limit, since nothing is decoded yet and too many pixels get a text of their own.
  const { format, compression, width, height, autoOrient } = await unlessUnreadable(() =>
    sharp(bytes, { limitInputPixels: false }).metadata(),
  );
  if (format === 'heif' && compression !== 'av1') throw new HttpProblem(415, IMAGE_KIND_REFUSED);
  const most = format === 'heif' ? MAX_MEGAPIXELS.avif : MAX_MEGAPIXELS.others;
  if (width * height > most * 1_000_000) throw new HttpProblem(422, imageTooManyPixels(most));
  if (!kind.hasShape(autoOrient.width, autoOrient.height)) {
    throw new HttpProblem(422, kind.wrongShape);
  }
  return { bytes, width: autoOrient.width, height: autoOrient.height };
}
