const OWN_IMAGE = /^(\/api\/public\/images\/[a-f0-9]+)-\d+$/;

/** Srcset of one of our pictures; undefined for any other address. */
export function srcSetOf(address: string | null, widths: readonly number[]): string | undefined {
  const base = address === null ? undefined : OWN_IMAGE.exec(address)?.[1];
  if (base === undefined) return undefined;
  return widths.map((width) => `${base}-${width} ${width}w`).join(', ');
}
