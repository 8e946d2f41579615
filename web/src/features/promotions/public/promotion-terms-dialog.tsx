import { cloneElement, type HTMLAttributes, type ReactElement, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { useOnDemand } from '../../../ui/use-on-demand.ts';
import type { PromotionTerms } from './promotion-terms-window.tsx';

// Rarely opened, so the dialog is loaded on first use.
const loadWindow = () => import('./promotion-terms-window.tsx');

interface PromotionTermsDialogProps extends PromotionTerms {
  /** Text of the button; 'View Terms' by default. */
  readonly trigger?: ReactElement<HTMLAttributes<HTMLElement>>;
}

const DEFAULT_TRIGGER = (
  <Button variant="secondary" size="sm">
    View Terms
  </Button>
);

/** An offer's full terms, with its link. */
export function PromotionTermsDialog(props: PromotionTermsDialogProps) {
  const { trigger = DEFAULT_TRIGGER, ...terms } = props;
  const [open, setOpen] = useState(false);
  const [TermsWindow, want] = useOnDemand(loadWindow, 'PromotionTermsWindow');

  return (
    <>
      {cloneElement(trigger, {
        'aria-haspopup': 'dialog',
        'aria-expanded': open,
        onPointerEnter: () => void want(),
        onClick: () => void want(() => setOpen(true)),
      })}
      {TermsWindow && <TermsWindow {...terms} open={open} onOpenChange={setOpen} />}
    </>
  );
}
