const OWN_IMAGE = /^(\/api\/public\/images\/[a-f0-9]+)-\d+$/;

/** The widths that a picture of ours comes in, as a srcset; undefined for any other address. */
export function srcSetOf(address: string | null, widths: readonly number[]): string | undefined {
  const base = address === null ? undefined : OWN_IMAGE.exec(address)?.[1];
  if (base === undefined) return undefined;
  return widths.map((width) => `${base}-${width} ${width}w`).join(', ');
}
