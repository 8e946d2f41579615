import { AFFILIATE_NOT_FOUND } from '@slots/contracts/affiliate/affiliates';
import type { BulkRecords } from '@slots/contracts/bulk';
import type { AssignmentOutcome } from '@slots/contracts/casino/affiliate-casinos';
import type { AssignableCasino } from '@slots/contracts/casino/casinos';
import type { Editor } from '@slots/http-kit/entity-tag';
import { notFound } from '@slots/http-kit/http-problem.error';
import { unknownAffiliate } from '../affiliates/unknown-affiliate.ts';
import type { CasinoAssignments } from './casino-assignments.ts';

export function createAssignmentsService({
  affiliateExists,
  casinos,
}: {
  affiliateExists: (id: number) => Promise<boolean>;
  casinos: CasinoAssignments;
}) {
  async function assertExists(affiliateId: number): Promise<void> {
    if (!(await affiliateExists(affiliateId))) throw notFound(AFFILIATE_NOT_FOUND);
  }

  return {
    /** @throws HttpProblem 404 for an unknown affiliate */
    async list(affiliateId: number): Promise<AssignableCasino[]> {
      await assertExists(affiliateId);
      return casinos.of(affiliateId);
    },

    /** @throws HttpProblem 404 for an unknown affiliate or casino */
    async assign(affiliateId: number, casinoId: number, by: Editor): Promise<AssignableCasino> {
      await assertExists(affiliateId);
      const assigned = await casinos.assign(casinoId, affiliateId, by);
      // The affiliate may have been deleted concurrently: the casino must not keep a missing one.
      if (await affiliateExists(affiliateId)) return assigned;
      await casinos.release(affiliateId, by);
      throw notFound(AFFILIATE_NOT_FOUND);
    },

    /** null removes the assignment. @throws HttpProblem 400 for an unknown affiliate */
    async bulkAssign(
      records: BulkRecords,
      affiliateId: number | null,
      by: Editor,
    ): Promise<AssignmentOutcome[]> {
      const assign = () => casinos.bulkAssign(records, affiliateId, by);
      if (affiliateId === null) return assign();
      if (!(await affiliateExists(affiliateId))) throw unknownAffiliate(affiliateId);
      const results = await assign();
      // As above.
      if (await affiliateExists(affiliateId)) return results;
      await casinos.release(affiliateId, by);
      throw unknownAffiliate(affiliateId);
    },

    /** @throws HttpProblem 404 for an unknown casino */
    remove: (casinoId: number, by: Editor): Promise<AssignableCasino> =>
      casinos.assign(casinoId, null, by),
  };
}

export type AssignmentsService = ReturnType<typeof createAssignmentsService>;
