import type { HistoryCall } from '@slots/contracts/history';
import { type Route, route } from '@slots/http-kit/route';
import type { HistoryStore } from './history.ts';

/** The call that lists the changes of one record, newest first; those of a deleted record too. */
export function historyRoute(
  contract: HistoryCall,
  history: HistoryStore,
  { kind }: { readonly kind: string },
  records: { readonly byId: (id: number) => PromiseLike<unknown> },
): Route {
  return route(contract, async ({ params: { id }, query }) => ({
    status: 200,
    body: await history.page(
      {
        kind,
        id,
        exists: async () => (await records.byId(id)) !== null,
        missing: contract.messages[404],
      },
      query,
    ),
  }));
}
