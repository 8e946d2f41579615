import {
  bulkAssign,
  emergencyRemove,
  forceAssign,
  listAssignedCasinos,
} from '@slots/contracts/affiliate/assignments';
import { assertSameId, editorOf } from '@slots/http-kit/entity-tag';
import { type Route, route } from '@slots/http-kit/route';
import type { AssignmentsService } from './assignments.service.ts';

export function createAssignmentRoutes({
  assignments,
}: {
  assignments: AssignmentsService;
}): Route[] {
  return [
    route(listAssignedCasinos, async ({ params }) => {
      const casinos = await assignments.list(params.affiliateId);
      return {
        status: 200,
        body: { deploymentFresh: true, assignedCasinos: casinos, success: true, casinos },
      };
    }),
    route(forceAssign, async ({ params: { affiliateId, casinoId }, body, reader }) => {
      assertSameId(affiliateId, body?.affiliateId, 'affiliateId');
      assertSameId(casinoId, body?.casinoId, 'casinoId');
      return {
        status: 200,
        body: {
          success: true,
          message: 'Casino assigned to affiliate.',
          casino: await assignments.assign(affiliateId, casinoId, editorOf(reader)),
        },
      };
    }),
    route(bulkAssign, async ({ body: { affiliateId, ...records }, reader }) => ({
      status: 200,
      body: {
        results: await assignments.bulkAssign(records, affiliateId, editorOf(reader)),
      },
    })),
    route(emergencyRemove, async ({ params, reader }) => ({
      status: 200,
      body: {
        success: true,
        message: 'Casino removed from affiliate.',
        casino: await assignments.remove(params.casinoId, editorOf(reader)),
      },
    })),
  ];
}
