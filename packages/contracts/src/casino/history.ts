import { z } from 'zod';
import { defineContract } from '../contract.ts';
import { pathId } from '../fields.ts';
import { historyPage, historyQuery } from '../history.ts';
import { CASINO_NOT_FOUND } from './casinos.ts';
import { PROMOTION_NOT_FOUND } from './promotions.ts';

export const getCasinoHistory = defineContract({
  id: 'casinos.history',
  owner: 'casino',
  method: 'GET',
  path: '/api/casinos/:id/history',
  access: 'staff',
  summary: 'Lists the changes to a casino and its links and who made them, newest first.',
  params: z.object({ id: pathId }),
  query: historyQuery,
  responses: { 200: historyPage },
  messages: { 404: CASINO_NOT_FOUND },
});

export const getPromotionHistory = defineContract({
  id: 'promotions.history',
  owner: 'casino',
  method: 'GET',
  path: '/api/promotions/:id/history',
  access: 'staff',
  summary: 'Lists the changes to a promotion and who made them, newest first.',
  params: z.object({ id: pathId }),
  query: historyQuery,
  responses: { 200: historyPage },
  messages: { 404: PROMOTION_NOT_FOUND },
});
