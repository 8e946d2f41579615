/** A list that grows as an infinite query gives it. */
export interface GrowingList {
  readonly currentData?: { readonly pages: readonly unknown[] } | undefined;
  readonly fetchNextPage: () => Promise<{
    readonly data?: { readonly pages: readonly unknown[] } | undefined;
    readonly isSuccess: boolean;
  }>;
}

/**
 * Loads the next page of a list, unless an earlier visit did.
 * @param shown the number of pages that are shown
 * @param onPages called with the number of pages that may be shown then
 */
export async function loadNextPage(
  list: GrowingList,
  shown: number,
  onPages?: (pages: number) => void,
): Promise<void> {
  if (list.currentData && shown < list.currentData.pages.length) {
    onPages?.(shown + 1);
    return;
  }
  const { data, isSuccess } = await list.fetchNextPage();
  if (isSuccess && data) onPages?.(data.pages.length);
}
