import { randomUUID } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import type { ClickEvent } from '@slots/contracts/affiliate/click-event';
import { linkFor, withMacros, withParameter } from '@slots/contracts/casino/tracking-link';
import { isWebLink } from '@slots/contracts/web-link';
import { isbot } from 'isbot';
import type { ClickOffers, Offer } from './click-offers.ts';
import type { ClickRecorder } from './click-recorder.ts';

/** A click as it comes in. */
export type Click = Pick<ClickEvent, 'promotionId' | 'page' | 'position' | 'toplist'>;

/** The visitor who clicks; of these only the country and the kind of device are stored. */
export interface ClickVisitor {
  readonly address: string;
  /** Two letters in upper case; null: unknown. */
  readonly country: string | null;
  readonly headers: IncomingHttpHeaders;
  /** Only asks where a click would lead. */
  readonly onlyAsks?: boolean;
}

/** Only what a header line may hold. */
// oxlint-disable-next-line no-control-regex
const PLAIN = /^[\u0021-\u007e]+$/;

/** A browser's name is shorter; hundreds of expressions are tried at each letter. */
const NAME_LENGTH = 512;
const MOBILE = /Mobi|Android|iPhone|iPad|iPod/;

/** The device of a person who clicks; undefined for programs, and for pages that a browser prefetches. */
function deviceOf(headers: IncomingHttpHeaders): ClickEvent['device'] | undefined {
  const { 'user-agent': told = '', 'sec-purpose': purpose } = headers;
  const userAgent = told.slice(0, NAME_LENGTH);
  if (userAgent.trim() === '' || isbot(userAgent) || purpose !== undefined) return undefined;
  const saysMobile = headers['sec-ch-ua-mobile'] === '?1';
  return saysMobile || MOBILE.test(userAgent) ? 'mobile' : 'desktop';
}

const inHeader = (link: string) => (PLAIN.test(link) ? link : (URL.parse(link)?.href ?? undefined));

const reviewOf = ({ casino }: Offer) => `/casino-review/${casino.slug}`;

/** The link of an offer, filled with the click data that it asks for. */
function filled(link: string, offer: Offer, click: Click, clickId: string, country: string | null) {
  const { casino, promotion, subIdParameter } = offer;
  const address = withMacros(link, {
    clickid: clickId,
    country: country ?? '',
    page: click.page ?? '',
    position: click.position === null ? '' : String(click.position),
    promotion: String(promotion.id),
    casino: casino.slug,
  });
  return subIdParameter === undefined ? address : withParameter(address, subIdParameter, clickId);
}

/** @param options.recorder without it nothing is counted */
export function createClicksService({
  offers,
  recorder,
  isShown,
}: {
  offers: Pick<ClickOffers, 'find'>;
  recorder: Pick<ClickRecorder, 'count'> | undefined;
  /** False where the law of the visitor's country withholds the offer. */
  isShown: (offer: Offer, country: string | null) => boolean;
}) {
  /** The offer's own link; undefined: it has none, or visitors of this country do not see the offer now. */
  function linkOf(offer: Offer, country: string | null): string | undefined {
    const { startsAt, endsAt } = offer.promotion;
    const at = Date.now();
    if (startsAt !== null && Date.parse(startsAt) > at) return undefined;
    if (endsAt !== null && Date.parse(endsAt) <= at) return undefined;
    if (!isShown(offer, country)) return undefined;
    const link = linkFor(offer.promotion, country);
    return link !== null && isWebLink(link) ? link : undefined;
  }

  function count({ casino }: Offer, click: Click, clickId: string, clicker: ClickVisitor): void {
    const { address, country, headers, onlyAsks = false } = clicker;
    const device = deviceOf(headers);
    if (onlyAsks || device === undefined) return;
    const { id: casinoId, affiliateId } = casino;
    const at = new Date().toISOString();
    recorder?.count({ ...click, clickId, at, casinoId, affiliateId, country, device }, address);
  }

  return {
    /**
     * The address that a click leads to: the offer's, or a page of ours where the offer is not to be had. undefined:
     * there is no such offer. @throws HttpProblem 503
     */
    async lead(click: Click, clicker: ClickVisitor): Promise<string | undefined> {
      const offer = await offers.find(click.promotionId);
      if (!offer) return undefined;
      const { country } = clicker;
      const link = linkOf(offer, country);
      if (link === undefined) return reviewOf(offer);
      const clickId = randomUUID();
      const address = inHeader(filled(link, offer, click, clickId, country));
      if (address === undefined) return reviewOf(offer);
      count(offer, click, clickId, clicker);
      return address;
    },

    /** Counts a click that leads on by itself; false: there is no such offer. @throws HttpProblem 503 */
    async record(click: Click, clicker: ClickVisitor): Promise<boolean> {
      const offer = await offers.find(click.promotionId);
      if (!offer) return false;
      if (linkOf(offer, clicker.country) !== undefined) {
        count(offer, click, randomUUID(), clicker);
      }
      return true;
    },
  };
}

export type ClicksService = ReturnType<typeof createClicksService>;
