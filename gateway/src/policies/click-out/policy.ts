import { clickedPage, clickedToplist } from '@slots/contracts/affiliate/clicks';
import { pathId } from '@slots/contracts/fields';
import type { Answers } from '../../answers/answers.ts';
import { lineOf, linesOf, writeLines } from '../../answers/head.ts';
import type { Click, ClicksService } from '../../clicks/clicks.service.ts';
import { contextOf, type RequestContext, routeOf } from '../../context/request-context.ts';
import { CLICK_OUT } from '../../routing/route-table.ts';
import type { OwnPolicy } from '../pipelines.ts';

const LEADS_ON = linesOf([
  'Cache-Control',
  'no-store',
  'X-Robots-Tag',
  'noindex, nofollow',
  'Content-Length',
  '0',
]);

const POSITION = /^0*[1-9]\d{0,14}$/;

/** The click that an address describes; undefined when it names no promotion. Other invalid parts are dropped. */
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
export function createClickOutPolicy(
  clicks: ClicksService | undefined,
  answers: Answers,
): OwnPolicy {
  return {
    name: 'click-out',
    concerns: ({ leadsOut }) => leadsOut === true,
    policy: () => async (request, response, next) => {
      const context = contextOf(request);
      const click = routeOf(context).leadsOut && clickOf(context);
      const { address, country, requestId, rateLimitLines } = context;
      const onlyAsks = request.method === 'HEAD';
      const visitor = { address, country, headers: request.headers, onlyAsks };
      const location = click ? await clicks?.lead(click, visitor) : undefined;
      if (location === undefined) {
        next();
        return;
      }
      const lines = answers.lines(requestId) + lineOf('Location', location) + LEADS_ON;
      writeLines(response, 302, lines + rateLimitLines);
      response.end();
    },
  };
}
