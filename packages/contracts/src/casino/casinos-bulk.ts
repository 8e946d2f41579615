import { z } from 'zod';
import { BULK_TIMEOUT_MS, bulkRecords, outcomes } from '../bulk.ts';
import { defineContract } from '../contract.ts';
import { csvFile, queryFlag, queryIds } from '../fields.ts';
import { casinoEntity } from './casino-entity.ts';
import { casinoFilter } from './casinos.ts';
import { promotionEntity } from './promotion-entity.ts';

/** The bulk changes of casinos; assigning them is the affiliates' call. */
export const casinosChange = z.enum(['publish', 'unpublish']);
export type CasinosChange = z.infer<typeof casinosChange>;

export const bulkChangeCasinos = defineContract({
  id: 'casinos.many',
  owner: 'casino',
  method: 'POST',
  path: '/api/casinos/many',
  access: 'staff',
  summary:
    'Publishes or unpublishes many casinos, each separately and with its own history, and returns the outcome of each. With `versions`, only casinos unchanged since then are changed.',
  body: bulkRecords.safeExtend({ change: casinosChange }),
  example: { ids: [7, 8], change: 'publish' },
  timeoutMs: BULK_TIMEOUT_MS,
  responses: { 200: outcomes },
});

export const exportCasinos = defineContract({
  id: 'casinos.export',
  owner: 'casino',
  method: 'GET',
  path: '/api/casinos.csv',
  access: 'staff',
  summary:
    'Exports casinos as a CSV file, filtered and sorted as in the lists, or those with the given ids. With `affiliate`, only those of that affiliate.',
  query: z.object({
    ...casinoFilter,
    /** A gambling licence that they hold. */
    licence: z
      .string()
      .regex(/^\d{1,15}$/, "must be a licence's id")
      .transform(Number)
      .optional(),
    /** The search finds parts of ids too, as the manager's list does. */
    partOfId: queryFlag.optional(),
    ids: queryIds.optional(),
  }),
  csv: {
    name: 'casinos',
    columns: casinoEntity.columns,
  },
  responses: { 200: csvFile },
});

const { id, casinoId, ...columns } = promotionEntity.columns;

export const exportPromotions = defineContract({
  id: 'promotions.export',
  owner: 'casino',
  method: 'GET',
  path: '/api/promotions.csv',
  access: 'staff',
  summary:
    'Exports promotions as a CSV file, by casino and best score first; with `casino`, only those of that casino.',
  query: z.object({
    casino: z
      .string()
      .regex(/^\d{1,15}$/, "must be a casino's id")
      .transform(Number)
      .optional(),
  }),
  csv: {
    name: 'promotions',
    columns: { id, casinoId, casino: 'Casino', ...columns },
  },
  responses: { 200: csvFile },
});
