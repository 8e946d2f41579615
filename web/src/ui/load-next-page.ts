/** A list that grows as an infinite query gives it. */
export interface GrowingList {
  readonly fetchNextPage: () => Promise<{
    readonly data?: { readonly pages: readonly unknown[] } | undefined;
    readonly isSuccess: boolean;
  }>;
}

/** Loads the next page of a list. @param onPages called with the number of pages that are there then */
export async function loadNextPage(
  list: GrowingList,
  onPages?: (pages: number) => void,
): Promise<void> {
  const { data, isSuccess } = await list.fetchNextPage();
  if (isSuccess && data) onPages?.(data.pages.length);
}
