import type { CountedRef } from '@slots/contracts/catalog/public-games';
import { Link } from 'react-router-dom';
import { formatCount } from '../../../ui/format.ts';

interface CategoryLinksProps {
  readonly categories: readonly CountedRef[];
  readonly pathOf: (slug: string) => string;
}

/** Categories as the contents page of a magazine lists them: name, line, number. */
export function CategoryLinks({ categories, pathOf }: CategoryLinksProps) {
  return (
    <ul className="grid grid-cols-1 gap-x-10 sm:grid-cols-2 lg:grid-cols-3">
      {categories.map(({ id, name, slug, gameCount }) => (
        <li key={id} className="border-b border-line">
          <Link
            to={pathOf(slug)}
            className="group flex min-h-13 items-center justify-between gap-4 hover:text-link"
          >
            <span className="min-w-0 font-display text-[1.0625rem] font-bold tracking-tight underline-offset-4 group-hover:underline">
              {name}
            </span>
            <span className="text-sm text-ink-muted tabular-nums">{formatCount(gameCount)}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
