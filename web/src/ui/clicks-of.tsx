import { Link } from 'react-router-dom';
import { useClickReportQuery } from '../api/clicks.api.ts';
import { FRESH_FOR_A_MINUTE } from '../api/freshness.ts';
import { portalPaths } from '../config/portal-paths.ts';
import { counted } from './counted.ts';
import { filterOf, lineOf, questionOf, type ReportSubject } from './report/report-subject.ts';

/** The clicks of the last 30 days, leading to their report; nothing while they load. */
export function ClicksOf({ what }: { readonly what: ReportSubject }) {
  const { data, isError } = useClickReportQuery({ query: questionOf(what) }, FRESH_FOR_A_MINUTE);
  if (!data) return isError ? <span>Clicks could not be loaded</span> : null;
  const line = lineOf(what);
  const clicks =
    line === undefined ? data.total : (data.data.find(({ key }) => key === line)?.clicks ?? 0);
  return (
    <Link
      to={`${portalPaths.clicks}?${new URLSearchParams(filterOf(what))}`}
      className="text-link underline-offset-4 hover:underline"
    >
      {`${counted(clicks, 'click')} in 30 days`}
    </Link>
  );
}
