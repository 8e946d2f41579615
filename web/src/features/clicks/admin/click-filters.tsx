import type { ClickDimension } from '@slots/contracts/affiliate/clicks';
import { useClickReportQuery } from '../../../api/clicks.api.ts';
import { NarrowedChip, ReportFilters } from '../../../ui/report/report-filters.tsx';
import type { ReportPeriod } from '../../../ui/report/use-report-filter.ts';
import { CLICK_DIMENSIONS, type ClickFiltering } from './use-click-filter.ts';

/** Days and grouping of the report, and what it is narrowed by. */
export function ClickFilters({ filtering }: { readonly filtering: ClickFiltering }) {
  return (
    <ReportFilters
      filtering={filtering}
      byLabel="Count by"
      narrowedLabel="Only clicks with"
      renderNarrowed={(narrowed, onRemove) => (
        <NarrowedBy {...narrowed} period={filtering.period} onRemove={onRemove} />
      )}
    />
  );
}

interface NarrowedByProps {
  readonly name: ClickDimension;
  readonly value: string;
  readonly period: ReportPeriod;
  readonly onRemove: () => void;
}

/** A value that the report is narrowed by; an id is shown as its name once that is known. */
function NarrowedBy({ name, value, period, onRemove }: NarrowedByProps) {
  const { data } = useClickReportQuery({ query: { ...period, by: name, [name]: value } });
  return (
    <NarrowedChip
      dimension={CLICK_DIMENSIONS.names[name]}
      value={data?.data[0]?.name ?? value}
      onRemove={onRemove}
    />
  );
}
