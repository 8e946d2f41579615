import { type ReactNode, useState } from 'react';
import { Button } from '../button.tsx';
import { Dialog } from '../dialog.tsx';

interface PreviewDialogProps {
  readonly disabled: boolean;
  /** Drawn, and asked for, while it is open. */
  readonly children: () => ReactNode;
}

/** A button that shows a draft as visitors of a country would see it at a time. */
export function PreviewDialog({ disabled, children }: PreviewDialogProps) {
  const [open, setOpen] = useState(false);
  return (
    <Dialog
      open={open}
      onOpenChange={setOpen}
      title="Preview"
      description="As visitors from a country would see it at a given time."
      className="max-w-4xl!"
      trigger={
        <Button variant="secondary" size="sm" disabled={disabled}>
          Preview
        </Button>
      }
    >
      {open && children()}
    </Dialog>
  );
}
