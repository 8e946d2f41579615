import { Link } from 'react-router-dom';
import type { ReportFiltering } from './use-report-filter.ts';

interface RowLinkProps<By extends string> {
  readonly filtering: ReportFiltering<By>;
  /** The value that the filter takes for the row. */
  readonly value: string | number;
  readonly name: string;
}

/** The name of a report's row, which narrows the report to it. */
export function RowLink<By extends string>({ filtering, value, name }: RowLinkProps<By>) {
  return (
    <Link
      to={filtering.narrowedTo(value)}
      className="inline-block py-1 text-link underline-offset-4 hover:underline"
    >
      {name}
    </Link>
  );
}
