import { ChevronLeft, ChevronRight } from 'lucide-react';
import { Fragment } from 'react';
import { Link } from 'react-router-dom';
import { useConfig } from '../config/config-context.ts';
import { formatCount } from './format.ts';
import { NEW_PART } from './new-part.ts';
import type { ShownPages } from './pages-shown.ts';

interface PageLinksProps {
  /** Names the second list of a page; such a list has no links in the head. */
  readonly label?: string;
  readonly shown: ShownPages;
  readonly pages: number;
  readonly to: (page: number) => string;
}

/** Far pages are few steps away: ten, a hundred and a thousand pages on are links too. */
const STEPS = [1, 10, 100, 1_000];

function linked({ first, last }: ShownPages, pages: number): readonly number[] {
  const near = STEPS.flatMap((step) => [first - step, last + step]);
  return [...new Set([1, first, last, pages, ...near])]
    .filter((page) => page >= 1 && page <= pages)
    .toSorted((one, other) => one - other);
}

const box =
  'inline-flex h-11 min-w-11 items-center justify-center gap-1 rounded-md px-2 tabular-nums';
const link = `${box} text-link underline-offset-4 hover:bg-sunken hover:underline`;

/** Links to the pages of a list, and in the head to the previous and the next one. */
export function PageLinks({ label, shown, pages, to }: PageLinksProps) {
  const { publicOrigin } = useConfig();
  if (pages === 1) return null;
  const { first, last } = shown;
  const previous = first > 1 ? to(first - 1) : undefined;
  const next = last < pages ? to(last + 1) : undefined;
  const numbers = linked(shown, pages);
  return (
    <>
      {label === undefined && previous !== undefined && (
        <link rel="prev" href={new URL(previous, publicOrigin).href} />
      )}
      {label === undefined && next !== undefined && (
        <link rel="next" href={new URL(next, publicOrigin).href} />
      )}
      <nav aria-label={label ?? 'Pages'} className="mt-8">
        <ul className="flex flex-wrap items-center justify-center gap-1 text-[0.9375rem]">
          {previous !== undefined && (
            <li>
              <Link to={previous} state={NEW_PART} rel="prev" className={link}>
                <ChevronLeft aria-hidden className="size-4" />
                Previous
              </Link>
            </li>
          )}
          {numbers.map((page, index) => (
            <Fragment key={page}>
              {index > 0 && page - (numbers[index - 1] ?? page) > 1 && (
                <li aria-hidden className="text-ink-muted">
                  …
                </li>
              )}
              <li>
                {page >= first && page <= last ? (
                  <span
                    aria-current="page"
                    className={`${box} border border-line-strong font-semibold`}
                  >
                    <span className="sr-only">Page </span>
                    {formatCount(page)}
                  </span>
                ) : (
                  <Link to={to(page)} state={NEW_PART} className={link}>
                    <span className="sr-only">Page </span>
                    {formatCount(page)}
                  </Link>
                )}
              </li>
            </Fragment>
          ))}
          {next !== undefined && (
            <li>
              <Link to={next} state={NEW_PART} rel="next" className={link}>
                Next
                <ChevronRight aria-hidden className="size-4" />
              </Link>
            </li>
          )}
        </ul>
      </nav>
    </>
  );
}
