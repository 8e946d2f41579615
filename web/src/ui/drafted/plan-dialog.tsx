import { useState } from 'react';
import { Field } from '../field.tsx';
import { FormDialog } from '../form-dialog.tsx';
import { Input } from '../input.tsx';
import { MOMENT, momentOrNull } from '../typed-moment.ts';

interface PlanDialogProps {
  readonly busy: boolean;
  /** Gives what is wrong with the moment; undefined when it was taken. */
  readonly onPlan: (at: string) => Promise<string | undefined>;
  readonly onClose: () => void;
}

/** Asks for the moment at which the draft is published by itself. */
export function PlanDialog({ busy, onPlan, onClose }: PlanDialogProps) {
  const [typed, setTyped] = useState('');
  const [fault, setFault] = useState<string>();

  async function submit(): Promise<void> {
    const at = momentOrNull(typed);
    const refused = at === null ? 'Choose a date and a time.' : await onPlan(at);
    setFault(refused);
    if (refused === undefined) onClose();
  }

  return (
    <FormDialog
      title="Schedule"
      description="The draft is published by itself. Until then it can be cancelled."
      submitLabel="Schedule"
      busy={busy}
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
      onClose={onClose}
    >
      <Field label="Publish at (UTC)" required error={fault}>
        {(field) => (
          <Input
            {...field}
            {...MOMENT}
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
          />
        )}
      </Field>
    </FormDialog>
  );
}
