import { type ClickDimension, USUAL_REPORT_DAYS } from '@slots/contracts/affiliate/clicks';
import {
  type ReportDimensions,
  type ReportFiltering,
  useReportFilter,
} from '../../../ui/report/use-report-filter.ts';

export const CLICK_DIMENSIONS: ReportDimensions<ClickDimension> = {
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

export type ClickFiltering = ReportFiltering<ClickDimension>;

/** The filter of the clicks' report, kept in the address. */
export const useClickFilter = (): ClickFiltering => useReportFilter(CLICK_DIMENSIONS);
