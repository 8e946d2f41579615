/** The mark of copies that the last whole sync missed: one that was met and is withdrawn is unpublished. */
export const GONE = { withdrawn: true, published: true } as const;

/** The same of one that was read: the catalogue no longer has it. */
export function isGone({
  withdrawn,
  published,
}: {
  readonly withdrawn: boolean;
  readonly published: boolean;
}): boolean {
  return withdrawn && published;
}
