import { type Identified, useOncePerRecord } from '../api/use-once-per-record.ts';
import { AlertDialog } from './dialog.tsx';
import { failureToast } from './failure-toast.tsx';

interface DeleteDialogProps<R> {
  /** The record that is asked about; none: the dialog is closed. */
  readonly record: R | undefined;
  readonly title: string;
  readonly question: (record: R) => string;
  readonly confirmLabel?: string;
  readonly send: (record: R) => PromiseLike<{ readonly error?: unknown }>;
  /** Text of a failure without a message of its own. */
  readonly failed: string;
  readonly onDone: (record: R) => void;
  readonly onClose: () => void;
}

/**
 * Asks before a record, or what belongs to it, is deleted, and reports a failure. It stays mounted while it is closed:
 * it knows what is being deleted.
 */
export function DeleteDialog<R extends Identified>(props: DeleteDialogProps<R>) {
  const { record, title, question, confirmLabel = 'Delete', send, failed, onDone, onClose } = props;

  const remove = useOncePerRecord(async (doomed: R) => {
    const { error } = await send(doomed);
    if (error) failureToast(error, failed);
    else onDone(doomed);
  });

  if (!record) return null;
  return (
    <AlertDialog
      open
      onOpenChange={onClose}
      title={title}
      description={question(record)}
      confirmLabel={confirmLabel}
      danger
      onConfirm={() => void remove(record)}
    />
  );
}
