import type { BulkRecords, Outcome } from '@slots/contracts/bulk';
import type { AssignmentOutcome } from '@slots/contracts/casino/affiliate-casinos';
import type { CasinosChange } from '@slots/contracts/casino/casinos-bulk';
import { bulkChange } from '@slots/http-kit/bulk';
import type { Editor } from '@slots/http-kit/entity-tag';
import type { CasinosService } from './casinos.service.ts';

const PUBLISHED = { publish: 'true', unpublish: 'false' } as const;

/** Bulk changes: each casino is changed as the call for one would change it. */
export function createCasinosBulkService(
  casinos: Pick<CasinosService, 'read' | 'update' | 'assign'>,
) {
  return {
    change: (selected: BulkRecords, change: CasinosChange, by: Editor): Promise<Outcome[]> =>
      bulkChange(selected, async (id, ifMatch) => {
        const published = PUBLISHED[change];
        if ((await casinos.read(id, ifMatch)).published === published) return undefined;
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
        const { affiliateId: from } = await casinos.read(id, ifMatch);
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
