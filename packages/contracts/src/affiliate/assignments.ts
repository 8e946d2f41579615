import { z } from 'zod';
import { BULK_TIMEOUT_MS, bulkRecords } from '../bulk.ts';
import { assignmentOutcomes } from '../casino/affiliate-casinos.ts';
import { assignableCasino } from '../casino/casinos.ts';
import { defineContract } from '../contract.ts';
import { id, pathId } from '../fields.ts';
import { AFFILIATE_NOT_FOUND } from './affiliates.ts';

/** A changed assignment, with the casino after it. */
const assignment = z.object({
  success: z.literal(true),
  message: z.string(),
  casino: assignableCasino,
});

export const listAssignedCasinos = defineContract({
  id: 'assignments.list',
  owner: 'affiliate',
  method: 'GET',
  path: '/api/direct/direct-affiliate-casinos/:affiliateId',
  access: 'staff',
  summary: 'Lists the casinos of an affiliate, in both fields that screens read.',
  params: z.object({ affiliateId: pathId }),
  responses: {
    200: z.object({
      deploymentFresh: z.literal(true),
      assignedCasinos: z.array(assignableCasino),
      success: z.literal(true),
      casinos: z.array(assignableCasino),
    }),
  },
  messages: { 404: AFFILIATE_NOT_FOUND },
});

export const forceAssign = defineContract({
  id: 'assignments.assign',
  owner: 'affiliate',
  method: 'POST',
  path: '/api/deployment-fix/force-assign/:affiliateId/:casinoId',
  access: 'staff',
  summary: 'Assigns a casino to an affiliate, replacing any other.',
  params: z.object({ affiliateId: pathId, casinoId: pathId }),
  /** It may repeat the ids of the path. */
  body: z.strictObject({ affiliateId: id.optional(), casinoId: id.optional() }).optional(),
  example: {},
  responses: { 200: assignment },
});

export const emergencyRemove = defineContract({
  id: 'assignments.remove',
  owner: 'affiliate',
  method: 'DELETE',
  path: '/api/affiliate-emergency/emergency-remove/:casinoId',
  access: 'staff',
  summary: 'Unassigns a casino from its affiliate.',
  params: z.object({ casinoId: pathId }),
  responses: { 200: assignment },
});

export const bulkAssign = defineContract({
  id: 'assignments.many',
  owner: 'affiliate',
  method: 'POST',
  path: '/api/affiliates/assignments',
  access: 'staff',
  summary:
    'Assigns many casinos to an affiliate; null unassigns them. Returns the outcome and the previous affiliate of each. With `versions`, only casinos unchanged since then are assigned.',
  body: bulkRecords.safeExtend({ affiliateId: id.nullable() }),
  example: { ids: [7, 8], affiliateId: 3 },
  timeoutMs: BULK_TIMEOUT_MS,
  responses: { 200: assignmentOutcomes },
});
