import type { HEADER_WIDTHS, LOGO_WIDTHS } from '@slots/contracts/casino/images';
import { srcSetOf } from './own-image.ts';

/** Checked against the contract's, without its code. */
const LOGOS: typeof LOGO_WIDTHS = [64, 128, 256, 512];
const HEADERS: typeof HEADER_WIDTHS = [480, 960, 1600];

/** The sizes that a casino's logo comes in, as a srcset; undefined for any other address. */
export function logoSources(logo: string | null): string | undefined {
  return srcSetOf(logo, LOGOS);
}

/** The sizes that a casino's header image comes in, as a srcset; undefined for any other address. */
export function headerSources(header: string | null): string | undefined {
  return srcSetOf(header, HEADERS);
}
