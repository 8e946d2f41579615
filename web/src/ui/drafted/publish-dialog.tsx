import { useState } from 'react';
import { faultsOfInputs } from '../fault-of-input.ts';
import { FormDialog } from '../form-dialog.tsx';
import { InputField } from '../input.tsx';
import { MOMENT, momentOrNull } from '../typed-moment.ts';
import { useFirstInvalid } from '../use-first-invalid.ts';

interface PublishDialogProps {
  readonly busy: boolean;
  /** At once without a time; gives what is wrong with the time. */
  readonly onPublish: (at: string | undefined) => Promise<string | undefined>;
  readonly onClose: () => void;
}

/** Publishes a draft now or at a time. */
export function PublishDialog({ busy, onPublish, onClose }: PublishDialogProps) {
  const [time, setTime] = useState('');
  const [fault, setFault] = useState<string>();
  const { within, goTo } = useFirstInvalid<HTMLDivElement>();

  async function submit(form: HTMLFormElement): Promise<void> {
    const [found] = faultsOfInputs(form);
    const said = found ? found.message : await onPublish(momentOrNull(time) ?? undefined);
    setFault(said);
    if (said !== undefined) goTo();
  }

  return (
    <FormDialog
      title="Publish"
      description="Visitors see the draft at once, or from the time that you set."
      submitLabel={time === '' ? 'Publish Now' : 'Schedule'}
      busy={busy}
      dirty={time !== ''}
      onSubmit={(form) => void submit(form)}
      onClose={onClose}
    >
      <div ref={within}>
        <InputField
          label="Publish at (UTC)"
          hint="Leave it empty to publish now."
          error={fault}
          {...MOMENT}
          value={time}
          onChange={({ target }) => {
            setTime(target.value);
            setFault(undefined);
          }}
        />
      </div>
    </FormDialog>
  );
}
