import type { CountedRef } from '@slots/contracts/catalog/public-games';
import { PageHead } from '../../../head/page-head.tsx';
import type { Endpoint, Loading } from '../../../routing/loading.ts';
import { PageTrail } from '../../../ui/breadcrumbs.tsx';
import { LoadingShapes, Skeleton } from '../../../ui/skeleton.tsx';
import { EmptyState, ErrorState } from '../../../ui/state.tsx';
import { CategoryLinks } from './category-links.tsx';

interface CategoryIndex {
  readonly title: string;
  readonly description: string;
  readonly path: string;
  /** The share picture. */
  readonly image: string;
  /** What they are in a sentence: 'game types'. */
  readonly noun: string;
  readonly categories: Endpoint<void, readonly CountedRef[]> & {
    readonly useQuery: (arg: void) => {
      readonly data?: readonly CountedRef[] | undefined;
      readonly error?: unknown;
      readonly isFetching: boolean;
      readonly refetch: () => unknown;
    };
  };
  readonly pathOf: (slug: string) => string;
}

/** The page of all types, themes or providers, with their numbers of games. */
export function createCategoryIndex(index: CategoryIndex) {
  const { title, description, path, image, noun, categories, pathOf } = index;

  const loader = (loading: Loading) => async () => {
    await loading.need(categories, undefined);
    return null;
  };

  function Component() {
    const { data: shown, error, isFetching, refetch } = categories.useQuery();
    const isEmpty = shown?.length === 0;
    return (
      <div className="container-page pt-8 pb-4">
        <PageHead
          title={title}
          description={description}
          path={path}
          image={image}
          unlisted={isEmpty}
        />
        <PageTrail items={[{ label: title, to: path }]} />
        <header className="mt-5 mb-4 border-b-2 border-ink pb-5">
          <h1 className="text-title font-extrabold">{title}</h1>
          <p className="mt-2 max-w-2xl text-ink-muted">{description}</p>
        </header>
        {shown && !isEmpty && <CategoryLinks categories={shown} pathOf={pathOf} />}
        {isEmpty && <EmptyState title="No games here yet">New games arrive every day.</EmptyState>}
        {!shown && (error === undefined || isFetching) && (
          <LoadingShapes label={`Loading ${noun}`}>
            <Skeleton className="h-96" />
          </LoadingShapes>
        )}
        {!shown && error !== undefined && !isFetching && (
          <ErrorState
            title={`The ${noun} could not be loaded`}
            error={error}
            onRetry={() => void refetch()}
          >
            <p>Please try again in a moment.</p>
          </ErrorState>
        )}
      </div>
    );
  }

  return { loader, Component };
}
