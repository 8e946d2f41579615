import { z } from 'zod';
import { BULK_TIMEOUT_MS, bulkRecords, hasVersionsOfAll, VERSIONS_OF_ALL } from '../bulk.ts';
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
  summary: 'The casinos of an affiliate, in both shapes that screens read.',
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
  summary: 'Assigns a casino to an affiliate, whosever it was before.',
  params: z.object({ affiliateId: pathId, casinoId: pathId }),
  responses: { 200: assignment },
});

export const emergencyRemove = defineContract({
  id: 'assignments.remove',
  owner: 'affiliate',
  method: 'DELETE',
  path: '/api/affiliate-emergency/emergency-remove/:casinoId',
  access: 'staff',
  summary: 'Leaves a casino without an affiliate.',
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
    'Assigns many casinos to an affiliate, or with null to nobody, and tells of each what became of it and whose it was. With `versions` only those that nobody has changed since are assigned.',
  body: z
    .strictObject({ ...bulkRecords, affiliateId: id.nullable() })
    .refine(hasVersionsOfAll, VERSIONS_OF_ALL),
  example: { ids: [7, 8], affiliateId: 3 },
  timeoutMs: BULK_TIMEOUT_MS,
  responses: { 200: assignmentOutcomes },
  messages: { 404: AFFILIATE_NOT_FOUND },
});
