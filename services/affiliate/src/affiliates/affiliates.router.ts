import {
  AFFILIATE_SEARCHED,
  affiliateEntity,
  createAffiliate,
  deleteAffiliate,
  exportAffiliates,
  getAffiliate,
  listAffiliates,
  revealPassword,
  updateAffiliate,
} from '@slots/contracts/affiliate/affiliates';
import type { QueryOf } from '@slots/contracts/contract';
import type { HistoryPage } from '@slots/contracts/history';
import { editOf, editorOf, tagged } from '@slots/http-kit/entity-tag';
import { forbidden } from '@slots/http-kit/http-problem.error';
import { prefers } from '@slots/http-kit/prefer';
import { okRoute, type Route, route } from '@slots/http-kit/route';
import { staffAnswer } from '@slots/mongo/entity';
import { searchable } from '@slots/mongo/searchable';
import type { Reader, Staff } from '@slots/tokens/claims';
import type { AffiliateInList } from './affiliates.repository.ts';
import type { AffiliatesService } from './affiliates.service.ts';

/** Only managers set these fields. */
const OF_MANAGERS = ['subIdParameter', 'postbackParameters'] as const;

/** Fields for partners' reports, hidden from the role user. */
const REPORTING: ReadonlySet<string> = new Set(['postbackKey', 'postbackParameters']);

/** An affiliate as this person reads it: how partners report is the managers' business. */
function seenBy({ role }: Staff, affiliate: AffiliateInList) {
  const answer = staffAnswer(affiliateEntity, affiliate);
  return role === 'user' ? { ...answer, postbackParameters: null } : answer;
}

/** Its steps, those of how partners report without what they changed. */
export function historySeenBy(reader: Reader, { data, total }: HistoryPage): HistoryPage {
  if (reader.kind === 'staff' && reader.role !== 'user') return { data, total };
  return {
    data: data.map((step) => ({
      ...step,
      changes: step.changes.filter(({ field }) => !REPORTING.has(field)),
    })),
    total,
  };
}

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
  { search = '', status }: QueryOf<typeof exportAffiliates>,
) {
  const term = compared(search);
  for await (const affiliate of affiliates) {
    if (status !== undefined && affiliate.status !== status) continue;
    if (holds(affiliate, term)) yield staffAnswer(affiliateEntity, affiliate);
  }
}

export function createAffiliateRoutes({ affiliates }: { affiliates: AffiliatesService }): Route[] {
  return [
    okRoute(listAffiliates, async ({ reader }) =>
      (await affiliates.list()).map((found) => seenBy(reader, found)),
    ),
    route(exportAffiliates, ({ query }) => ({
      status: 200,
      rows: csvRows(affiliates.stream(query.sort), query),
    })),
    route(createAffiliate, async ({ body, reader }) => {
      const affiliate = await affiliates.create({ name: body.name }, editorOf(reader));
      return {
        status: 201,
        body: seenBy(reader, affiliate),
        headers: { ...tagged(affiliate), Location: `/api/affiliates/${affiliate._id}` },
      };
    }),
    route(getAffiliate, async ({ params, headers, reader, log }) => {
      const { affiliate, password } = await affiliates.get(params.id, log);
      const isHidden = password !== null && prefers(headers, /\bpassword=hidden\b/i);
      const told = isHidden ? '' : password;
      return {
        status: 200,
        body: { ...seenBy(reader, affiliate), password: told },
        headers: tagged(affiliate),
      };
    }),
    okRoute(revealPassword, async ({ params, reader, log }) => ({
      password: await affiliates.reveal(params.id, editorOf(reader), log),
    })),
    route(updateAffiliate, async ({ params, body, reader, headers }) => {
      const { id, ...changes } = body;
      const isForManagers = OF_MANAGERS.some((field) => changes[field] !== undefined);
      if (isForManagers && reader.role === 'user') throw forbidden();
      const affiliate = await affiliates.update(params.id, changes, editOf(reader, headers, id));
      return {
        status: 200,
        body: seenBy(reader, affiliate),
        headers: tagged(affiliate),
      };
    }),
    okRoute(deleteAffiliate, async ({ params, reader, headers }) => {
      await affiliates.remove(params.id, editOf(reader, headers));
      return { message: 'Affiliate deleted successfully.' };
    }),
  ];
}
