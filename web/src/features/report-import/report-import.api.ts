import {
  type ConversionImport,
  getConversionImport,
  type ImportFormat,
  type ImportMapping,
  type ImportPreview,
  importConversions,
  listConversionImports,
} from '@slots/contracts/affiliate/conversion-imports';
import type { Contract } from '@slots/contracts/contract';
import { onAnswer } from '../../api/call-lifecycle.ts';
import { earningsBaseApi } from '../../api/earnings-base-api.ts';
import type { Reduced } from '../../api/endpoint.ts';
import { readOnce } from '../../api/retries.ts';

/** A file, and how it is to be read. */
export interface Report {
  readonly affiliateId: number;
  readonly file: File;
  readonly mapping: ImportMapping;
  readonly format: ImportFormat;
}

/** The call as a form, since a file as JSON would be held in memory several times. */
function formOf({ affiliateId, file, mapping, format }: Report, dryRun: boolean) {
  const body = new FormData();
  body.set('affiliateId', String(affiliateId));
  body.set('mapping', JSON.stringify(mapping));
  body.set('format', JSON.stringify(format));
  body.set('dryRun', String(dryRun));
  body.set('file', file);
  const { method, path: url, timeout }: Contract & Reduced = importConversions;
  return { method, url, body, ...(timeout !== undefined && { timeout }) };
}

/** True once nothing more happens to an import. */
export const hasEnded = ({ status }: Pick<ConversionImport, 'status'>) =>
  status === 'done' || status === 'failed';

const reportImportApi = earningsBaseApi.injectEndpoints({
  endpoints: (build) => ({
    /** Tells how a report is understood; nothing is stored. */
    previewReport: build.mutation<ImportPreview, Report>({
      query: (report) => formOf(report, true),
    }),
    importReport: build.mutation<ConversionImport, Report>({
      query: (report) => formOf(report, false),
      invalidatesTags: (answer) => (answer ? [{ type: 'Earnings', id: 'imports' }] : []),
    }),
    conversionImport: build.query({
      ...readOnce(getConversionImport),
      keepUnusedDataFor: 0,
      onQueryStarted: onAnswer((report, _call, { dispatch }) => {
        // The list shows it as running, and the earnings lack its rows.
        if (hasEnded(report)) dispatch(reportImportApi.util.invalidateTags(['Earnings']));
      }),
    }),
    conversionImports: build.query({
      ...readOnce(listConversionImports),
      providesTags: [{ type: 'Earnings', id: 'imports' }],
    }),
  }),
});

export const {
  usePreviewReportMutation,
  useImportReportMutation,
  useConversionImportQuery,
  useConversionImportsQuery,
} = reportImportApi;
