import { exportClicks, listSubIdParameters, reportClicks } from '@slots/contracts/affiliate/clicks';
import { okRoute, type Route, route } from '@slots/http-kit/route';
import type { AffiliatesRepository } from '../affiliates/affiliates.repository.ts';
import type { ClickReportsService } from './click-reports.service.ts';

export function createClickRoutes({
  reports,
  subIdParameters,
}: {
  reports: ClickReportsService;
  subIdParameters: AffiliatesRepository['subIdParameters'];
}): Route[] {
  return [
    okRoute(reportClicks, ({ query }) => reports.report(query)),
    route(exportClicks, ({ query }) => ({ status: 200, rows: reports.lines(query) })),
    okRoute(listSubIdParameters, subIdParameters),
  ];
}
