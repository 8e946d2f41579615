import { THUMB_WIDTHS } from '@slots/contracts/catalog/public-games';
import { srcSetOf } from './own-image.ts';

/** Srcset of one of our thumbnails; undefined for any other address. */
export function thumbSources(thumb: string | null): string | undefined {
  return srcSetOf(thumb, THUMB_WIDTHS);
}
