import { z } from 'zod';
import { type Contract, defineContract } from '../contract.ts';
import { byId, slugOrId, text, timestamp } from '../fields.ts';
import { MAX_TRIED_POSTBACK_LENGTH } from '../text-limits.ts';
import { AFFILIATE_NOT_FOUND } from './affiliates.ts';
import { conversion } from './conversions.ts';

/** The same for an unknown affiliate and a wrong key. */
export const POSTBACK_NOT_FOUND = 'There is no postback at this address.';

/** The previous key stays valid for this time after a new one was made. */
export const OLD_KEY_HOURS = 24;

/** Partners choose the parameters' names, so they are read by the affiliate's. */
const fields = z.record(z.string(), z.string({ error: 'must be one text' }));

const parameter = z.string({ error: 'must be given once' }).optional();

const call = {
  owner: 'affiliate',
  path: '/api/postbacks/:affiliateId/:key',
  access: 'any',
  skipsOriginCheck: true,
  rateClass: 'postbacks',
  params: z.object({ affiliateId: slugOrId, key: slugOrId }),
  responses: { 200: z.string().meta({ contentMediaType: 'text/plain' }) },
  messages: { 404: POSTBACK_NOT_FOUND },
} as const satisfies Partial<Contract>;

export const getPostback = defineContract({
  ...call,
  id: 'postbacks.get',
  method: 'GET',
  summary:
    'Reports a conversion; partners call it once for each. It takes `tx` and `event` (registration, deposit, revenue, cpa or reversal) and, where known, `clickid`, `amount`, `currency` and `at`. The response is the text ok; the same affiliate, event and tx count once. Affiliates may give the parameters other names.',
  query: z.looseObject({
    tx: parameter,
    event: parameter,
    clickid: parameter,
    amount: parameter,
    currency: parameter,
    at: parameter,
  }),
  writes: true,
});

export const sendPostback = defineContract({
  ...call,
  id: 'postbacks.post',
  method: 'POST',
  summary:
    'Reports a conversion, as the GET does, with the parameters in a form, in JSON or in the query.',
  query: getPostback.query,
  body: fields.optional(),
  urlEncoded: true,
  example: { tx: 'T-1001', event: 'deposit', clickid: 'Q2xpY2s', amount: '50.00', currency: 'GBP' },
});

export const createPostbackKey = defineContract({
  id: 'postbacks.createKey',
  owner: 'affiliate',
  method: 'POST',
  path: '/api/affiliates/:id/postback-key',
  access: 'super',
  peopleOnly: true,
  needsProof: true,
  summary:
    'Creates a new postback key for an affiliate and shows it only once, with the URL for the partner. The previous key works for another 24 hours; older ones stop working.',
  params: byId,
  body: z.strictObject({}).optional(),
  example: {},
  responses: {
    201: z.object({
      key: z.string(),
      /** The address for the partner, without parameters. */
      url: z.string(),
      /** The key before works until then; null: there was none. */
      previousUntil: timestamp.nullable(),
    }),
  },
  messages: { 404: AFFILIATE_NOT_FOUND },
});

export const getPostbackKey = defineContract({
  id: 'postbacks.key',
  owner: 'affiliate',
  method: 'GET',
  path: '/api/affiliates/:id/postback-key',
  access: 'managers',
  summary:
    'Returns when the postback key of an affiliate was created. The key itself is shown only once.',
  params: byId,
  responses: {
    200: z.object({
      /** Null: there is no key yet. */
      createdAt: timestamp.nullable(),
      previousUntil: timestamp.nullable(),
    }),
  },
  messages: { 404: AFFILIATE_NOT_FOUND },
});

export const tryPostback = defineContract({
  id: 'postbacks.try',
  owner: 'affiliate',
  method: 'POST',
  path: '/api/affiliates/:id/postback-test',
  access: 'managers',
  summary:
    'Tests the parameters of a postback as if this affiliate sent it: returns what was understood and stores nothing. Malformed ones are refused as in a real postback.',
  params: byId,
  body: z.strictObject({ query: text(MAX_TRIED_POSTBACK_LENGTH) }),
  example: { query: 'tx=T-1001&event=deposit&clickid=Q2xpY2s&amount=50.00&currency=GBP' },
  responses: { 200: conversion },
  messages: { 404: AFFILIATE_NOT_FOUND },
});
