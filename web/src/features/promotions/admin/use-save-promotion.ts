import type { StaffPromotion } from '@slots/contracts/casino/promotions';
import { useVersionedSave } from '../../../api/use-versioned-save.ts';
import type { Versioned } from '../../../api/versioned.ts';
import { formatMoment } from '../../../ui/format.ts';
import {
  useLazyCasinoPromotionsQuery,
  useUpdatePromotionMutation,
} from '../admin-promotions.api.ts';
import type { PromotionFields } from './promotion-draft.ts';

/** A promotion comes in a list, without an ETag: the moment of its last change is its version. */
function versionOf(promotion: StaffPromotion): Versioned<StaffPromotion> {
  return { record: promotion, etag: promotion.updatedAt };
}

/** Saves an edited copy of a promotion, and asks when somebody changed it since it was copied. */
export function useSavePromotion({ id, casinoId, updatedAt }: StaffPromotion) {
  const [readList] = useLazyCasinoPromotionsQuery();
  const [update] = useUpdatePromotionMutation();

  async function read() {
    const list = await readList(casinoId);
    const stored = list.data?.find((promotion) => promotion.id === id);
    return { ...(stored && { data: versionOf(stored) }), error: list.error };
  }

  return useVersionedSave({
    etag: updatedAt,
    readAgain: read,
    async send(change: PromotionFields, copied) {
      const stored = await read();
      if (stored.error) return { error: stored.error };
      if (stored.data && stored.data.etag !== copied) {
        const message = `This promotion was changed on ${formatMoment(stored.data.record.updatedAt)}.`;
        return { error: { status: 412, title: 'Precondition Failed', message } };
      }
      // One that is gone by now is the server's to refuse.
      const { data, error } = await update({ params: { id }, body: change });
      return { ...(data && { data: versionOf(data) }), error };
    },
  });
}
