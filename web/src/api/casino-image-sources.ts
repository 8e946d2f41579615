import { HEADER_WIDTHS, LOGO_WIDTHS } from '@slots/contracts/casino/images';
import { srcSetOf } from './own-image.ts';

/** Srcset of a casino's logo; undefined for any other address. */
export function logoSources(logo: string | null): string | undefined {
  return srcSetOf(logo, LOGO_WIDTHS);
}

/** Srcset of a casino's header image; undefined for any other address. */
export function headerSources(header: string | null): string | undefined {
  return srcSetOf(header, HEADER_WIDTHS);
}
