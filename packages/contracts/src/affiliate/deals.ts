import { z } from 'zod';
import { defineContract } from '../contract.ts';
import { defineEntity } from '../entity.ts';
import {
  byId,
  countryCodes,
  day,
  id,
  isNoneOrFrom,
  messageOnly,
  once,
  optionalText,
  queryId,
} from '../fields.ts';
import { historyCall } from '../history.ts';
import { amounts, optionalMoney } from '../money.ts';
import { MAX_DEAL_NOTE_LENGTH } from '../text-limits.ts';

export const DEAL_MODELS = ['cpa', 'share', 'hybrid'] as const;
export const dealModel = z.enum(DEAL_MODELS);
export type DealModel = z.output<typeof dealModel>;

const SHARE_REFUSED = 'must be a percentage above 0 and up to 100 with at most two decimals';
const MAX_CASINOS = 500;
const MAX_COUNTRIES = 250;

/** A partner's payment: a sum per customer, a share of the customers' revenue, or both. */
const entity = defineEntity('deal', {
  affiliateId: { read: id, write: id, fixed: true },
  /** None: all of the affiliate's. */
  casinoIds: {
    read: z.array(id),
    write: z
      .array(id, { error: 'must be a list of ids' })
      .max(MAX_CASINOS, `must be ${MAX_CASINOS} ids or less`)
      .overwrite(once),
  },
  model: {
    read: dealModel,
    write: z.enum(DEAL_MODELS, { error: `must be one of ${DEAL_MODELS.join(', ')}` }),
  },
  /** For each customer. */
  cpa: optionalMoney,
  /** In percent. */
  share: {
    read: z.number().nullable(),
    write: z
      .number({ error: SHARE_REFUSED })
      .positive(SHARE_REFUSED)
      .max(100, SHARE_REFUSED)
      .multipleOf(0.01, SHARE_REFUSED)
      .refine(isNoneOrFrom(0.01), SHARE_REFUSED)
      .nullable(),
  },
  /** Codes in upper case; none: all countries. */
  countries: {
    read: z.array(z.string()),
    write: countryCodes(MAX_COUNTRIES).overwrite(once),
  },
  /** The first and the last day, both included. */
  from: { read: z.string(), write: day },
  to: { read: z.string().nullable(), write: day.nullable() },
  note: optionalText(MAX_DEAL_NOTE_LENGTH),
});

export { entity as dealEntity };

export const deal = z.object(entity.staffShape);
export type Deal = z.output<typeof deal>;

/** The terms of a deal, stored or sent. */
interface DealTerms {
  readonly model: DealModel;
  readonly cpa: object | null;
  readonly share: number | null;
  readonly from: string;
  readonly to: string | null;
}

/** The field that contradicts the others, and why; undefined when the terms are valid. */
export function faultOfDeal({ model, cpa, share, from, to }: DealTerms) {
  if (model !== 'share' && cpa === null) {
    return { path: 'cpa', message: `is needed for a deal of the model ${model}` };
  }
  if (model === 'share' && cpa !== null) {
    return { path: 'cpa', message: 'must be null for a deal of the model share' };
  }
  if (model !== 'cpa' && share === null) {
    return { path: 'share', message: `is needed for a deal of the model ${model}` };
  }
  if (model === 'cpa' && share !== null) {
    return { path: 'share', message: 'must be null for a deal of the model cpa' };
  }
  if (to !== null && to < from) return { path: 'to', message: 'must not be before from' };
  return undefined;
}

export const DEAL_NOT_FOUND = 'Deal Not Found';
const OVERLAP = 'It overlaps another deal of the affiliate';

const managers = { owner: 'affiliate', access: 'managers' } as const;

export const listDeals = defineContract({
  ...managers,
  id: 'deals.list',
  method: 'GET',
  path: '/api/deals',
  summary: 'Lists deals with partners, of one affiliate or of all, latest start first.',
  query: z.object({ affiliate: queryId.optional() }),
  responses: { 200: z.array(deal) },
});

/** Only super administrators change deals, with a fresh proof. */
const proved = { owner: 'affiliate', access: 'super', needsProof: true } as const;

export const createDeal = defineContract({
  ...proved,
  id: 'deals.create',
  method: 'POST',
  path: '/api/deals',
  summary:
    'Creates a deal with a partner. The models cpa and hybrid need a cpa, share and hybrid a share. It must not overlap in time with another deal of the same affiliate, casino and country.',
  body: z.strictObject(entity.creation),
  answerHeaders: ['Location'],
  tagged: true,
  example: {
    affiliateId: 3,
    model: 'cpa',
    cpa: { amount: 40, currency: 'GBP' },
    from: '2026-11-01',
  },
  responses: { 201: deal },
  messages: { 409: OVERLAP },
});

export const getDeal = defineContract({
  ...managers,
  id: 'deals.get',
  method: 'GET',
  path: '/api/deals/:id',
  summary: 'Returns a deal, with the ETag for changing it.',
  params: byId,
  tagged: true,
  responses: { 200: deal },
  messages: { 404: DEAL_NOT_FOUND },
});

export const updateDeal = defineContract({
  ...proved,
  id: 'deals.update',
  method: 'PATCH',
  path: '/api/deals/:id',
  summary: 'Updates a deal; omitted fields stay unchanged.',
  params: byId,
  body: z.strictObject({ id: id.optional(), ...entity.changes }).meta({ minProperties: 1 }),
  tagged: true,
  example: { to: '2027-03-31' },
  responses: { 200: deal },
  messages: { 404: DEAL_NOT_FOUND, 409: OVERLAP },
});

export const deleteDeal = defineContract({
  ...proved,
  id: 'deals.delete',
  method: 'DELETE',
  path: '/api/deals/:id',
  summary: 'Deletes a deal; what partners reported is kept.',
  params: byId,
  heeds: ['If-Match'],
  responses: { 200: messageOnly },
  messages: { 404: DEAL_NOT_FOUND },
});

export const getDealHistory = historyCall(DEAL_NOT_FOUND, {
  ...managers,
  id: 'deals.history',
  path: '/api/deals/:id/history',
  summary: 'Lists the changes to a deal and who made them, newest first.',
});

/** The days that notes look back over, today included. */
export const DEAL_NOTE_DAYS = 30;

/** Why a deal needs attention. */
export const dealReason = z.enum([
  /** There were clicks, and nothing was reported. */
  'no-conversions',
  /** Customers made a first deposit, and less commission was reported than the deal promises for them. */
  'cpa-missing',
  /** Customers made a deposit, but no revenue was reported. */
  'revenue-missing',
]);
export type DealReason = z.output<typeof dealReason>;

/** A deal's promise against the reports since `from`, within the deal's scope. */
export const dealNote = z.object({
  deal,
  affiliateName: z.string(),
  reasons: z.array(dealReason),
  /** The first and the last day that were looked at. */
  from: day,
  to: day,
  clicks: z.int(),
  registrations: z.int(),
  deposits: z.int(),
  /** Clicks that led to their first deposit, and deposits without a click: each is one customer. */
  customers: z.int(),
  /** The cpa times the customers; empty for a share. */
  promised: amounts,
  reportedCpa: amounts,
  reportedRevenue: amounts,
});
export type DealNote = z.output<typeof dealNote>;

export const listDealNotes = defineContract({
  ...managers,
  id: 'deals.notes',
  method: 'GET',
  path: '/api/deals/notes',
  summary:
    'Lists the current deals that deserve a look: clicks but no conversions in the last 30 days, or less reported than the deal promises. Reversals are not subtracted.',
  responses: { 200: z.array(dealNote) },
});
