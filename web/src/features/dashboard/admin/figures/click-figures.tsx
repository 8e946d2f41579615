import { USUAL_REPORT_DAYS } from '@slots/contracts/affiliate/clicks';
import { Link } from 'react-router-dom';
import { useClickReportQuery } from '../../../../api/clicks.api.ts';
import { portalPaths } from '../../../../config/portal-paths.ts';
import { Card } from '../../../../ui/card.tsx';
import { Charted } from '../../../../ui/charted.tsx';
import { dayFromNow, withEmptyDays } from '../../../../ui/click-days.ts';
import { formatCount } from '../../../../ui/format.ts';
import { listFailure } from '../../../../ui/list-failure.tsx';
import { withUniqueNames } from '../../../../ui/named-options.ts';

const DAYS = USUAL_REPORT_DAYS;
const BEST = 5;

const DAY = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', timeZone: 'UTC' });
const percent = new Intl.NumberFormat('en-GB', {
  style: 'percent',
  signDisplay: 'exceptZero',
  maximumFractionDigits: 0,
});

/** Clicks of the last 30 days beside the 30 before, and the offers with most; nothing while they load. */
export function ClickFigures() {
  const [from, to] = [dayFromNow(1 - 2 * DAYS), dayFromNow(0)];
  const options = { refetchOnMountOrArgChange: true };
  const clicks = useClickReportQuery({ query: { from, to, by: 'day' } }, options);
  const best = useClickReportQuery(
    { query: { from: dayFromNow(1 - DAYS), to, by: 'promotion' } },
    options,
  );
  const [days, offers] = [clicks.data, best.data];
  if (!days || !offers)
    return listFailure('The clicks on offers could not be loaded', clicks, best);
  const all = withEmptyDays(days, from, to);
  const [before, last] = [all.slice(0, DAYS), all.slice(DAYS)];
  return (
    <>
      <div className="@4xl:col-span-2">
        <Charted
          title="Clicks on offers"
          kind="time"
          rowHeading="Day"
          series={['Last 30 days', '30 days before']}
          rows={last.map(({ day, clicks }, index) => ({
            label: DAY.format(new Date(day)),
            values: [clicks, before[index]?.clicks ?? 0],
          }))}
        >
          <Comparison last={sumOf(last)} before={sumOf(before)} />
        </Charted>
      </div>
      {offers.data.length > 0 && (
        <Card className="flex flex-col gap-2 p-5">
          <h3 className="text-subheading font-bold">Most clicked offers</h3>
          <ol className="divide-y divide-line">
            {withUniqueNames(offers.data.slice(0, BEST), ({ key }) => key).map(
              ({ key, name, clicks }) => (
                <li key={key} className="flex items-baseline justify-between gap-4 py-3">
                  <Link
                    to={`${portalPaths.clicks}?promotion=${key}`}
                    className="min-w-0 wrap-anywhere text-link underline-offset-4 hover:underline"
                  >
                    {name}
                  </Link>
                  <strong className="font-semibold tabular-nums">{formatCount(clicks)}</strong>
                </li>
              ),
            )}
          </ol>
        </Card>
      )}
    </>
  );
}

const sumOf = (days: readonly { readonly clicks: number }[]) =>
  days.reduce((sum, { clicks }) => sum + clicks, 0);

function Comparison({ last, before }: { readonly last: number; readonly before: number }) {
  return (
    <p className="flex flex-wrap items-baseline gap-x-3 text-sm text-ink-muted">
      <span>
        <strong className="text-base font-bold text-ink tabular-nums">{formatCount(last)}</strong>
        {` in 30 days, ${formatCount(before)} in the 30 before`}
        {before > 0 && ` (${percent.format(last / before - 1)})`}
      </span>
      <Link to={portalPaths.clicks} className="py-1 text-link underline-offset-4 hover:underline">
        All clicks
      </Link>
    </p>
  );
}
