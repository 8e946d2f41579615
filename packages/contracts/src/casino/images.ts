import { z } from 'zod';
import { defineContract } from '../contract.ts';
import { byId, picture } from '../fields.ts';
import { CASINO_NOT_FOUND, casino } from './casinos.ts';

/** Widths, in pixels, that a casino's pictures are served in; the casino carries the widest. */
export const LOGO_WIDTHS = [64, 128, 256, 512] as const;
export const HEADER_WIDTHS = [480, 960, 1600] as const;
/** Widths of text pictures and authors. */
export const ARTICLE_WIDTHS = [160, 480, 960, 1600] as const;

export const MEGABYTE = 1024 * 1024;
export const LOGO_MAX_BYTES = 5 * MEGABYTE;
export const HEADER_MAX_BYTES = 10 * MEGABYTE;

export const IMAGE_KIND_REFUSED = 'Only PNG, JPEG, WebP, AVIF and GIF images are accepted.';
export const IMAGE_UNREADABLE = 'The image cannot be read.';

/**
 * The largest decoded size: more than a camera's. An AVIF is decoded as a whole and costs several
 * times what a JPEG costs.
 */
export const MAX_MEGAPIXELS = { avif: 16, others: 30 } as const;
export const imageTooManyPixels = (most: number) =>
  `The image has too many pixels. At most ${most} megapixels are accepted${most === MAX_MEGAPIXELS.avif ? ' of an AVIF' : ''}.`;

/** The largest deviation of a logo from square. */
export const SQUARE_TOLERANCE = 0.02;
export const LOGO_NOT_SQUARE = 'The logo must be square.';
export const HEADER_NOT_WIDE = 'The header image must be wider than it is tall.';
export const LOGO_TOO_LARGE = 'File too large. Maximum file size is 5MB.';
export const ARTICLE_MAX_BYTES = 10 * MEGABYTE;
export const HEADER_TOO_LARGE = 'File too large. Maximum file size is 10MB.';

const IMAGE_REFUSED = 'must be an image as a data URL or a file';

/** A picture as a data URL, or as bytes where it came as a file. */
const upload = z.strictObject({
  image: z.union(
    [
      z.string().regex(/^data:[^,]*,./is, IMAGE_REFUSED),
      z.instanceof(Uint8Array).meta({ type: 'string', format: 'binary' }),
    ],
    { error: IMAGE_REFUSED },
  ),
});

const ONE_PIXEL = 'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7';

/** A picture of 10 MB as a data URL is a third larger. */
const UPLOAD = {
  body: upload,
  fileField: 'image',
  bodyLimit: 14 * MEGABYTE,
  timeoutMs: 30_000,
  refusals: [422],
  example: { image: ONE_PIXEL },
};

const UPLOAD_MESSAGES = { 404: CASINO_NOT_FOUND, 415: IMAGE_KIND_REFUSED } as const;

const ofCasino = {
  owner: 'casino',
  access: 'staff',
  params: byId,
  tagged: true,
  responses: { 200: casino },
} as const;

export const setCasinoLogo = defineContract({
  ...ofCasino,
  ...UPLOAD,
  id: 'casinoImages.setLogo',
  method: 'POST',
  path: '/api/casinos/:id/logo',
  summary: "Sets a casino's logo: PNG, JPEG, WebP, AVIF or GIF, square, at most 5 MB.",
  messages: { ...UPLOAD_MESSAGES, 413: LOGO_TOO_LARGE },
});

export const removeCasinoLogo = defineContract({
  ...ofCasino,
  id: 'casinoImages.removeLogo',
  method: 'DELETE',
  path: '/api/casinos/:id/logo',
  summary: "Removes a casino's logo.",
  messages: { 404: CASINO_NOT_FOUND },
});

export const setCasinoHeader = defineContract({
  ...ofCasino,
  ...UPLOAD,
  id: 'casinoImages.setHeader',
  method: 'POST',
  path: '/api/casinos/:id/header',
  summary:
    "Sets a casino's header image: PNG, JPEG, WebP, AVIF or GIF, wider than tall, at most 10 MB.",
  messages: { ...UPLOAD_MESSAGES, 413: HEADER_TOO_LARGE },
});

export const removeCasinoHeader = defineContract({
  ...ofCasino,
  id: 'casinoImages.removeHeader',
  method: 'DELETE',
  path: '/api/casinos/:id/header',
  summary: "Removes a casino's header image.",
  messages: { 404: CASINO_NOT_FOUND },
});

export const addArticleImage = defineContract({
  id: 'articleImages.add',
  owner: 'casino',
  method: 'POST',
  path: '/api/article-images',
  access: 'staff',
  summary:
    'Uploads a picture for a text or an author: PNG, JPEG, WebP, AVIF or GIF, at most 10 MB. Texts refer to it by its hash.',
  ...UPLOAD,
  responses: {
    201: z.object({
      image: z.string(),
      /** Size of the picture as sent, upright. */
      width: z.int(),
      height: z.int(),
    }),
  },
  messages: { 413: HEADER_TOO_LARGE, 415: IMAGE_KIND_REFUSED },
});

/** Longer than a game thumbnail's, which is how the two are told apart. */
const CASINO_IMAGE = /^[a-f0-9]{40}-\d{2,4}$/;

export const getCasinoImage = defineContract({
  id: 'casinoImages.get',
  owner: 'casino',
  method: 'GET',
  path: '/api/public/images/:file',
  patterns: { file: CASINO_IMAGE },
  access: 'any',
  summary:
    'Returns a logo or header image of a casino, or a picture of a text or an author, as {hash}-{width} with a hash of 40 characters and one of LOGO_WIDTHS, HEADER_WIDTHS or ARTICLE_WIDTHS. Casinos carry the widest; put another width after the hyphen for a smaller one.',
  params: z.object({ file: z.string().regex(CASINO_IMAGE, 'must be {hash}-{width}') }),
  responses: { 200: picture },
  timeoutMs: 20_000,
  rateClass: 'static',
});
