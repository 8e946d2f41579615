import type { CountedRef } from '@slots/contracts/catalog/public-games';
import { PageHead } from '../../../head/page-head.tsx';
import type { Endpoint, Loading } from '../../../routing/loading.ts';
import { PageTrail } from '../../../ui/breadcrumbs.tsx';
import { LoadingShapes, Skeleton } from '../../../ui/skeleton.tsx';
import { ErrorState } from '../../../ui/state.tsx';
import { CategoryLinks } from './category-links.tsx';

/** The loader of such a page. */
export const categoryIndexLoader =
  (categories: Endpoint<void, readonly CountedRef[]>) => (loading: Loading) => async () => {
    await loading.need(categories, undefined);
    return null;
  };

interface CategoryIndexProps {
  readonly title: string;
  readonly description: string;
  readonly path: string;
  /** The share picture. */
  readonly image: string;
  /** What they are in a sentence: 'game types'. */
  readonly noun: string;
  readonly list: {
    readonly data?: readonly CountedRef[] | undefined;
    readonly error?: unknown;
    readonly isFetching: boolean;
    readonly refetch: () => unknown;
  };
  readonly pathOf: (slug: string) => string;
}

/** All types, themes or providers, with their numbers of games. */
export function CategoryIndex(props: CategoryIndexProps) {
  const { title, description, path, image, noun, list, pathOf } = props;
  return (
    <div className="container-page pt-8 pb-4">
      <PageHead title={title} description={description} path={path} image={image} />
      <PageTrail items={[{ label: title, to: path }]} />
      <header className="mt-5 mb-4 border-b-2 border-ink pb-5">
        <h1 className="text-title font-extrabold">{title}</h1>
        <p className="mt-2 max-w-2xl text-ink-muted">{description}</p>
      </header>
      {list.data && <CategoryLinks categories={list.data} pathOf={pathOf} />}
      {!list.data && (list.error === undefined || list.isFetching) && (
        <LoadingShapes label={`Loading ${noun}`}>
          <Skeleton className="h-96" />
        </LoadingShapes>
      )}
      {!list.data && list.error !== undefined && !list.isFetching && (
        <ErrorState
          title={`The ${noun} could not be loaded`}
          error={list.error}
          onRetry={() => void list.refetch()}
        >
          <p>Please try again in a moment.</p>
        </ErrorState>
      )}
    </div>
  );
}
