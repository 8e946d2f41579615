import { useState } from 'react';
import { Field } from '../field.tsx';
import { FormDialog } from '../form-dialog.tsx';
import { Input } from '../input.tsx';

/** Four-digit years. */
const LATEST = '9999-12-31T23:59';

interface PublishDialogProps {
  readonly busy: boolean;
  /** At once without a time. */
  readonly onPublish: (at: string | undefined) => void;
  readonly onClose: () => void;
}

/** Publishes a draft now or at a time. */
export function PublishDialog({ busy, onPublish, onClose }: PublishDialogProps) {
  const [time, setTime] = useState('');

  function submit(): void {
    onPublish(time === '' ? undefined : new Date(`${time}Z`).toISOString());
  }

  return (
    <FormDialog
      title="Publish"
      description="Visitors see the draft at once, or from the time that you set."
      submitLabel={time === '' ? 'Publish Now' : 'Schedule'}
      busy={busy}
      onSubmit={submit}
      onClose={onClose}
    >
      <Field label="Publish at (UTC)" hint="Leave it empty to publish now.">
        {(control) => (
          <Input
            {...control}
            type="datetime-local"
            max={LATEST}
            value={time}
            onChange={({ target }) => setTime(target.value)}
          />
        )}
      </Field>
    </FormDialog>
  );
}
