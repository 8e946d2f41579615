import { Link } from 'react-router-dom';
import { paths } from '../../../config/paths.ts';
import { PageHead } from '../../../head/page-head.tsx';
import { Breadcrumbs } from '../../../ui/breadcrumbs.tsx';
import { formatCount } from '../../../ui/format.ts';
import { Skeleton } from '../../../ui/skeleton.tsx';

interface CountedCategory {
  readonly id: number;
  readonly name: string;
  readonly slug: string;
  readonly gameCount: number;
}

interface CategoryLinksProps {
  readonly categories: readonly CountedCategory[];
  readonly pathOf: (slug: string) => string;
}

/** Categories as the contents page of a magazine lists them: name, line, number. */
export function CategoryLinks({ categories, pathOf }: CategoryLinksProps) {
  return (
    <ul className="grid gap-x-10 sm:grid-cols-2 lg:grid-cols-3">
      {categories.map(({ id, name, slug, gameCount }) => (
        <li key={id} className="border-b border-line">
          <Link
            to={pathOf(slug)}
            className="group flex min-h-13 items-center justify-between gap-4 hover:text-link"
          >
            <span className="font-display text-[1.0625rem] font-bold tracking-tight underline-offset-4 group-hover:underline">
              {name}
            </span>
            <span className="text-sm text-ink-muted tabular-nums">{formatCount(gameCount)}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}

interface CategoryIndexProps {
  readonly title: string;
  readonly description: string;
  readonly path: string;
  readonly categories: readonly CountedCategory[] | undefined;
  readonly pathOf: (slug: string) => string;
}

/** All types or all themes, with how many games each has. */
export function CategoryIndex(props: CategoryIndexProps) {
  const { title, description, path, categories, pathOf } = props;
  return (
    <div className="container-page pt-8 pb-4">
      <PageHead title={title} description={description} path={path} />
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
