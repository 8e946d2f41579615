import type { StaffPromotion } from '@slots/contracts/casino/promotions';
import { useVersionedSave } from '../../../api/use-versioned-save.ts';
import type { Versioned } from '../../../api/versioned.ts';
import { useLazyPromotionQuery, useUpdatePromotionMutation } from '../admin-promotions.api.ts';
import type { PromotionFields } from './promotion-draft.ts';

/** Saves an edited copy of a promotion, and asks after a conflict. */
export function useSavePromotion({ record: { id }, etag }: Versioned<StaffPromotion>) {
  const [read] = useLazyPromotionQuery();
  const [update] = useUpdatePromotionMutation();
  return useVersionedSave({
    etag,
    send: (change: PromotionFields, version) => update({ id, change, etag: version }),
    readAgain: () => read(id),
  });
}
