import { z } from 'zod';
import { defineContract } from '../contract.ts';
import { id, paging, queryId, timestamp } from '../fields.ts';

export const CONVERSION_EVENTS = ['registration', 'deposit', 'revenue', 'cpa', 'reversal'] as const;
export const conversionEvent = z.enum(CONVERSION_EVENTS);
export type ConversionEvent = z.output<typeof conversionEvent>;

/** A partner's conversion, unique by affiliate, event and tx. The click's fields are null when it is unmatched. */
export const conversion = z.object({
  affiliateId: id,
  event: conversionEvent,
  /** The partner's name for it. */
  tx: z.string(),
  clickId: z.string().nullable(),
  /** With two decimals. */
  amount: z.string().nullable(),
  currency: z.string().nullable(),
  at: timestamp,
  /** 'postback', the id of an import, or 'demo'. */
  source: z.string(),
  /** Its click is known, and one of this affiliate. */
  matched: z.boolean(),
  promotionId: id.nullable(),
  casinoId: id.nullable(),
  country: z.string().nullable(),
  page: z.string().nullable(),
});
export type Conversion = z.output<typeof conversion>;

export const listConversions = defineContract({
  id: 'conversions.list',
  owner: 'affiliate',
  method: 'GET',
  path: '/api/conversions',
  access: 'managers',
  summary:
    'Lists the conversions that partners reported, as received, newest first; 20 per page by default.',
  query: z.object({ affiliate: queryId.optional(), ...paging }),
  responses: { 200: z.object({ data: z.array(conversion), total: z.int() }) },
});
