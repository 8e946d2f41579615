import type { AssignmentOutcome } from '@slots/contracts/casino/affiliate-casinos';
import { CASINO_NOT_FOUND } from '@slots/contracts/casino/casinos';
import type { CasinosChange } from '@slots/contracts/casino/casinos-at-once';
import type { Outcome } from '@slots/contracts/many';
import type { Editor } from '@slots/http-kit/entity-tag';
import { notFound } from '@slots/http-kit/http-problem.error';
import { changeMany } from '@slots/http-kit/many';
import type { CasinosRepository } from './casinos.repository.ts';
import type { CasinosService } from './casinos.service.ts';

const PUBLISHED = { publish: 'true', unpublish: 'false' } as const;

/** What staff do to many casinos in one go: to each what the call for one would do. */
export function createCasinosAtOnceService({
  casinos,
  records,
}: {
  casinos: Pick<CasinosService, 'update' | 'assign'>;
  records: Pick<CasinosRepository, 'byId'>;
}) {
  async function existing(id: number) {
    const casino = await records.byId(id);
    if (!casino) throw notFound(CASINO_NOT_FOUND);
    return casino;
  }

  return {
    change: (ids: readonly number[], change: CasinosChange, by: Editor): Promise<Outcome[]> =>
      changeMany(ids, async (id) => {
        const published = PUBLISHED[change];
        if ((await existing(id)).published === published) return false;
        await casinos.update(id, { published }, { by });
        return true;
      }),

    /** With null to nobody. Each outcome tells whose the casino was. */
    async assign(
      ids: readonly number[],
      affiliateId: number | null,
      by: Editor,
    ): Promise<AssignmentOutcome[]> {
      const before = new Map<number, number | null>();
      const results = await changeMany(ids, async (id) => {
        const { affiliateId: from } = await existing(id);
        if (from === affiliateId) return false;
        await casinos.assign(id, affiliateId, by);
        before.set(id, from);
        return true;
      });
      return results.map((result) =>
        before.has(result.id) ? { ...result, from: before.get(result.id) ?? null } : result,
      );
    },
  };
}

export type CasinosAtOnceService = ReturnType<typeof createCasinosAtOnceService>;
