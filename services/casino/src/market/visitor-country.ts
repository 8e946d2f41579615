import type { IncomingHttpHeaders } from 'node:http';
import { VISITOR_COUNTRY_HEADER } from '@slots/contracts/visitor-country';

/** The country of the visitor's address as the gateway found it; null: not known. */
export function visitorCountry(headers: IncomingHttpHeaders): string | null {
  const said = headers[VISITOR_COUNTRY_HEADER];
  return typeof said === 'string' ? said : null;
}
