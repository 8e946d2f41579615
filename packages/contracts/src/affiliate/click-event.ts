import { z } from 'zod';
import { id } from '../fields.ts';
import { clickedToplist, MAX_PAGE_LENGTH } from './clicks.ts';

/** The Redis stream in which counted clicks wait for the affiliate service. */
export const CLICK_STREAM = 'clicks:waiting';
/** The field of an entry that holds the click as JSON. */
export const CLICK_FIELD = 'click';
/** Maximum entries while no consumer takes them: the oldest are dropped. About 120 MB of Redis. */
export const MAX_WAITING_CLICKS = 500_000;

const device = z.enum(['mobile', 'desktop']);

/** A counted click on its way from a gateway to the affiliate service. Nothing in it tells who clicked. */
export const clickEvent = z.strictObject({
  clickId: z.string().min(1).max(64),
  at: z.iso.datetime(),
  promotionId: id,
  casinoId: id,
  affiliateId: id.nullable(),
  /** Two letters in upper case; null: unknown. */
  country: z
    .string()
    .regex(/^[A-Z]{2}$/)
    .nullable(),
  /** The path of the page that it was made on. */
  page: z.string().max(MAX_PAGE_LENGTH).nullable(),
  /** The place on that page, from 1. */
  position: z.int().min(1).nullable(),
  /** The toplist that brought it there; absent in events of gateways from before toplists. */
  toplist: clickedToplist.nullable().default(null),
  device,
});
export type ClickEvent = z.output<typeof clickEvent>;
