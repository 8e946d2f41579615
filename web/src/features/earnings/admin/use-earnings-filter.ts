import type { EarningDimension } from '@slots/contracts/affiliate/earnings';
import {
  type ReportDimensions,
  type ReportFiltering,
  useReportFilter,
} from '../../../ui/report/use-report-filter.ts';

export const EARNINGS_DIMENSIONS: ReportDimensions<EarningDimension> = {
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

export type EarningsFiltering = ReportFiltering<EarningDimension>;

/** The filter of the earnings' report, kept in the address. */
export const useEarningsFilter = (): EarningsFiltering => useReportFilter(EARNINGS_DIMENSIONS);
