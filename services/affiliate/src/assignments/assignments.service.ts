import { AFFILIATE_NOT_FOUND } from '@slots/contracts/affiliate/affiliates';
import type { AssignableCasino } from '@slots/contracts/casino/casinos';
import type { Editor } from '@slots/http-kit/entity-tag';
import { notFound } from '@slots/http-kit/http-problem.error';
import type { CasinoAssignments } from './casino-assignments.ts';

export interface AssignmentsService {
  /** @throws HttpProblem 404 for an unknown affiliate */
  list(affiliateId: number, requestId: string): Promise<AssignableCasino[]>;
  /** @throws HttpProblem 404 for an unknown affiliate or casino */
  assign(
    affiliateId: number,
    casinoId: number,
    by: Editor,
    requestId: string,
  ): Promise<AssignableCasino>;
  /** @throws HttpProblem 404 for an unknown casino */
  remove(casinoId: number, by: Editor, requestId: string): Promise<AssignableCasino>;
}

export function createAssignmentsService({
  affiliateExists,
  casinos,
}: {
  affiliateExists: (id: number) => Promise<boolean>;
  casinos: CasinoAssignments;
}): AssignmentsService {
  async function assertExists(affiliateId: number): Promise<void> {
    if (!(await affiliateExists(affiliateId))) throw notFound(AFFILIATE_NOT_FOUND);
  }

  return {
    async list(affiliateId, requestId) {
      await assertExists(affiliateId);
      return casinos.of(affiliateId, requestId);
    },

    async assign(affiliateId, casinoId, by, requestId) {
      await assertExists(affiliateId);
      const assigned = await casinos.assign(casinoId, affiliateId, by, requestId);
      // Somebody may have deleted the affiliate meanwhile: the casino must not stay with nobody.
      if (await affiliateExists(affiliateId)) return assigned;
      await casinos.release(affiliateId, by, requestId);
      throw notFound(AFFILIATE_NOT_FOUND);
    },

    remove: (casinoId, by, requestId) => casinos.assign(casinoId, null, by, requestId),
  };
}
