import {
  bulkAssign,
  emergencyRemove,
  forceAssign,
  listAssignedCasinos,
} from '@slots/contracts/affiliate/assignments';
import { assertSameId, editorOf } from '@slots/http-kit/entity-tag';
import { okRoute, type Route } from '@slots/http-kit/route';
import type { AssignmentsService } from './assignments.service.ts';

export function createAssignmentRoutes({
  assignments,
}: {
  assignments: AssignmentsService;
}): Route[] {
  return [
    okRoute(listAssignedCasinos, async ({ params }) => {
      const casinos = await assignments.list(params.affiliateId);
      return { deploymentFresh: true, assignedCasinos: casinos, success: true, casinos };
    }),
    okRoute(forceAssign, async ({ params: { affiliateId, casinoId }, body, reader }) => {
      assertSameId(affiliateId, body?.affiliateId, 'affiliateId');
      assertSameId(casinoId, body?.casinoId, 'casinoId');
      return {
        success: true,
        message: 'Casino assigned to affiliate.',
        casino: await assignments.assign(affiliateId, casinoId, editorOf(reader)),
      };
    }),
    okRoute(bulkAssign, async ({ body: { affiliateId, ...records }, reader }) => ({
      results: await assignments.bulkAssign(records, affiliateId, editorOf(reader)),
    })),
    okRoute(emergencyRemove, async ({ params, reader }) => ({
      success: true,
      message: 'Casino removed from affiliate.',
      casino: await assignments.remove(params.casinoId, editorOf(reader)),
    })),
  ];
}
