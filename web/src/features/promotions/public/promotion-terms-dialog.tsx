import {
  cloneElement,
  type HTMLAttributes,
  lazy,
  type ReactElement,
  Suspense,
  useState,
} from 'react';
import { Button } from '../../../ui/button.tsx';
import type { PromotionTerms } from './promotion-terms-window.tsx';

const loadWindow = () => import('./promotion-terms-window.tsx');
// Rarely opened, so the dialog is loaded on first use.
const TermsWindow = lazy(async () => ({ default: (await loadWindow()).PromotionTermsWindow }));

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
  /** Undefined until first opened. */
  const [open, setOpen] = useState<boolean>();

  async function show(): Promise<void> {
    try {
      await loadWindow();
      setOpen(true);
    } catch (error) {
      // oxlint-disable-next-line no-console -- offline: the terms stand on the card too
      console.error('The terms could not be opened', error);
    }
  }

  return (
    <>
      {cloneElement(trigger, {
        'aria-haspopup': 'dialog',
        'aria-expanded': open === true,
        onPointerEnter: () => void loadWindow(),
        onClick: () => void show(),
      })}
      {open !== undefined && (
        <Suspense fallback={null}>
          <TermsWindow {...terms} open={open} onOpenChange={setOpen} />
        </Suspense>
      )}
    </>
  );
}
