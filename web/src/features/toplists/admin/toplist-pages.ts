import type { ToplistPage } from '@slots/contracts/casino/toplist-content';

/** The pages of toplists in words. */
export const PAGE_NAMES: Readonly<Record<ToplistPage, string>> = {
  home: 'Home page',
  country: 'Country pages',
  game: 'Game pages',
  guide: 'Guides',
};

/** The page of a list: 'Game pages', or 'Game 7'. */
export function placeName({
  place,
  of,
}: {
  readonly place: ToplistPage;
  readonly of: number | null;
}): string {
  if (of === null) return PAGE_NAMES[place];
  return `${place === 'game' ? 'Game' : 'Guide'} ${of}`;
}
