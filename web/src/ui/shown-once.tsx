import { type ReactNode, useEffect, useRef } from 'react';
import { Alert } from './alert.tsx';
import { CopyButton } from './copy-button.tsx';
import { useUnsavedChanges } from './unsaved-changes.tsx';

const LOST = {
  title: 'Have you saved a copy?',
  description: 'What is shown here is shown only once. If you leave now, you cannot see it again.',
  confirmLabel: 'Leave',
  cancelLabel: 'Stay',
};

/** Asks before the person leaves while something is on screen that is shown only once. */
export const useShownOnce = (): void => useUnsavedChanges(true, LOST);

const BEING_MADE = {
  title: 'It is still being made',
  description:
    'If you leave now, you may not see what is being made: it is shown only once, when it is ready.',
  confirmLabel: 'Leave',
  cancelLabel: 'Stay',
};

/** Asks before the person leaves while something is being made that is shown only once. */
export const useBeingMade = (making: boolean): void => useUnsavedChanges(making, BEING_MADE);

interface ShownOnceProps {
  readonly title: string;
  /** Shown this once, with a button to copy it. */
  readonly secret: string;
  readonly copyLabel: string;
  readonly onDismiss: () => void;
  /** Where it belongs, and that it is not shown again. */
  readonly children: ReactNode;
}

/**
 * A key or secret that was just made, to be copied before it is gone. It takes the focus; leaving while it is shown is
 * asked about.
 */
export function ShownOnce({ title, secret, copyLabel, onDismiss, children }: ShownOnceProps) {
  useShownOnce();
  const box = useRef<HTMLFieldSetElement>(null);
  useEffect(() => {
    // After the dialog that asked for it has given the focus back.
    const timer = setTimeout(() => box.current?.focus());
    return () => clearTimeout(timer);
  }, []);
  return (
    <fieldset ref={box} tabIndex={-1} aria-label={title} className="min-w-0">
      <Alert variant="success" title={title} onDismiss={onDismiss}>
        <p>{children}</p>
        <p className="my-2">
          <code className="block rounded-sm bg-surface p-3 text-sm break-all text-ink select-all">
            {secret}
          </code>
        </p>
        <CopyButton text={secret} label={copyLabel} />
      </Alert>
    </fieldset>
  );
}
