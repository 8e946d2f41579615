import { THUMB_WIDTHS } from '@slots/contracts/catalog/public-games';
import { srcSetOf } from './own-image.ts';

/** The sizes that a thumbnail of ours comes in, as a srcset; undefined for any other address. */
export function thumbSources(thumb: string | null): string | undefined {
  return srcSetOf(thumb, THUMB_WIDTHS);
}
