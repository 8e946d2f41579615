import type { AffiliateDetail } from '@slots/contracts/affiliate/affiliates';
import { toast } from 'sonner';
import { type SaveOutcome, useVersionedSave } from '../../../api/use-versioned-save.ts';
import type { Versioned } from '../../../api/versioned.ts';
import { failureToast } from '../../../ui/failure-toast.tsx';
import { fieldInSentence, fieldName } from '../../../ui/field-name.ts';
import {
  type AffiliateChanges,
  useAffiliateQuery,
  useUpdateAffiliateMutation,
} from '../affiliates.api.ts';
import type { PostbackNames } from './postbacks/postback-names.ts';

/** Saves single fields of an affiliate, and reports the outcome. */
export function useAffiliateEditing(found: Versioned<AffiliateDetail>) {
  const { id } = found.record;
  const { refetch } = useAffiliateQuery(id);
  const [update] = useUpdateAffiliateMutation();
  const { save, conflict } = useVersionedSave({
    send: (change: AffiliateChanges, version) => update({ id, change, etag: version }),
    readAgain: refetch,
    hidden: 'password',
  });

  /** An empty text is sent as null. Gives true when the field may close. */
  async function saveField(field: keyof AffiliateChanges, value: string): Promise<boolean> {
    // A name is required: the server says so.
    const sent = value === '' && field !== 'name' ? null : value;
    const outcome = await save({ [field]: sent }, found);
    if (outcome.kind === 'failed') {
      failureToast(outcome.error, `Failed to update ${fieldInSentence(field)}`);
    }
    if (outcome.kind === 'saved') toast.success(`${fieldName(field)} updated successfully`);
    return outcome.kind !== 'failed';
  }

  /** Sets the names that the partner's system gives the parameters of postbacks; null: our own. */
  async function renameParameters(
    postbackParameters: Partial<PostbackNames> | null,
  ): Promise<SaveOutcome<unknown>['kind']> {
    const outcome = await save({ postbackParameters }, found);
    if (outcome.kind === 'failed') failureToast(outcome.error, 'Failed to save the names');
    if (outcome.kind === 'saved') toast.success('Names saved');
    return outcome.kind;
  }

  return { saveField, renameParameters, conflict };
}
