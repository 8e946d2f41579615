import { isIP } from 'node:net';
import axios, { AxiosError } from 'axios';
import { useAgent as createFilteringAgent } from 'request-filtering-agent';
import sharp from 'sharp';
import type { SizedImage } from './images.repository.ts';

const TIMEOUT_MS = 8_000;
const LARGEST_SOURCE = 5 * 1024 * 1024;
const MOST_PIXELS = 40_000_000;
const QUALITY = 78;
const FORMATS = new Set(['png', 'jpeg', 'webp', 'avif', 'heif', 'gif']);

/** The picture could not be had, or is none; `status` is what whoever asked for it gets. */
export class ImageSourceError extends Error {
  readonly status: 404 | 502;
  constructor(message: string, status: 404 | 502, cause?: unknown) {
    super(message, { cause });
    this.name = 'ImageSourceError';
    this.status = status;
  }
}

/** Whom pictures are taken from: host names, with port where it is not the scheme's own. */
export interface ImageHosts {
  /** The external catalogue, wherever it is: it is asked for its games as well. */
  readonly catalogue: string;
  /** Others. Whoever answers for their names may not lead us to an address inside. */
  readonly others: ReadonlySet<string>;
}

/**
 * Connects to public addresses alone, and looks at the address that it connects to, so that a name
 * which leads elsewhere the second time it is asked about gains nothing. An address that stands in the
 * list of hosts itself is meant.
 */
function publicConnections({ href, hostname }: URL) {
  const agent = createFilteringAgent(
    href,
    isIP(hostname) === 0 ? {} : { allowIPAddressList: [hostname] },
  );
  return { httpAgent: agent, httpsAgent: agent };
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
  try {
    const answer = await axios.get<unknown>(url.href, {
      responseType: 'arraybuffer',
      timeout: TIMEOUT_MS,
      signal: AbortSignal.timeout(TIMEOUT_MS),
      maxContentLength: LARGEST_SOURCE,
      maxRedirects: 0,
      proxy: false,
      ...(isOfCatalogue ? {} : publicConnections(url)),
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

/**
 * Re-encodes a picture as WebP in several widths, without metadata, never larger than it is.
 * @throws ImageSourceError when it is no picture
 */
export async function encodeImage(
  source: Buffer,
  widths: readonly number[],
): Promise<SizedImage[]> {
  const options = { limitInputPixels: MOST_PIXELS, failOn: 'error' } as const;
  try {
    const { format } = await sharp(source, options).metadata();
    if (!FORMATS.has(format)) throw new ImageSourceError(`A picture of the kind ${format}`, 502);
    const sizes = widths.map(async (width) => {
      const resized = sharp(source, options).rotate().resize({ width, withoutEnlargement: true });
      return { width, data: await resized.webp({ quality: QUALITY }).toBuffer() };
    });
    return await Promise.all(sizes);
  } catch (error) {
    if (error instanceof ImageSourceError) throw error;
    throw new ImageSourceError('The source is no picture', 502, error);
  }
}
