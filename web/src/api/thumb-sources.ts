import type { THUMB_WIDTHS } from '@slots/contracts/catalog/public-games';

/** Checked against the contract's, without its code. */
const WIDTHS: typeof THUMB_WIDTHS = [160, 320, 640];

const OWN_IMAGE = /^(\/api\/public\/images\/[a-f0-9]+)-\d+$/;

/** The sizes that a thumbnail of ours comes in, as a srcset; undefined for any other address. */
export function thumbSources(thumb: string | null): string | undefined {
  const base = thumb === null ? undefined : OWN_IMAGE.exec(thumb)?.[1];
  if (base === undefined) return undefined;
  return WIDTHS.map((width) => `${base}-${width} ${width}w`).join(', ');
}
