import {
  ARTICLE_MAX_BYTES,
  ARTICLE_WIDTHS,
  HEADER_MAX_BYTES,
  HEADER_NOT_WIDE,
  HEADER_TOO_LARGE,
  HEADER_WIDTHS,
  LOGO_MAX_BYTES,
  LOGO_NOT_SQUARE,
  LOGO_TOO_LARGE,
  LOGO_WIDTHS,
  SQUARE_TOLERANCE,
} from '@slots/contracts/casino/images';

/** The rules for a picture by what it is for. */
export interface ImageKind {
  readonly name: 'logo' | 'header' | 'article';
  readonly maxBytes: number;
  readonly tooLarge: string;
  /** Ascending, in pixels. */
  readonly widths: readonly number[];
  readonly hasShape: (width: number, height: number) => boolean;
  readonly wrongShape: string;
}

/** One of a casino's two pictures. */
export interface CasinoImageKind extends ImageKind {
  /** The casino's field with the picture's address. */
  readonly field: 'logoImage' | 'headerImage';
}

export const LOGO: CasinoImageKind = {
  name: 'logo',
  field: 'logoImage',
  maxBytes: LOGO_MAX_BYTES,
  tooLarge: LOGO_TOO_LARGE,
  widths: LOGO_WIDTHS,
  hasShape: (width, height) =>
    Math.abs(width - height) <= SQUARE_TOLERANCE * Math.max(width, height),
  wrongShape: LOGO_NOT_SQUARE,
};

export const HEADER: CasinoImageKind = {
  name: 'header',
  field: 'headerImage',
  maxBytes: HEADER_MAX_BYTES,
  tooLarge: HEADER_TOO_LARGE,
  widths: HEADER_WIDTHS,
  hasShape: (width, height) => width > height,
  wrongShape: HEADER_NOT_WIDE,
};

/** A picture in a text, or of an author. */
export const ARTICLE: ImageKind = {
  name: 'article',
  maxBytes: ARTICLE_MAX_BYTES,
  tooLarge: HEADER_TOO_LARGE,
  widths: ARTICLE_WIDTHS,
  hasShape: () => true,
  wrongShape: '',
};
