import type { IncomingHttpHeaders } from 'node:http';
import type { ClickEvent } from '@slots/contracts/affiliate/click-event';
import { isbot } from 'isbot';

const MOBILE = /Mobi|Android|iPhone|iPad|iPod/;

/** The device of a person who clicks; undefined for programs, and for pages that a browser prefetches. */
export function deviceOf(headers: IncomingHttpHeaders): ClickEvent['device'] | undefined {
  const { 'user-agent': userAgent = '', 'sec-purpose': purpose } = headers;
  if (userAgent.trim() === '' || isbot(userAgent) || purpose !== undefined) return undefined;
  const saysMobile = headers['sec-ch-ua-mobile'] === '?1';
  return saysMobile || MOBILE.test(userAgent) ? 'mobile' : 'desktop';
}
