import type { CountedRef } from '@slots/contracts/catalog/public-games';
import { data as answer, type LoaderFunctionArgs, useParams } from 'react-router-dom';
import { pageImage } from '../../../config/page-image.ts';
import type { Endpoint, Loading } from '../../../routing/loading.ts';
import { notFound } from '../../../routing/no-such-page.ts';
import { ProblemPage } from '../../../routing/problem-page.tsx';
import { useRetryPage } from '../../../routing/use-retry-page.ts';
import type { GamesFilter } from '../games.api.ts';
import { GamesListing, loadListing } from './games-listing.tsx';

const NO_SUCH_CATEGORY = notFound('There are no games at this address.');

interface CategoryListing {
  readonly categories: Endpoint<void, readonly CountedRef[]> & {
    readonly useQuery: (arg: void) => { readonly data?: readonly CountedRef[] | undefined };
  };
  readonly filterOf: (slug: string) => GamesFilter;
  /** The kind of its share picture. */
  readonly kind: 'game-types' | 'game-themes';
  /** 'Slots' of 'Adventure Slots'. */
  readonly noun: string;
}

/** 'Dragons Slots' and 'Roulette Games', but never 'Table Games Games'. */
function titleOf(name: string, noun: string): string {
  return /\b(?:slots|games|cards)$/i.test(name) ? name : `${name} ${noun}`;
}

/** The page of the games of one type or theme. An unknown one gives 404. */
export function createCategoryListing({ categories, filterOf, kind, noun }: CategoryListing) {
  const loader = (loading: Loading) => async (args: LoaderFunctionArgs) => {
    const slug = args.params['slug'] ?? '';
    const [known] = await Promise.all([
      loading.need(categories, undefined),
      loadListing(loading, filterOf(slug), args),
    ]);
    if (known && !known.some((category) => category.slug === slug)) {
      throw answer(NO_SUCH_CATEGORY, { status: 404 });
    }
    return null;
  };

  function Component() {
    const { slug = '' } = useParams();
    const retry = useRetryPage();
    const { data: known } = categories.useQuery();
    const category = known?.find((one) => one.slug === slug);
    if (known && !category) return <ProblemPage problem={NO_SUCH_CATEGORY} onRetry={retry} />;
    const title = category ? titleOf(category.name, noun) : noun;
    // 'Classic' is a theme beside the type 'Classic Slots'; search engines tell pages apart by their titles.
    const inHead = category && kind === 'game-themes' ? `${category.name} Themed Slots` : title;
    return (
      <GamesListing
        key={slug}
        title={title}
        headTitle={`Free ${inHead}`}
        description={`Play free ${title} demos in your browser. No sign-up, no download.`}
        intro={`Free demos of ${title}, ready to play in your browser.`}
        base={filterOf(slug)}
        image={pageImage(kind, slug)}
      />
    );
  }

  return { loader, Component };
}
