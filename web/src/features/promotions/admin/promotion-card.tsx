import type { StaffPromotion } from '@slots/contracts/casino/promotions';
import { toast } from 'sonner';
import { Card } from '../../../ui/card.tsx';
import { ConflictDialog } from '../../../ui/conflict-dialog.tsx';
import { failureToast } from '../../../ui/failure-toast.tsx';
import { draftOf, type PromotionFields } from './promotion-draft.ts';
import { PromotionForm } from './promotion-form.tsx';
import { PromotionView } from './promotion-view.tsx';
import { useSavePromotion } from './use-save-promotion.ts';

interface PromotionCardProps {
  readonly promotion: StaffPromotion;
  /** The casino's affiliate. */
  readonly affiliateId: number | null;
  /** The copy that is edited; undefined while it is only read. */
  readonly copy: StaffPromotion | undefined;
  readonly onCopy: (copy: StaffPromotion | undefined) => void;
  readonly onDelete: (promotion: StaffPromotion) => void;
}

/** One promotion, read or edited in its place. */
export function PromotionCard(props: PromotionCardProps) {
  const { promotion, affiliateId, copy, onCopy, onDelete } = props;
  return (
    <Card className="flex flex-col gap-4 p-5">
      {copy ? (
        <PromotionEditor copy={copy} onDone={() => onCopy(undefined)} />
      ) : (
        <PromotionView
          promotion={promotion}
          affiliateId={affiliateId}
          onEdit={() => onCopy(promotion)}
          onDelete={() => onDelete(promotion)}
        />
      )}
    </Card>
  );
}

function PromotionEditor(props: { readonly copy: StaffPromotion; readonly onDone: () => void }) {
  const { copy, onDone } = props;
  const { save, conflict } = useSavePromotion(copy);

  async function send(fields: PromotionFields): Promise<unknown> {
    const outcome = await save(fields);
    if (outcome.kind === 'failed') {
      failureToast(outcome.error, 'Failed to update promotion. Please try again.');
      return outcome.error;
    }
    if (outcome.kind === 'saved') toast.success('Promotion updated successfully.');
    onDone();
    return undefined;
  }

  return (
    <>
      <h3 className="text-subheading font-bold break-words">{`Edit ${copy.headline}`}</h3>
      <PromotionForm
        casinoId={copy.casinoId}
        start={draftOf(copy)}
        saveLabel="Save"
        countriesHint="At least one country or Global should be selected."
        onSave={send}
        onCancel={onDone}
      />
      <ConflictDialog conflict={conflict} />
    </>
  );
}
