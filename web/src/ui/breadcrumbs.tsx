import { ChevronRight } from 'lucide-react';
import { Link } from 'react-router-dom';
import { paths } from '../config/paths.ts';
import { BreadcrumbsLd } from '../head/json-ld.tsx';

interface TrailProps {
  readonly items: readonly { readonly label: string; readonly to: string }[];
}

/** Links from the front page to this one, for people and search engines; the page itself comes last. */
export function PageTrail({ items }: TrailProps) {
  const crumbs = [{ label: 'Home', to: paths.home }, ...items];
  return (
    <>
      <BreadcrumbsLd items={crumbs} />
      <Breadcrumbs items={crumbs} />
    </>
  );
}

/** Links from the front page to this one, which is the last. */
export function Breadcrumbs({ items }: TrailProps) {
  return (
    <nav aria-label="Breadcrumb">
      <ol className="flex flex-wrap items-center gap-x-1.5 gap-y-1 text-sm text-ink-muted">
        {items.map(({ label, to }, index) => (
          <li key={label} className="flex min-w-0 items-center gap-1.5">
            {index > 0 && <ChevronRight aria-hidden className="size-3.5 shrink-0" />}
            {index === items.length - 1 ? (
              <span aria-current="page" className="truncate font-medium text-ink">
                {label}
              </span>
            ) : (
              <Link to={to} className="min-w-0 py-1 hover:text-link hover:underline">
                {label}
              </Link>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
