import { USUAL_REPORT_DAYS } from '@slots/contracts/affiliate/clicks';
import { Link } from 'react-router-dom';
import { useEarningsReportQuery } from '../api/earnings.api.ts';
import { FRESH_FOR_A_MINUTE } from '../api/freshness.ts';
import { useMayUse } from '../api/screen-access.ts';
import { portalPaths } from '../config/portal-paths.ts';
import { amountsInWords } from './amounts.tsx';
import { dayFromNow } from './click-days.ts';
import { filterOf, lineOf, questionOf, type ReportSubject } from './report/report-subject.ts';

const DAYS = USUAL_REPORT_DAYS;

/** The earnings of the last 30 days, linked to their report; nothing while they load, and for non-managers. */
export function EarningsOf({ what }: { readonly what: ReportSubject }) {
  const isManager = useMayUse('managers');
  const period = { from: dayFromNow(1 - DAYS), to: dayFromNow(0) };
  const { data, isError } = useEarningsReportQuery(
    { query: { ...period, ...questionOf(what) } },
    { ...FRESH_FOR_A_MINUTE, skip: !isManager },
  );
  if (!isManager) return null;
  if (!data) return isError ? <span>Earnings could not be loaded</span> : null;
  const line = lineOf(what);
  const amounts =
    line === undefined
      ? data.totals.amounts
      : (data.data.find(({ key }) => key === line)?.amounts ?? {});
  return (
    <Link
      to={`${portalPaths.earnings}?${new URLSearchParams({ ...period, ...filterOf(what) })}`}
      className="text-link underline-offset-4 hover:underline"
    >
      {`Earned ${amountsInWords(amounts)} in 30 days`}
    </Link>
  );
}
