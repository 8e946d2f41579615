import type { IncomingHttpHeaders } from 'node:http';
import type { ClickEvent } from '@slots/contracts/affiliate/click-event';
import { isbot } from 'isbot';

/** A browser's name is shorter; hundreds of expressions are tried at each letter. */
const NAME_LENGTH = 512;
const MOBILE = /Mobi|Android|iPhone|iPad|iPod/;

/** The device of a person who clicks; undefined for programs, and for pages that a browser prefetches. */
export function deviceOf(headers: IncomingHttpHeaders): ClickEvent['device'] | undefined {
  const { 'user-agent': told = '', 'sec-purpose': purpose } = headers;
  const userAgent = told.slice(0, NAME_LENGTH);
  if (userAgent.trim() === '' || isbot(userAgent) || purpose !== undefined) return undefined;
  const saysMobile = headers['sec-ch-ua-mobile'] === '?1';
  return saysMobile || MOBILE.test(userAgent) ? 'mobile' : 'desktop';
}
