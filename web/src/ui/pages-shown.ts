/** The pages of a list that are shown, both included. */
export interface ShownPages {
  readonly first: number;
  readonly last: number;
}

/** Pages that an address may name: a long list, and still one rendering's worth. */
export const MAX_PAGES = 10;

/** The loaded pages that are shown: all of them once there are more than an address can name. */
export function pagesShown<T>(loaded: readonly T[], { first, last }: ShownPages): readonly T[] {
  const count = last - first + 1;
  return count < MAX_PAGES ? loaded.slice(0, count) : loaded;
}
