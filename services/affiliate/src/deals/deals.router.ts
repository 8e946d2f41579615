import {
  createDeal,
  dealEntity,
  deleteDeal,
  getDeal,
  listDealNotes,
  listDeals,
  updateDeal,
} from '@slots/contracts/affiliate/deals';
import { editOf, editorOf, tagged } from '@slots/http-kit/entity-tag';
import { okRoute, type Route, route } from '@slots/http-kit/route';
import { staffAnswer } from '@slots/mongo/entity';
import type { DealNotesService } from './deal-notes.service.ts';
import type { DealsService } from './deals.service.ts';

export function createDealRoutes({
  deals,
  notes,
}: {
  deals: DealsService;
  notes: DealNotesService;
}): Route[] {
  return [
    okRoute(listDeals, async ({ query }) =>
      (await deals.list(query.affiliate)).map((found) => staffAnswer(dealEntity, found)),
    ),
    okRoute(listDealNotes, () => notes.list()),
    route(createDeal, async ({ body, reader }) => {
      const deal = await deals.create(body, editorOf(reader));
      return {
        status: 201,
        body: staffAnswer(dealEntity, deal),
        headers: { ...tagged(deal), Location: `/api/deals/${deal._id}` },
      };
    }),
    route(getDeal, async ({ params }) => {
      const deal = await deals.get(params.id);
      return { status: 200, body: staffAnswer(dealEntity, deal), headers: tagged(deal) };
    }),
    route(updateDeal, async ({ params, body, reader, headers }) => {
      const { id, ...changes } = body;
      const deal = await deals.update(params.id, changes, editOf(reader, headers, id));
      return { status: 200, body: staffAnswer(dealEntity, deal), headers: tagged(deal) };
    }),
    okRoute(deleteDeal, async ({ params, reader, headers }) => {
      await deals.remove(params.id, editOf(reader, headers));
      return { message: 'Deal deleted successfully.' };
    }),
  ];
}
