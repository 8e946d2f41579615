import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { toast } from 'sonner';
import {
  type DraftedName,
  useRemoveDraftedMutation,
  type WholeOf,
} from '../../api/drafted-records.api.ts';
import { isOutdated } from '../../api/problem.ts';
import { useMayUse } from '../../api/screen-access.ts';
import type { Versioned } from '../../api/versioned.ts';
import { Button } from '../button.tsx';
import { AlertDialog } from '../dialog.tsx';
import { failureToast } from '../failure-toast.tsx';

interface DeleteDraftedProps {
  readonly kind: DraftedName;
  readonly drafted: Versioned<WholeOf<DraftedName>>;
  readonly dirty: boolean;
  readonly onReplaced: () => void;
  readonly onDeleted: () => void;
}

/** Deletes a record with its draft and its versions; for managers. */
export function DeleteDrafted(props: DeleteDraftedProps) {
  const { kind, drafted, dirty, onReplaced, onDeleted } = props;
  const { id, title } = drafted.record;
  const mayDelete = useMayUse('managers');
  const [open, setOpen] = useState(false);
  const [remove, { isLoading }] = useRemoveDraftedMutation();

  async function removeIt(): Promise<void> {
    const { error } = await remove({ kind, id, etag: drafted.etag });
    setOpen(false);
    if (error) {
      failureToast(error, `${title} could not be deleted. Please try again.`);
      // Shows the newer record, unless what is typed would be lost.
      if (isOutdated(error) && !dirty) onReplaced();
      return;
    }
    toast.success(`${title} was deleted`);
    onDeleted();
  }

  if (!mayDelete) return null;
  return (
    <>
      <Button variant="secondary" onClick={() => setOpen(true)}>
        <Trash2 aria-hidden />
        Delete
      </Button>
      <AlertDialog
        open={open}
        onOpenChange={setOpen}
        title={`Delete ${title}?`}
        description="Its draft and all its versions are deleted. This cannot be undone."
        confirmLabel="Delete"
        danger
        busy={isLoading}
        onConfirm={() => void removeIt()}
      />
    </>
  );
}
