import { paths } from '../../../config/paths.ts';
import type { SearchResult } from '../search.api.ts';

/** Names of the kinds of results, in their order. */
export const GROUPS: readonly { readonly type: SearchResult['type']; readonly name: string }[] = [
  { type: 'game', name: 'Games' },
  { type: 'casino', name: 'Casinos' },
  { type: 'country', name: 'Countries' },
  { type: 'provider', name: 'Providers' },
  { type: 'guide', name: 'Guides' },
  { type: 'author', name: 'Authors' },
];

/** Address of a result; undefined for a kind unknown to this version of the site. */
export function targetOf({ type, slug }: SearchResult): string | undefined {
  switch (type) {
    case 'game':
      return paths.game(slug);
    case 'casino':
      return paths.casinoReview(slug);
    case 'provider':
      return paths.provider(slug);
    case 'author':
      return paths.author(slug);
    case 'guide':
      return paths.guide(slug);
    case 'country':
      return paths.country(slug);
    default:
      return undefined;
  }
}
