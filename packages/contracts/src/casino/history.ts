import { historyCall } from '../history.ts';
import { CASINO_NOT_FOUND } from './casinos.ts';
import { PROMOTION_NOT_FOUND } from './promotions.ts';

export const getCasinoHistory = historyCall(CASINO_NOT_FOUND, {
  id: 'casinos.history',
  owner: 'casino',
  path: '/api/casinos/:id/history',
  access: 'staff',
  summary: 'Lists the changes to a casino and its links and who made them, newest first.',
});

export const getPromotionHistory = historyCall(PROMOTION_NOT_FOUND, {
  id: 'promotions.history',
  owner: 'casino',
  path: '/api/promotions/:id/history',
  access: 'staff',
  summary: 'Lists the changes to a promotion and who made them, newest first.',
});
