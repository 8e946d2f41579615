import { isIP } from 'node:net';
import { publicAgents } from '@slots/public-address/public-agents';
import axios, { AxiosError } from 'axios';
import pLimit from 'p-limit';
import sharp from 'sharp';
import type { SizedImage } from './images.repository.ts';

const TIMEOUT_MS = 8_000;
const MAX_SOURCE_BYTES = 5 * 1024 * 1024;
/** More than any thumbnail has; an AVIF is decoded as a whole and takes seconds where it has many. */
const MAX_PIXELS = 16_000_000;
const TIMEOUT_SECONDS = 15;
const QUALITY = 78;
const FORMATS = new Set(['png', 'jpeg', 'webp', 'avif', 'heif', 'gif']);

/** The picture could not be fetched, or is none; `status` is the caller's answer. */
export class ImageSourceError extends Error {
  readonly status: 404 | 502;
  constructor(message: string, status: 404 | 502, cause?: unknown) {
    super(message, { cause });
    this.name = 'ImageSourceError';
    this.status = status;
  }
}

/** The hosts of pictures: names, with port where it is not the scheme's own. */
export interface ImageHosts {
  /** The external catalogue, wherever it is: it is asked for its games as well. */
  readonly catalogue: string;
  /** Others. Their DNS names may not resolve to internal addresses. */
  readonly others: ReadonlySet<string>;
}

/**
 * Fetches a picture from one of these hosts, and from no other.
 * @throws ImageSourceError
 */
export async function fetchImage(source: string, hosts: ImageHosts): Promise<Buffer> {
  const url = URL.canParse(source) ? new URL(source) : undefined;
  const isOfCatalogue = url?.host === hosts.catalogue;
  if (!url || !/^https?:$/.test(url.protocol) || !(isOfCatalogue || hosts.others.has(url.host))) {
    throw new ImageSourceError('The picture is not on a host that we take pictures from', 404);
  }
  // An address that stands in the list of hosts itself is meant, wherever it is.
  const isMeant = isOfCatalogue || isIP(url.hostname) !== 0;
  try {
    const answer = await axios.get<unknown>(url.href, {
      responseType: 'arraybuffer',
      timeout: TIMEOUT_MS,
      signal: AbortSignal.timeout(TIMEOUT_MS),
      maxContentLength: MAX_SOURCE_BYTES,
      maxRedirects: 0,
      proxy: false,
      ...(isMeant ? {} : publicAgents),
    });
    if (Buffer.isBuffer(answer.data)) return answer.data;
  } catch (error) {
    if (!(error instanceof AxiosError)) throw error;
    const status = error.response?.status;
    throw new ImageSourceError(
      `The picture could not be fetched (${status ?? error.code})`,
      status === 404 || status === 410 ? 404 : 502,
    );
  }
  throw new ImageSourceError('The picture could not be read', 502);
}

/** Visitors ask for many at once: two of Node's four threads are left to everything else. */
const oneOf = pLimit(2);

/**
 * Re-encodes a picture as WebP in several widths, without metadata, never larger than it is.
 * @throws ImageSourceError when it is no picture
 */
export function encodeImage(source: Buffer, widths: readonly number[]): Promise<SizedImage[]> {
  return oneOf(async () => {
    const options = { limitInputPixels: MAX_PIXELS, failOn: 'error' } as const;
    try {
      const { format } = await sharp(source, options).metadata();
      if (!FORMATS.has(format)) throw new ImageSourceError(`A picture of the kind ${format}`, 502);
      const { data, info } = await sharp(source, options)
        .timeout({ seconds: TIMEOUT_SECONDS })
        .autoOrient()
        .resize({ width: Math.max(...widths), withoutEnlargement: true })
        .toColourspace('srgb')
        .raw()
        .toBuffer({ resolveWithObject: true });
      const raw = { width: info.width, height: info.height, channels: info.channels };
      const sizes: SizedImage[] = [];
      for (const width of widths) {
        const resized = sharp(data, { raw }).resize({ width, withoutEnlargement: true });
        sizes.push({ width, data: await resized.webp({ quality: QUALITY }).toBuffer() });
      }
      return sizes;
    } catch (error) {
      if (error instanceof ImageSourceError) throw error;
      throw new ImageSourceError('The source is no picture', 502, error);
    }
  });
}
