import { exportAffiliates } from '@slots/contracts/affiliate/affiliates';
import type { QueryOf } from '@slots/contracts/contract';
import { type Route, route } from '@slots/http-kit/route';
import { toAffiliate } from './affiliate.mapper.ts';
import type { AffiliateInList, AffiliatesRepository } from './affiliates.repository.ts';

type Wanted = QueryOf<typeof exportAffiliates>;

/** The texts that the portal's list is searched by. */
function holds(affiliate: AffiliateInList, term: string): boolean {
  const { _id, name, managerName, email, companyEmail, username } = affiliate;
  const { telegramProfile, telephoneNumber } = affiliate;
  return [
    String(_id),
    name,
    managerName,
    email,
    companyEmail,
    username,
    telegramProfile,
    telephoneNumber,
  ].some((text) => text?.toLowerCase().includes(term) === true);
}

/** Compared here as the screen does, so that the file has the very rows that it shows. */
async function* fileOf(
  affiliates: AsyncIterable<AffiliateInList>,
  { search = '', status }: Wanted,
) {
  const term = search.toLowerCase();
  for await (const affiliate of affiliates) {
    if (status !== undefined && affiliate.status !== status) continue;
    if (holds(affiliate, term)) yield toAffiliate(affiliate);
  }
}

/** Affiliates as a file. */
export function createAffiliatesFileRoutes({
  records,
}: {
  records: Pick<AffiliatesRepository, 'filed'>;
}): Route[] {
  return [
    route(exportAffiliates, ({ query }) => ({
      status: 200,
      rows: fileOf(records.filed(query.sort), query),
    })),
  ];
}
