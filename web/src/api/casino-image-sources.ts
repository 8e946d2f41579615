import { HEADER_WIDTHS, LOGO_WIDTHS } from '@slots/contracts/casino/images';
import { srcSetOf } from './own-image.ts';

/** The sizes that a casino's logo comes in, as a srcset; undefined for any other address. */
export function logoSources(logo: string | null): string | undefined {
  return srcSetOf(logo, LOGO_WIDTHS);
}

/** The sizes that a casino's header image comes in, as a srcset; undefined for any other address. */
export function headerSources(header: string | null): string | undefined {
  return srcSetOf(header, HEADER_WIDTHS);
}
