import { useVersionedSave } from '../../../api/use-versioned-save.ts';
import { useLazyPromotionQuery, useUpdatePromotionMutation } from '../admin-promotions.api.ts';
import type { PromotionFields } from './promotion-draft.ts';

/** Saves an edited copy of a promotion, and asks after a conflict. */
export function useSavePromotion(id: number) {
  const [read] = useLazyPromotionQuery();
  const [update] = useUpdatePromotionMutation();
  return useVersionedSave({
    send: (change: Partial<PromotionFields>, version) => update({ id, change, etag: version }),
    readAgain: () => read(id),
  });
}
