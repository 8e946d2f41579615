import type { EarningDimension } from '@slots/contracts/affiliate/earnings';
import { useEarningsReportQuery } from '../../../api/earnings.api.ts';
import { NarrowedChip, ReportFilters } from '../../../ui/report/report-filters.tsx';
import type { ReportPeriod } from '../../../ui/report/use-report-filter.ts';
import { EARNINGS_DIMENSIONS, type EarningsFiltering } from './use-earnings-filter.ts';

/** Days and grouping of the report, and what it is narrowed to. */
export function EarningsFilters({ filtering }: { readonly filtering: EarningsFiltering }) {
  return (
    <ReportFilters
      filtering={filtering}
      byLabel="Sum up by"
      narrowedLabel="Only earnings with"
      renderNarrowed={(narrowed, onRemove) => (
        <NarrowedTo {...narrowed} period={filtering.period} onRemove={onRemove} />
      )}
    />
  );
}

interface NarrowedToProps {
  readonly name: EarningDimension;
  readonly value: string;
  readonly period: ReportPeriod;
  readonly onRemove: () => void;
}

/** A value that the report is narrowed to; an id is shown as its name once that is known. */
function NarrowedTo({ name, value, period, onRemove }: NarrowedToProps) {
  const { data } = useEarningsReportQuery({ query: { ...period, by: name, [name]: value } });
  return (
    <NarrowedChip
      dimension={EARNINGS_DIMENSIONS.names[name]}
      value={data?.data[0]?.name ?? value}
      onRemove={onRemove}
    />
  );
}
