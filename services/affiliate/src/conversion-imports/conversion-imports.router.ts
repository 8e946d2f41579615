import {
  type ConversionImport,
  exportImportErrors,
  getConversionImport,
  importConversions,
  listConversionImports,
} from '@slots/contracts/affiliate/conversion-imports';
import { okRoute, type Route, route } from '@slots/http-kit/route';
import type { ConversionImportRecord } from './conversion-import.model.ts';
import type { ConversionImportsService } from './conversion-imports.service.ts';

function toAnswer({
  _id,
  encoding: _encoding,
  done,
  taken,
  failed,
  createdAt,
  finishedAt,
  ...record
}: ConversionImportRecord): ConversionImport {
  return {
    ...record,
    id: _id,
    taken,
    // A batch that was cut off may have brought more than there were outcomes yet.
    duplicates: Math.max(0, done - taken - failed),
    failed,
    createdAt: createdAt.toISOString(),
    finishedAt: finishedAt?.toISOString() ?? null,
  };
}

export function createConversionImportRoutes({
  imports,
}: {
  imports: ConversionImportsService;
}): Route[] {
  return [
    route(importConversions, async ({ body: { dryRun, ...sent }, reader }) => {
      if (dryRun) return { status: 200, body: await imports.preview(sent) };
      const { id, username } = reader;
      const record = await imports.create(sent, { id, username });
      return {
        status: 202,
        body: toAnswer(record),
        headers: { Location: `/api/conversions/imports/${record._id}` },
      };
    }),
    okRoute(listConversionImports, async ({ query }) => {
      const { records, total } = await imports.list(query.affiliate, query);
      return { data: records.map(toAnswer), total };
    }),
    okRoute(getConversionImport, async ({ params }) => toAnswer(await imports.existing(params.id))),
    route(exportImportErrors, ({ params }) => ({ status: 200, rows: imports.errors(params.id) })),
  ];
}
