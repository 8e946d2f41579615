import { assignManyCasinos } from '@slots/contracts/casino/affiliate-casinos';
import { casinoEntity } from '@slots/contracts/casino/casino-entity';
import { changeManyCasinos, exportCasinos } from '@slots/contracts/casino/casinos-at-once';
import { editorOf } from '@slots/http-kit/entity-tag';
import { type Route, route } from '@slots/http-kit/route';
import { staffAnswer } from '@slots/mongo/entity';
import type { CasinoRecord } from './casino.model.ts';
import type { CasinosRepository } from './casinos.repository.ts';
import { affiliateFilter } from './casinos.router.ts';
import type { CasinosAtOnceService } from './casinos-at-once.service.ts';

interface NamedLicence {
  readonly _id: number;
  readonly name: string;
}

/** Casinos as rows of a file. */
async function* fileOf(
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

/** What is done with many casinos in one go. */
export function createCasinosAtOnceRoutes({
  atOnce,
  records,
  licences,
}: {
  atOnce: CasinosAtOnceService;
  records: Pick<CasinosRepository, 'filed'>;
  licences: () => Promise<readonly NamedLicence[]>;
}): Route[] {
  return [
    route(changeManyCasinos, async ({ body: { change, ...records }, reader }) => ({
      status: 200,
      body: { results: await atOnce.change(records, change, editorOf(reader)) },
    })),
    route(assignManyCasinos, async ({ body: { affiliateId, by, ...records } }) => ({
      status: 200,
      body: { results: await atOnce.assign(records, affiliateId, by) },
    })),
    route(exportCasinos, ({ query: { affiliate, licence, sort, ...filter } }) => {
      const affiliateId = affiliateFilter(affiliate);
      const found = records.filed({ ...filter, affiliateId, licenceId: licence }, sort);
      return { status: 200, rows: fileOf(found, licences) };
    }),
  ];
}
