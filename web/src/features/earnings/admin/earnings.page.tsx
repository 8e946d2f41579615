import type { EarningDimension } from '@slots/contracts/affiliate/earnings';
import { Banknote, FileUp } from 'lucide-react';
import { type EarningsReport, useEarningsReportQuery } from '../../../api/earnings.api.ts';
import { portalPaths } from '../../../config/portal-paths.ts';
import { Alert } from '../../../ui/alert.tsx';
import { formatAmount } from '../../../ui/amounts.tsx';
import { LinkButton } from '../../../ui/button.tsx';
import { ExportLink } from '../../../ui/export-link.tsx';
import { FigureTiles } from '../../../ui/figure-tiles.tsx';
import { formatCount } from '../../../ui/format.ts';
import { ListFailure } from '../../../ui/list-failure.tsx';
import { withUniqueNames } from '../../../ui/named-options.ts';
import {
  NarrowedChip,
  type NarrowedProps,
  ReportFilters,
} from '../../../ui/report/report-filters.tsx';
import { type ReportDimensions, useReportFilter } from '../../../ui/report/use-report-filter.ts';
import { ScreenHeader } from '../../../ui/screen-header.tsx';
import { Spinner } from '../../../ui/spinner.tsx';
import { EmptyState } from '../../../ui/state.tsx';
import { EarningsChart } from './earnings-chart.tsx';
import { type EarningsFiltering, EarningsTable } from './earnings-table.tsx';
import { FirstSteps } from './first-steps.tsx';
import { RemoveDemoFigures } from './remove-demo-figures.tsx';

const DIMENSIONS: ReportDimensions<EarningDimension> = {
  names: {
    month: 'Month',
    affiliate: 'Affiliate',
    casino: 'Casino',
    promotion: 'Promotion',
    country: 'Country',
    page: 'Page',
  },
  time: 'month',
  // Partners pay by the month: fewer would draw a single column.
  usualDays: 365,
};

/** Earnings of clicks on offers, as reported by partners. */
export function Component() {
  const filtering = useReportFilter(DIMENSIONS);
  return (
    <div className="@container flex flex-col gap-6">
      <ScreenHeader
        title="Earnings"
        subtitle="What partners reported for clicks on offers: revenue and CPA, less reversals."
      >
        <LinkButton to={portalPaths.importReport} variant="secondary" size="sm">
          <FileUp aria-hidden />
          Import Report
        </LinkButton>
        <ExportLink
          file={`/api/earnings.csv?${new URLSearchParams(filtering.query)}`}
          variant="secondary"
        />
      </ScreenHeader>
      <RemoveDemoFigures />
      <ReportFilters
        filtering={filtering}
        byLabel="Sum up by"
        narrowedLabel="Only earnings with"
        Narrowed={NarrowedTo}
      />
      <Report filtering={filtering} />
    </div>
  );
}

function NarrowedTo(narrowed: NarrowedProps<EarningDimension>) {
  const { filtering, name, value } = narrowed;
  const { data } = useEarningsReportQuery({
    query: { ...filtering.period, by: name, [name]: value },
  });
  return <NarrowedChip {...narrowed} shown={data?.data[0]?.name} />;
}

function Report({ filtering }: { readonly filtering: EarningsFiltering }) {
  const { currentData, error, isFetching, refetch } = useEarningsReportQuery(
    { query: filtering.query },
    { refetchOnMountOrArgChange: true },
  );
  if (error && !isFetching) {
    return (
      <ListFailure title="The earnings could not be loaded" query={{ error, refetch }}>
        {filtering.faultOf({})}
      </ListFailure>
    );
  }
  if (!currentData) return <Spinner label="Loading earnings..." />;
  if (currentData.data.length === 0)
    return <NoEarnings isNarrowed={filtering.narrowed.length > 0} />;
  const report = { ...currentData, data: withUniqueNames(currentData.data, ({ key }) => key) };
  return (
    <>
      {hasNoConversions(report) && (
        <Alert title="Clicks, but no conversions yet">
          Nothing was reported for the clicks of this period.
          <FirstSteps />
        </Alert>
      )}
      <Totals totals={report.totals} />
      <EarningsChart filtering={filtering} report={report} />
      <EarningsTable filtering={filtering} report={report} />
    </>
  );
}

const hasNoConversions = ({ totals }: EarningsReport) =>
  totals.registrations === 0 && totals.deposits === 0 && Object.keys(totals.amounts).length === 0;

function Totals({ totals }: Pick<EarningsReport, 'totals'>) {
  const { clicks, registrations, deposits, amounts, perClick, converted } = totals;
  return (
    <FigureTiles
      figures={[
        ...Object.entries(amounts).map(([currency, amount]) => ({
          label: `Earned in ${currency}`,
          value: formatAmount(Number(amount), currency),
          ...(perClick[currency] !== undefined && {
            note: `${formatAmount(Number(perClick[currency]), currency)} a click`,
          }),
        })),
        ...(converted ? [inOneCurrency(converted)] : []),
        { label: 'Clicks', value: formatCount(clicks) },
        { label: 'Registrations', value: formatCount(registrations) },
        { label: 'Deposits', value: formatCount(deposits) },
      ]}
    />
  );
}

function inOneCurrency(converted: NonNullable<EarningsReport['totals']['converted']>) {
  const { currency, amount, perClick } = converted;
  return {
    label: `All in ${currency}, at the configured rates`,
    value: formatAmount(Number(amount), currency),
    ...(perClick !== null && { note: `${formatAmount(Number(perClick), currency)} a click` }),
  };
}

function NoEarnings({ isNarrowed }: { readonly isNarrowed: boolean }) {
  if (isNarrowed) {
    return (
      <EmptyState icon={<Banknote />} title="No earnings found">
        Nothing matches these filters. Remove one above, or choose another period.
      </EmptyState>
    );
  }
  return (
    <EmptyState
      icon={<Banknote />}
      title="No earnings in this period"
      actions={
        <LinkButton to={portalPaths.affiliates} variant="secondary">
          Go to Affiliates
        </LinkButton>
      }
    >
      To see what clicks earn:
      <FirstSteps />
    </EmptyState>
  );
}
