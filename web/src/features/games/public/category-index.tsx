import { paths } from '../../../config/paths.ts';
import { PageHead } from '../../../head/page-head.tsx';
import { Breadcrumbs } from '../../../ui/breadcrumbs.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { CategoryLinks, type CountedCategory } from './category-links.tsx';

interface CategoryIndexProps {
  readonly title: string;
  readonly description: string;
  readonly path: string;
  /** The share picture. */
  readonly image: string;
  readonly categories: readonly CountedCategory[] | undefined;
  readonly pathOf: (slug: string) => string;
}

/** All types or all themes, with their numbers of games. */
export function CategoryIndex(props: CategoryIndexProps) {
  const { title, description, path, image, categories, pathOf } = props;
  return (
    <div className="container-page pt-8 pb-4">
      <PageHead title={title} description={description} path={path} image={image} />
      <Breadcrumbs items={[{ label: 'Home', to: paths.home }, { label: title }]} />
      <header className="mt-5 mb-4 border-b-2 border-ink pb-5">
        <h1 className="text-title font-extrabold">{title}</h1>
        <p className="mt-2 max-w-2xl text-ink-muted">{description}</p>
      </header>
      {categories === undefined ? (
        <Skeleton className="h-96" />
      ) : (
        <CategoryLinks categories={categories} pathOf={pathOf} />
      )}
    </div>
  );
}
