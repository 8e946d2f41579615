import { type ReactNode, useId } from 'react';
import { Button } from './button.tsx';
import { Dialog, DialogClose } from './dialog.tsx';
import { useUnsavedChanges } from './unsaved-changes.tsx';

interface FormDialogProps {
  readonly title: string;
  readonly description?: string;
  readonly submitLabel: string;
  /** While busy it can neither be submitted again nor closed. */
  readonly busy: boolean;
  /** Something was changed: leaving the screen asks first. */
  readonly dirty: boolean;
  readonly onSubmit: (form: HTMLFormElement) => void;
  readonly onClose: () => void;
  /** The fields, and after them what was refused: there it is in sight of whoever has pressed the button. */
  readonly children: ReactNode;
}

/** A form in a dialog that is open while mounted: Enter in a field sends it, Cancel and Escape close it. */
export function FormDialog(props: FormDialogProps) {
  const { title, description, submitLabel, busy, dirty, onSubmit, onClose, children } = props;
  const formId = useId();
  useUnsavedChanges(dirty);
  return (
    <Dialog
      open
      startsInForm
      onOpenChange={(open) => {
        if (!open && !busy) onClose();
      }}
      title={title}
      {...(description !== undefined && { description })}
      footer={
        <>
          <DialogClose asChild>
            <Button variant="secondary" disabled={busy}>
              Cancel
            </Button>
          </DialogClose>
          <Button type="submit" form={formId} busy={busy}>
            {submitLabel}
          </Button>
        </>
      }
    >
      <form
        id={formId}
        noValidate
        className="flex flex-col gap-5"
        onSubmit={(event) => {
          event.preventDefault();
          // React passes it on to the form around the dialog.
          event.stopPropagation();
          onSubmit(event.currentTarget);
        }}
      >
        {children}
      </form>
    </Dialog>
  );
}
