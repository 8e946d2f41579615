import type { THUMB_WIDTHS } from '@slots/contracts/catalog/public-games';
import { srcSetOf } from './own-image.ts';

/** Checked against the contract's, without its code. */
const WIDTHS: typeof THUMB_WIDTHS = [160, 320, 640];

/** The sizes that a thumbnail of ours comes in, as a srcset; undefined for any other address. */
export function thumbSources(thumb: string | null): string | undefined {
  return srcSetOf(thumb, WIDTHS);
}
