import type { HistoryCall, HistoryPage } from '@slots/contracts/history';
import { type Call, okRoute, type Route } from '@slots/http-kit/route';
import type { HistoryStore } from './history.ts';

/**
 * The call that lists the changes of one record, newest first; those of a deleted record too.
 * @param seenBy a page as this person reads it
 */
export function historyRoute(
  contract: HistoryCall,
  history: HistoryStore,
  { kind }: { readonly kind: string },
  records: { readonly byId: (id: number) => PromiseLike<unknown> },
  seenBy = (_reader: Call<HistoryCall>['reader'], page: HistoryPage): HistoryPage => page,
): Route {
  return okRoute(contract, async ({ params: { id }, query, reader }) => {
    const exists = async () => (await records.byId(id)) !== null;
    const page = await history.page({ kind, id, exists, missing: contract.messages[404] }, query);
    return seenBy(reader, page);
  });
}
