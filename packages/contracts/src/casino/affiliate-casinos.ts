import { z } from 'zod';
import { BULK_TIMEOUT_MS, bulkRecords, outcome } from '../bulk.ts';
import { defineContract } from '../contract.ts';
import { byId, id, pathId } from '../fields.ts';
import { editor } from '../history.ts';
import { assignableCasino, CASINO_NOT_FOUND } from './casinos.ts';

/** Calls of the affiliate service to casino: the assignments of casinos. */

export const listCasinosOfAffiliate = defineContract({
  id: 'affiliateCasinos.list',
  owner: 'casino',
  method: 'GET',
  path: '/internal/affiliates/:affiliateId/casinos',
  access: 'internal',
  summary: 'Lists the casinos of an affiliate, by name.',
  params: z.object({ affiliateId: pathId }),
  responses: { 200: z.array(assignableCasino) },
});

export const assignCasino = defineContract({
  id: 'affiliateCasinos.assign',
  owner: 'casino',
  method: 'PUT',
  path: '/internal/casinos/:id/affiliate',
  access: 'internal',
  summary: 'Assigns a casino to an affiliate, replacing any other; null unassigns it.',
  params: byId,
  body: z.strictObject({ affiliateId: id.nullable(), by: editor }),
  responses: { 200: assignableCasino },
  messages: { 404: CASINO_NOT_FOUND },
});

export const releaseCasinos = defineContract({
  id: 'affiliateCasinos.release',
  owner: 'casino',
  method: 'DELETE',
  path: '/internal/affiliates/:affiliateId/casinos',
  access: 'internal',
  summary: 'Unassigns all casinos of an affiliate; safe to repeat.',
  params: z.object({ affiliateId: pathId }),
  body: z.strictObject({ by: editor }),
  responses: { 200: z.object({ released: z.int() }) },
});

/** The outcomes of a bulk assignment, each with the affiliate before, so that it can be undone. */
export const assignmentOutcomes = z.object({
  results: z.array(outcome.extend({ from: id.nullable().optional() })),
});
export type AssignmentOutcome = z.infer<typeof assignmentOutcomes>['results'][number];

export const bulkAssignCasinos = defineContract({
  id: 'affiliateCasinos.assignMany',
  owner: 'casino',
  method: 'PUT',
  path: '/internal/casinos/affiliate',
  access: 'internal',
  summary: 'Assigns many casinos to an affiliate, each separately; null unassigns them.',
  body: bulkRecords.safeExtend({ affiliateId: id.nullable(), by: editor }),
  timeoutMs: BULK_TIMEOUT_MS,
  responses: { 200: assignmentOutcomes },
});
