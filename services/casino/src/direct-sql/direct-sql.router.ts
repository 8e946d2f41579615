import type { IncomingHttpHeaders } from 'node:http';
import { casinoChoices } from '@slots/contracts/casino/casino-relations';
import { directSql } from '@slots/contracts/casino/direct-sql';
import { editorOf } from '@slots/http-kit/entity-tag';
import { badField, forbidden } from '@slots/http-kit/http-problem.error';
import { noteChanged } from '@slots/http-kit/noted-changes';
import { type Route, route } from '@slots/http-kit/route';
import type { CasinoRelationsService } from '../casino-relations/casino-relations.service.ts';
import { readStatement } from './statement.ts';

/**
 * The gateway refuses calls whose Sec-Fetch-Site names another site. An address that was typed or followed from
 * outside sends 'none', which is harmless for a GET that reads, but must not change anything. An old browser sends
 * no such header when a hostile page that hides its address leads it here, and sends its cookie: it is detected
 * because it asks for a page. No page of another site can make a browser send X-Requested-With.
 */
function assertFromOurPages(headers: IncomingHttpHeaders): void {
  const site = headers['sec-fetch-site'];
  const isAllowed = site === undefined ? !isNavigation(headers) : site === 'same-origin';
  if (!isAllowed) throw forbidden('This request came from another site and was refused.');
}

/** True where a browser follows a link; false for requests of scripts. */
function isNavigation(headers: IncomingHttpHeaders): boolean {
  if (headers['x-requested-with'] !== undefined) return false;
  const asksForPage = headers.accept?.includes('text/html') ?? false;
  return asksForPage || headers['upgrade-insecure-requests'] !== undefined;
}

/** The call does no more than GET and PUT of a casino's payment methods. */
export function createDirectSqlRoutes(
  relations: Pick<CasinoRelationsService, 'chosen' | 'choose'>,
): Route[] {
  return [
    route(directSql, async ({ query, reader, headers }) => {
      const statement = readStatement(query.query);
      if (!statement) throw badField('query', 'This statement is not allowed.');
      const { kind, casinoId } = statement;
      if (kind === 'select') {
        const { entries } = await relations.chosen(casinoChoices.paymentMethods, casinoId, reader);
        noteChanged([]);
        return { status: 200, body: [{ payment_methods: entries.map(({ id }) => id) }] };
      }
      assertFromOurPages(headers);
      const updated = await relations.choose(
        casinoChoices.paymentMethods,
        casinoId,
        statement.paymentMethodIds,
        editorOf(reader),
      );
      return {
        status: 200,
        body: [{ id: casinoId, payment_methods: updated.map(({ id }) => id) }],
      };
    }),
  ];
}
