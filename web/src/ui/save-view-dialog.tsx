import type { ViewedList } from '@slots/contracts/identity/saved-views';
import { MAX_VIEW_NAME_LENGTH } from '@slots/contracts/text-limits';
import { useState } from 'react';
import { toast } from 'sonner';
import { messageOf } from '../api/problem.ts';
import { useSaveViewMutation } from '../api/saved-views.api.ts';
import { FormDialog } from './form-dialog.tsx';
import { InputField } from './input.tsx';

interface SaveViewDialogProps {
  readonly list: ViewedList;
  /** Query string, without its question mark. */
  readonly query: string;
  readonly onClose: () => void;
}

/** Saves the list's current view under a name. */
export function SaveViewDialog({ list, query, onClose }: SaveViewDialogProps) {
  const [name, setName] = useState('');
  const [refusal, setRefusal] = useState<string>();
  const [save, { isLoading }] = useSaveViewMutation();

  async function submit(): Promise<void> {
    if (name.trim() === '') {
      setRefusal('Name is required');
      return;
    }
    const { error } = await save({ body: { list, name, query } });
    if (error) {
      setRefusal(messageOf(error, 'The view could not be saved. Please try again.'));
      return;
    }
    toast.success(`Saved as "${name.trim()}"`);
    onClose();
  }

  return (
    <FormDialog
      title="Save this view"
      description="Saves the current filters and order. Only you see it."
      submitLabel="Save"
      busy={isLoading}
      dirty={name !== ''}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      <InputField
        label="View name"
        required
        error={refusal}
        value={name}
        maxLength={MAX_VIEW_NAME_LENGTH}
        onChange={({ target }) => setName(target.value)}
      />
    </FormDialog>
  );
}
