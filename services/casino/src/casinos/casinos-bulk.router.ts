import { bulkAssignCasinos } from '@slots/contracts/casino/affiliate-casinos';
import { casinoEntity } from '@slots/contracts/casino/casino-entity';
import { bulkChangeCasinos, exportCasinos } from '@slots/contracts/casino/casinos-bulk';
import { editorOf } from '@slots/http-kit/entity-tag';
import { okRoute, type Route, route } from '@slots/http-kit/route';
import { staffAnswer } from '@slots/mongo/entity';
import type { CasinoRecord } from './casino.model.ts';
import type { CasinosRepository } from './casinos.repository.ts';
import { affiliateFilter } from './casinos.router.ts';
import type { CasinosBulkService } from './casinos-bulk.service.ts';

interface NamedLicence {
  readonly _id: number;
  readonly name: string;
}

async function* csvRows(
  casinos: AsyncIterable<CasinoRecord>,
  licences: () => Promise<readonly NamedLicence[]>,
) {
  const names = new Map((await licences()).map(({ _id, name }) => [_id, name]));
  for await (const casino of casinos) {
    yield {
      ...staffAnswer(casinoEntity, casino),
      published: casino.published === 'true',
      gamblingLicenceIds: casino.gamblingLicenceIds
        .map((id) => names.get(id) ?? `#${id}`)
        .join(', '),
    };
  }
}

/** Bulk changes and the CSV export of casinos. */
export function createCasinosBulkRoutes({
  bulk,
  records,
  licences,
}: {
  bulk: CasinosBulkService;
  records: Pick<CasinosRepository, 'stream'>;
  licences: () => Promise<readonly NamedLicence[]>;
}): Route[] {
  return [
    okRoute(bulkChangeCasinos, async ({ body: { change, ...records }, reader }) => ({
      results: await bulk.change(records, change, editorOf(reader)),
    })),
    okRoute(bulkAssignCasinos, async ({ body: { affiliateId, by, ...records } }) => ({
      results: await bulk.assign(records, affiliateId, by),
    })),
    route(exportCasinos, ({ query: { affiliate, licence, sort, ...filter } }) => {
      const affiliateId = affiliateFilter(affiliate);
      const found = records.stream({ ...filter, affiliateId, licenceId: licence }, sort);
      return { status: 200, rows: csvRows(found, licences) };
    }),
  ];
}
