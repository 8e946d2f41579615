import type { StaffPromotion } from '@slots/contracts/casino/promotions';
import { toast } from 'sonner';
import type { Versioned } from '../../../api/versioned.ts';
import { Card } from '../../../ui/card.tsx';
import { ConflictDialog } from '../../../ui/conflict-dialog.tsx';
import { failureToast } from '../../../ui/failure-toast.tsx';
import { useLazyPromotionQuery } from '../admin-promotions.api.ts';
import { draftOf, type PromotionFields } from './promotion-draft.ts';
import { PromotionForm } from './promotion-form.tsx';
import { PromotionView } from './promotion-view.tsx';
import { useSavePromotion } from './use-save-promotion.ts';

interface PromotionCardProps {
  readonly promotion: StaffPromotion;
  /** The casino's affiliate. */
  readonly affiliateId: number | null;
  /** The copy that is edited; undefined while it is only read. */
  readonly copy: Versioned<StaffPromotion> | undefined;
  readonly onCopy: (copy: Versioned<StaffPromotion> | undefined) => void;
  readonly onDelete: (promotion: StaffPromotion) => void;
}

/** One promotion, read or edited in its place. */
export function PromotionCard(props: PromotionCardProps) {
  const { promotion, affiliateId, copy, onCopy, onDelete } = props;
  const [read, { isFetching }] = useLazyPromotionQuery();

  async function edit(): Promise<void> {
    const { data, error } = await read(promotion.id);
    if (error || !data) failureToast(error, 'Failed to load promotion. Please try again.');
    else onCopy(data);
  }

  return (
    <Card className="flex flex-col gap-4 p-5">
      {copy ? (
        <PromotionEditor copy={copy} onDone={() => onCopy(undefined)} />
      ) : (
        <PromotionView
          promotion={promotion}
          affiliateId={affiliateId}
          opening={isFetching}
          onEdit={() => void edit()}
          onDelete={() => onDelete(promotion)}
        />
      )}
    </Card>
  );
}

function PromotionEditor(props: {
  readonly copy: Versioned<StaffPromotion>;
  readonly onDone: () => void;
}) {
  const { copy, onDone } = props;
  const { save, conflict } = useSavePromotion(copy.record.id);

  async function send(fields: PromotionFields): Promise<unknown> {
    const outcome = await save(fields, copy);
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
      <h3 className="text-subheading font-bold break-words">{`Edit ${copy.record.headline}`}</h3>
      <PromotionForm
        casinoId={copy.record.casinoId}
        start={draftOf(copy.record)}
        saveLabel="Save"
        countriesHint="At least one country or Global should be selected."
        onSave={send}
        onCancel={onDone}
      />
      <ConflictDialog conflict={conflict} />
    </>
  );
}
