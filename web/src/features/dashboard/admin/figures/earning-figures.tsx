import { USUAL_REPORT_DAYS } from '@slots/contracts/affiliate/clicks';
import { Link } from 'react-router-dom';
import { useEarningsReportQuery } from '../../../../api/earnings.api.ts';
import { useMayUse } from '../../../../api/screen-access.ts';
import { portalPaths } from '../../../../config/portal-paths.ts';
import { amountsInWords, formatAmount } from '../../../../ui/amounts.tsx';
import { Card } from '../../../../ui/card.tsx';
import { dayFromNow } from '../../../../ui/click-days.ts';
import { counted } from '../../../../ui/counted.ts';
import { listFailure } from '../../../../ui/list-failure.tsx';

const DAYS = USUAL_REPORT_DAYS;

/** Earnings of the last 30 days beside the 30 before, for managers; nothing while they load. */
export function EarningFigures() {
  const isManager = useMayUse('managers');
  const options = { refetchOnMountOrArgChange: true, skip: !isManager };
  const days = { from: dayFromNow(1 - DAYS), to: dayFromNow(0) };
  const earned = useEarningsReportQuery({ query: { ...days, by: 'affiliate' } }, options);
  const earlier = useEarningsReportQuery(
    { query: { from: dayFromNow(1 - 2 * DAYS), to: dayFromNow(-DAYS), by: 'affiliate' } },
    options,
  );
  const [last, before] = [earned.data, earlier.data];
  if (!isManager) return null;
  if (!last || !before) return listFailure('The earnings could not be loaded', earned, earlier);
  const { amounts, perClick, registrations, deposits } = last.totals;
  return (
    <Card className="flex flex-col gap-3 p-5">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h3 className="text-subheading font-bold">Earned in 30 days</h3>
        <Link
          to={`${portalPaths.earnings}?${new URLSearchParams(days)}`}
          className="py-1 text-sm text-link underline-offset-4 hover:underline"
        >
          All earnings
        </Link>
      </div>
      {Object.keys(amounts).length === 0 ? (
        <p className="text-ink-muted">Nothing was reported.</p>
      ) : (
        <ul className="flex flex-wrap gap-x-8 gap-y-2">
          {Object.entries(amounts).map(([currency, amount]) => (
            <li key={currency}>
              <strong className="text-heading font-bold tabular-nums">
                {formatAmount(Number(amount), currency)}
              </strong>
              {perClick[currency] !== undefined && (
                <span className="text-sm text-ink-muted">
                  {` ${formatAmount(Number(perClick[currency]), currency)} a click`}
                </span>
              )}
            </li>
          ))}
        </ul>
      )}
      <p className="text-sm text-ink-muted">
        {`${counted(registrations, 'registration')}, ${counted(deposits, 'deposit')}. In the 30 days before: ${amountsInWords(before.totals.amounts)}.`}
      </p>
    </Card>
  );
}
