import { clsx } from 'clsx';
import { X } from 'lucide-react';
import { AlertDialog as AlertPrimitive, Dialog as Primitive } from 'radix-ui';
import type { ReactNode } from 'react';
import { Button, IconButton } from './button.tsx';
import { useFocusReturn } from './use-focus-return.ts';

export const overlayStyle = 'fixed inset-0 z-40 animate-appear bg-overlay backdrop-blur-[2px]';

const panelStyle =
  'fixed top-1/2 left-1/2 z-50 flex max-h-[min(85dvh,48rem)] w-[calc(100vw-2rem)] max-w-lg -translate-x-1/2 -translate-y-1/2 flex-col overflow-y-auto rounded-lg border border-line bg-surface shadow-floating animate-rise';

interface DialogProps {
  readonly open?: boolean;
  readonly onOpenChange?: (open: boolean) => void;
  /** The trigger; none for a dialog that the page opens. */
  readonly trigger?: ReactNode;
  readonly title: ReactNode;
  readonly description?: ReactNode;
  readonly children?: ReactNode;
  readonly footer?: ReactNode;
  /** Stays open until a choice is made: no close button, Escape or click outside. */
  readonly insistent?: boolean;
  /** Opened for typing: its first field gets the focus, and a click outside loses nothing. */
  readonly startsInForm?: boolean;
  /** For a dialog with a 'Close' button of its own at the foot. */
  readonly withoutCross?: boolean;
  readonly className?: string;
}

/** The first editable field. */
function focusField(event: Event): void {
  if (!(event.currentTarget instanceof HTMLElement)) return;
  const field = event.currentTarget.querySelector('form :is(input, textarea)');
  if (!(field instanceof HTMLElement)) return;
  event.preventDefault();
  field.focus();
}

const prevent = (event: Event) => event.preventDefault();

/** A press on a toast is none beside the dialog. */
export function ignoreToasts(event: Event): void {
  if (event.target instanceof Element && event.target.closest('[data-sonner-toaster]')) {
    event.preventDefault();
  }
}

/** Focuses the dialog itself, so that no answer is suggested. */
function focusWindow(event: Event): void {
  event.preventDefault();
  if (event.currentTarget instanceof HTMLElement) event.currentTarget.focus();
}

/** A modal dialog; the focus stays in it and then returns. */
export function Dialog(props: DialogProps) {
  const {
    trigger,
    title,
    description,
    children,
    footer,
    insistent = false,
    startsInForm = false,
    withoutCross = false,
    className,
    ...root
  } = props;
  const { onOpenAutoFocus, onCloseAutoFocus } = useFocusReturn();

  return (
    <Primitive.Root {...root}>
      {trigger !== undefined && <Primitive.Trigger asChild>{trigger}</Primitive.Trigger>}
      <Primitive.Portal>
        <Primitive.Overlay className={overlayStyle} />
        <Primitive.Content
          {...(description === undefined && { 'aria-describedby': undefined })}
          {...(insistent && { onEscapeKeyDown: prevent })}
          onInteractOutside={insistent || startsInForm ? prevent : ignoreToasts}
          onOpenAutoFocus={(event) => {
            onOpenAutoFocus();
            if (insistent) focusWindow(event);
            else if (startsInForm) focusField(event);
          }}
          {...(trigger === undefined && { onCloseAutoFocus })}
          className={clsx(panelStyle, className)}
        >
          <div className="flex items-start justify-between gap-4 px-6 pt-5">
            <Primitive.Title className="min-w-0 pt-1 text-heading font-bold break-words">
              {title}
            </Primitive.Title>
            {!insistent && !withoutCross && (
              <Primitive.Close asChild>
                <IconButton label="Close" size="icon-sm" className="-mr-2">
                  <X aria-hidden />
                </IconButton>
              </Primitive.Close>
            )}
          </div>
          {description !== undefined && (
            <Primitive.Description className="px-6 pt-1 text-ink-muted">
              {description}
            </Primitive.Description>
          )}
          <div className="px-6 py-5">{children}</div>
          {footer !== undefined && (
            <div className="flex flex-wrap justify-end gap-3 border-t border-line px-6 py-4">
              {footer}
            </div>
          )}
        </Primitive.Content>
      </Primitive.Portal>
    </Primitive.Root>
  );
}

/** Closes the dialog around it. */
export const DialogClose = Primitive.Close;

interface AlertDialogProps {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  readonly title: ReactNode;
  readonly description: ReactNode;
  readonly confirmLabel: string;
  readonly cancelLabel?: string;
  readonly onConfirm: () => void;
  readonly danger?: boolean;
}

/** Confirms an irreversible action. */
export function AlertDialog(props: AlertDialogProps) {
  const { title, description, confirmLabel, cancelLabel = 'Cancel', onConfirm } = props;
  const { danger = false, open, onOpenChange } = props;
  const focusReturn = useFocusReturn();
  return (
    <AlertPrimitive.Root open={open} onOpenChange={onOpenChange}>
      <AlertPrimitive.Portal>
        <AlertPrimitive.Overlay className={overlayStyle} />
        <AlertPrimitive.Content {...focusReturn} className={panelStyle}>
          <div className="flex flex-col gap-2 px-6 py-5">
            <AlertPrimitive.Title className="text-heading font-bold break-words">
              {title}
            </AlertPrimitive.Title>
            <AlertPrimitive.Description className="break-words text-ink-muted">
              {description}
            </AlertPrimitive.Description>
          </div>
          <div className="flex flex-wrap justify-end gap-3 border-t border-line px-6 py-4">
            <AlertPrimitive.Cancel asChild>
              <Button variant="secondary">{cancelLabel}</Button>
            </AlertPrimitive.Cancel>
            <AlertPrimitive.Action asChild>
              <Button variant={danger ? 'danger' : 'primary'} onClick={onConfirm}>
                {confirmLabel}
              </Button>
            </AlertPrimitive.Action>
          </div>
        </AlertPrimitive.Content>
      </AlertPrimitive.Portal>
    </AlertPrimitive.Root>
  );
}
