import { AFFILIATE_NOT_FOUND } from '@slots/contracts/affiliate/affiliates';
import type { AssignmentOutcome } from '@slots/contracts/casino/affiliate-casinos';
import type { AssignableCasino } from '@slots/contracts/casino/casinos';
import type { Editor } from '@slots/http-kit/entity-tag';
import { notFound } from '@slots/http-kit/http-problem.error';
import type { ManyRecords } from '@slots/http-kit/many';
import type { CasinoAssignments } from './casino-assignments.ts';

export interface AssignmentsService {
  /** @throws HttpProblem 404 for an unknown affiliate */
  list(affiliateId: number): Promise<AssignableCasino[]>;
  /** @throws HttpProblem 404 for an unknown affiliate or casino */
  assign(affiliateId: number, casinoId: number, by: Editor): Promise<AssignableCasino>;
  /** With null to nobody. @throws HttpProblem 404 for an unknown affiliate */
  assignMany(
    many: ManyRecords,
    affiliateId: number | null,
    by: Editor,
  ): Promise<AssignmentOutcome[]>;
  /** @throws HttpProblem 404 for an unknown casino */
  remove(casinoId: number, by: Editor): Promise<AssignableCasino>;
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
    async list(affiliateId) {
      await assertExists(affiliateId);
      return casinos.of(affiliateId);
    },

    async assign(affiliateId, casinoId, by) {
      await assertExists(affiliateId);
      const assigned = await casinos.assign(casinoId, affiliateId, by);
      // Somebody may have deleted the affiliate meanwhile: the casino must not stay with nobody.
      if (await affiliateExists(affiliateId)) return assigned;
      await casinos.release(affiliateId, by);
      throw notFound(AFFILIATE_NOT_FOUND);
    },

    async assignMany(many, affiliateId, by) {
      if (affiliateId !== null) await assertExists(affiliateId);
      const results = await casinos.assignMany(many, affiliateId, by);
      // As above.
      if (affiliateId === null || (await affiliateExists(affiliateId))) return results;
      await casinos.release(affiliateId, by);
      throw notFound(AFFILIATE_NOT_FOUND);
    },

    remove: (casinoId, by) => casinos.assign(casinoId, null, by),
  };
}
