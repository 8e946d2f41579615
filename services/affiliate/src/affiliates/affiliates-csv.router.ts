import {
  AFFILIATE_SEARCHED,
  affiliateEntity,
  exportAffiliates,
} from '@slots/contracts/affiliate/affiliates';
import type { QueryOf } from '@slots/contracts/contract';
import { type Route, route } from '@slots/http-kit/route';
import { staffAnswer } from '@slots/mongo/entity';
import { searchable } from '@slots/mongo/searchable';
import type { AffiliateInList, AffiliatesRepository } from './affiliates.repository.ts';

type Wanted = QueryOf<typeof exportAffiliates>;

/** As the screen compares: blanks in a row do not matter either. */
const compared = (text: string) => searchable(text).replace(/\s+/g, ' ');

/** Compared with the texts that the portal's list is searched by. */
function holds(affiliate: AffiliateInList, term: string): boolean {
  const texts = [String(affiliate._id), ...AFFILIATE_SEARCHED.map((field) => affiliate[field])];
  return texts.some((text) => compared(text ?? '').includes(term));
}

/** Compared here as the screen does, so that the file has the very rows that it shows. */
async function* csvRows(
  affiliates: AsyncIterable<AffiliateInList>,
  { search = '', status }: Wanted,
) {
  const term = compared(search);
  for await (const affiliate of affiliates) {
    if (status !== undefined && affiliate.status !== status) continue;
    if (holds(affiliate, term)) yield staffAnswer(affiliateEntity, affiliate);
  }
}

/** The CSV export of affiliates. */
export function createAffiliatesCsvRoutes({
  records,
}: {
  records: Pick<AffiliatesRepository, 'stream'>;
}): Route[] {
  return [
    route(exportAffiliates, ({ query }) => ({
      status: 200,
      rows: csvRows(records.stream(query.sort), query),
    })),
  ];
}
