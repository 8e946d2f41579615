import type { BulkRecords, Outcome } from '@slots/contracts/bulk';
import type { AssignmentOutcome } from '@slots/contracts/casino/affiliate-casinos';
import { CASINO_NOT_FOUND } from '@slots/contracts/casino/casinos';
import type { CasinosChange } from '@slots/contracts/casino/casinos-bulk';
import { bulkChange } from '@slots/http-kit/bulk';
import { type Editor, requiredVersion } from '@slots/http-kit/entity-tag';
import { notFound } from '@slots/http-kit/http-problem.error';
import type { CasinosRepository } from './casinos.repository.ts';
import { type CasinosService, THIS_CASINO } from './casinos.service.ts';

const PUBLISHED = { publish: 'true', unpublish: 'false' } as const;

/** Bulk changes: each casino is changed as the call for one would change it. */
export function createCasinosBulkService({
  casinos,
  records,
}: {
  casinos: Pick<CasinosService, 'update' | 'assign'>;
  records: Pick<CasinosRepository, 'byId'>;
}) {
  /** @throws HttpProblem 404, or 412 when it has another version by now */
  async function existing(id: number, ifMatch: string | undefined) {
    const casino = await records.byId(id);
    if (!casino) throw notFound(CASINO_NOT_FOUND);
    if (ifMatch !== undefined) requiredVersion(ifMatch, THIS_CASINO, casino);
    return casino;
  }

  return {
    change: (selected: BulkRecords, change: CasinosChange, by: Editor): Promise<Outcome[]> =>
      bulkChange(selected, async (id, ifMatch) => {
        const published = PUBLISHED[change];
        if ((await existing(id, ifMatch)).published === published) return undefined;
        return (await casinos.update(id, { published }, { by, ifMatch })).version;
      }),

    /** null removes the assignment. The outcome of each changed casino has the previous affiliate. */
    async assign(
      selected: BulkRecords,
      affiliateId: number | null,
      by: Editor,
    ): Promise<AssignmentOutcome[]> {
      const before = new Map<number, number | null>();
      const results = await bulkChange(selected, async (id, ifMatch) => {
        const { affiliateId: from } = await existing(id, ifMatch);
        if (from === affiliateId) return undefined;
        const { version } = await casinos.assign(id, affiliateId, { by, ifMatch });
        before.set(id, from);
        return version;
      });
      return results.map((result) =>
        before.has(result.id) ? { ...result, from: before.get(result.id) ?? null } : result,
      );
    },
  };
}

export type CasinosBulkService = ReturnType<typeof createCasinosBulkService>;
