import type { StaffPromotion } from '@slots/contracts/casino/promotions';
import { isMissing } from '../../../api/problem.ts';
import { type SaveOutcome, useVersionedSave } from '../../../api/use-versioned-save.ts';
import { ANOTHER_VERSION } from '../../../api/versioned.ts';
import { useLazyPromotionQuery, useUpdatePromotionMutation } from '../admin-promotions.api.ts';
import type { PromotionFields } from './promotion-draft.ts';

/**
 * Saves an edited copy of a promotion, and asks after a conflict. Lists carry no versions: whether the copy is
 * current is checked before it is saved.
 */
export function useSavePromotion(copy: StaffPromotion) {
  const { id } = copy;
  const [read] = useLazyPromotionQuery();
  const [update] = useUpdatePromotionMutation();
  const { save, conflict } = useVersionedSave({
    send: (change: Partial<PromotionFields>, version) => update({ id, change, etag: version }),
    readAgain: () => read(id),
  });
  return {
    conflict,
    async save(fields: PromotionFields): Promise<SaveOutcome<StaffPromotion>> {
      const { data, error } = await read(id);
      if (!data && !isMissing(error)) return { kind: 'failed', error };
      const isCurrent = data?.record.updatedAt === copy.updatedAt;
      return save(fields, { record: copy, etag: isCurrent ? data?.etag : ANOTHER_VERSION });
    },
  };
}
