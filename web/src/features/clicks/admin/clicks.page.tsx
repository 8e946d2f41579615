import { type ClickDimension, USUAL_REPORT_DAYS } from '@slots/contracts/affiliate/clicks';
import { MousePointerClick } from 'lucide-react';
import { useClickReportQuery } from '../../../api/clicks.api.ts';
import { portalPaths } from '../../../config/portal-paths.ts';
import { LinkButton } from '../../../ui/button.tsx';
import { Charted } from '../../../ui/charted.tsx';
import { withEmptyDays } from '../../../ui/click-days.ts';
import { ExportLink } from '../../../ui/export-link.tsx';
import { formatCount } from '../../../ui/format.ts';
import { ListFailure } from '../../../ui/list-failure.tsx';
import {
  NarrowedChip,
  type NarrowedProps,
  ReportFilters,
} from '../../../ui/report/report-filters.tsx';
import { type ReportDimensions, useReportFilter } from '../../../ui/report/use-report-filter.ts';
import { ScreenHeader } from '../../../ui/screen-header.tsx';
import { Spinner } from '../../../ui/spinner.tsx';
import { EmptyState } from '../../../ui/state.tsx';
import { type ClickFiltering, ClickTable } from './click-table.tsx';

const DAY = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  timeZone: 'UTC',
});

const DIMENSIONS: ReportDimensions<ClickDimension> = {
  names: {
    day: 'Day',
    promotion: 'Promotion',
    casino: 'Casino',
    affiliate: 'Affiliate',
    country: 'Country',
    page: 'Page',
    position: 'Position',
    toplist: 'Toplist',
  },
  time: 'day',
  usualDays: USUAL_REPORT_DAYS,
};

/** Counted clicks on offers. */
export function Component() {
  const filtering = useReportFilter(DIMENSIONS);
  return (
    <div className="@container flex flex-col gap-6">
      <ScreenHeader
        title="Clicks"
        subtitle="Visitors who followed a link to an offer. Bots and repeated clicks are not counted, and nobody is identified."
      >
        <ExportLink file={`/api/clicks.csv${filtering.address}`} variant="secondary" />
      </ScreenHeader>
      <ReportFilters
        filtering={filtering}
        byLabel="Count by"
        narrowedLabel="Only clicks with"
        Narrowed={NarrowedTo}
      />
      <Report filtering={filtering} />
    </div>
  );
}

function NarrowedTo(narrowed: NarrowedProps<ClickDimension>) {
  const { filtering, name, value } = narrowed;
  const { data } = useClickReportQuery({ query: { ...filtering.period, by: name, [name]: value } });
  return <NarrowedChip {...narrowed} shown={data?.data[0]?.name} />;
}

function Report({ filtering }: { readonly filtering: ClickFiltering }) {
  const { filter, narrowed, period } = filtering;
  const { by, values } = filter;
  const asked = { ...period, ...values };
  const refetch = { refetchOnMountOrArgChange: true };
  const days = useClickReportQuery({ query: { ...asked, by: 'day' } }, refetch);
  const grouped = useClickReportQuery({ query: { ...asked, by } }, refetch);

  const failed = [days, grouped].find((one) => one.error && !one.isFetching);
  if (failed) {
    const refetchAll = () => [days, grouped].forEach((one) => void one.refetch());
    return (
      <ListFailure
        title="The clicks could not be loaded"
        query={{ error: failed.error, refetch: refetchAll }}
      >
        {filtering.faultOf({})}
      </ListFailure>
    );
  }
  const [byDay, report] = [days.currentData, grouped.currentData];
  if (!byDay || !report) return <Spinner label="Loading clicks..." />;
  if (byDay.total === 0) return <NoClicks isNarrowed={narrowed.length > 0} />;
  return (
    <>
      <output className="text-ink-muted">
        <strong className="text-heading font-bold text-ink tabular-nums">
          {formatCount(byDay.total)}
        </strong>{' '}
        {byDay.total === 1 ? 'click' : 'clicks'}
      </output>
      <Charted
        title="Clicks by day"
        kind="time"
        rowHeading="Day"
        series={['Clicks']}
        rows={withEmptyDays(byDay, period.from, period.to).map(({ day, clicks }) => ({
          label: DAY.format(new Date(day)),
          values: [clicks],
        }))}
      />
      {by !== 'day' && <ClickTable filtering={filtering} report={report} />}
    </>
  );
}

function NoClicks({ isNarrowed }: { readonly isNarrowed: boolean }) {
  return (
    <EmptyState
      icon={<MousePointerClick />}
      title={isNarrowed ? 'No clicks found' : 'No clicks in this period'}
      actions={
        isNarrowed ? undefined : (
          <LinkButton to={portalPaths.casinos} variant="secondary">
            Go to Casinos
          </LinkButton>
        )
      }
    >
      {isNarrowed
        ? 'No clicks match these filters. Remove one above, or choose another period.'
        : 'Clicks are counted when visitors follow the tracking link of a promotion. Add one to your promotions, and publish their casinos.'}
    </EmptyState>
  );
}
