import { clickedPage, clickedToplist } from '@slots/contracts/affiliate/clicks';
import { pathId } from '@slots/contracts/fields';
import type { Policy } from 'express-gateway/lib/gateway/index.js';
import type { Answers } from '../../answers/answers.ts';
import { OffersUnknown } from '../../clicks/click-offers.ts';
import type { Click, ClicksService } from '../../clicks/clicks.service.ts';
import { contextOf, type RequestContext, routeOf } from '../../context/request-context.ts';
import { AWAY } from '../../problems/gateway-problems.ts';
import { CLICK_OUT } from '../../routing/route-table.ts';
import { schema } from './schema.ts';

const LEADS_ON = [
  'Cache-Control',
  'no-store',
  'X-Robots-Tag',
  'noindex, nofollow',
  'Content-Length',
  '0',
];

const POSITION = /^0*[1-9]\d{0,14}$/;

/** The click that an address tells of; undefined: it names no promotion. What makes no sense besides is dropped. */
function clickOf({ path, search }: RequestContext): Click | undefined {
  const id = pathId.safeParse(path.slice(CLICK_OUT.length));
  if (!id.success) return undefined;
  const query = new URLSearchParams(search);
  const position = query.get('pos') ?? '';
  return {
    promotionId: id.data,
    page: clickedPage.safeParse(query.get('at')).data ?? null,
    position: POSITION.test(position) ? Number(position) : null,
    toplist: clickedToplist.safeParse(query.get('list')).data ?? null,
  };
}

/**
 * Leads from `/go/{promotionId}` on to the offer, and leaves what it does not know to the web app, which has a
 * page for that.
 * @param clicks without it the address leads nowhere
 */
export function createClickOutPolicy(clicks: ClicksService | undefined, answers: Answers): Policy {
  return {
    name: 'click-out',
    schema,
    policy: () => async (request, response, next) => {
      const context = contextOf(request);
      const click = routeOf(context).leadsOut && clicks ? clickOf(context) : undefined;
      if (!click || !clicks) {
        next();
        return;
      }
      const { address, country, requestId, rateLimitHeaders } = context;
      try {
        const location = await clicks.lead(click, {
          address,
          country,
          headers: request.headers,
          onlyAsks: request.method === 'HEAD',
        });
        if (location === undefined) {
          next();
          return;
        }
        const headers = [...answers.headers(requestId), 'Location', location, ...LEADS_ON];
        response.writeHead(302, [...headers, ...rateLimitHeaders]).end();
      } catch (error) {
        if (error instanceof OffersUnknown) answers.problem(response, requestId, AWAY);
        else next(error);
      }
    },
  };
}
