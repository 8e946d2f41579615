import { clsx } from 'clsx';
import { X } from 'lucide-react';
import { Dialog as Primitive } from 'radix-ui';
import type { ReactNode } from 'react';
import { IconButton } from './button.tsx';
import { ignoreToasts, overlayStyle } from './dialog.tsx';
import { useCloseOnBack } from './use-close-on-back.ts';
import { useFocusReturn } from './use-focus-return.ts';

interface SheetProps {
  readonly open?: boolean;
  readonly onOpenChange?: (open: boolean) => void;
  readonly trigger?: ReactNode;
  readonly title: ReactNode;
  readonly side?: 'left' | 'right';
  readonly children: ReactNode;
  readonly className?: string;
}

/** A panel that slides in from a side: menus on phones, details beside a list. */
export function Sheet({
  trigger,
  title,
  side = 'right',
  children,
  className,
  ...root
}: SheetProps) {
  const focusReturn = useFocusReturn();
  useCloseOnBack(root.open, root.onOpenChange);

  return (
    <Primitive.Root {...root}>
      {trigger !== undefined && <Primitive.Trigger asChild>{trigger}</Primitive.Trigger>}
      <Primitive.Portal>
        <Primitive.Overlay className={overlayStyle} />
        <Primitive.Content
          aria-describedby={undefined}
          onInteractOutside={ignoreToasts}
          {...(trigger === undefined && focusReturn)}
          className={clsx(
            'fixed inset-y-0 z-50 flex w-72 max-w-[88vw] flex-col overflow-y-auto bg-surface shadow-floating',
            side === 'left' ? 'left-0 animate-slide-left' : 'right-0 animate-slide-right',
            className,
          )}
        >
          <div className="flex items-center justify-between gap-4 border-b border-line py-3 pr-3 pl-5">
            <Primitive.Title className="text-subheading font-bold">{title}</Primitive.Title>
            <Primitive.Close asChild>
              <IconButton label="Close">
                <X aria-hidden />
              </IconButton>
            </Primitive.Close>
          </div>
          {children}
        </Primitive.Content>
      </Primitive.Portal>
    </Primitive.Root>
  );
}
