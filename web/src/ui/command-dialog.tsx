import { Command } from 'cmdk';
import { Search, X } from 'lucide-react';
import { Dialog as Primitive } from 'radix-ui';
import type { ReactNode } from 'react';
import { IconButton } from './button.tsx';
import { ignoreToasts, overlayStyle } from './dialog.tsx';
import { useCloseOnBack } from './use-close-on-back.ts';
import { useFocusReturn } from './use-focus-return.ts';

interface CommandDialogProps {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  /** Accessible name, not shown. */
  readonly title: string;
  readonly placeholder: string;
  readonly text: string;
  readonly onTextChange: (text: string) => void;
  /** The longest text; 100 characters by default. */
  readonly maxLength?: number;
  /** Groups of choices, and status texts. */
  readonly children: ReactNode;
}

/** A search dialog; arrows and Enter choose. The caller does the matching. */
export function CommandDialog(props: CommandDialogProps) {
  const { open, onOpenChange, title, placeholder, text, onTextChange, children } = props;
  const { maxLength = 100 } = props;
  const focusReturn = useFocusReturn();
  useCloseOnBack(open, onOpenChange);
  return (
    <Primitive.Root open={open} onOpenChange={onOpenChange}>
      <Primitive.Portal>
        <Primitive.Overlay className={overlayStyle} />
        <Primitive.Content
          aria-describedby={undefined}
          onInteractOutside={ignoreToasts}
          {...focusReturn}
          className="fixed top-[max(1rem,10dvh)] left-1/2 z-50 w-[calc(100vw-2rem)] max-w-xl -translate-x-1/2 animate-appear overflow-hidden rounded-lg border border-line bg-surface shadow-floating"
        >
          <Primitive.Title className="sr-only">{title}</Primitive.Title>
          <Command label={title} shouldFilter={false} loop>
            <div className="flex items-center gap-3 border-b border-line pr-2 pl-4">
              <Search aria-hidden className="size-5 shrink-0 text-ink-faint" />
              <Command.Input
                value={text}
                onValueChange={onTextChange}
                placeholder={placeholder}
                maxLength={maxLength}
                className="h-14 w-full min-w-0 bg-transparent text-base outline-none placeholder:text-ink-faint"
              />
              <Primitive.Close asChild>
                <IconButton label="Close" size="icon-sm">
                  <X aria-hidden />
                </IconButton>
              </Primitive.Close>
            </div>
            <Command.List
              tabIndex={-1}
              label={title}
              className="max-h-[min(26rem,60dvh)] overflow-y-auto overscroll-contain p-2"
            >
              {children}
            </Command.List>
          </Command>
        </Primitive.Content>
      </Primitive.Portal>
    </Primitive.Root>
  );
}

interface CommandChoice {
  /** Unique among all choices. */
  readonly value: string;
  readonly icon: ReactNode;
  readonly name: string;
  /** Tells it from others of that name; on a phone it stands below, so that the name has the room. */
  readonly hint?: string | undefined;
  readonly onSelect: () => void;
}

interface CommandGroupProps {
  readonly heading: string;
  readonly choices: readonly CommandChoice[];
}

/** Choices under a heading. */
export function CommandGroup({ heading, choices }: CommandGroupProps) {
  return (
    <Command.Group
      heading={heading}
      className="[&_[cmdk-group-heading]]:overline-label [&_[cmdk-group-heading]]:px-3 [&_[cmdk-group-heading]]:pt-3 [&_[cmdk-group-heading]]:pb-1.5 [&_[cmdk-group-heading]]:text-ink-faint"
    >
      {choices.map(({ value, icon, name, hint, onSelect }) => (
        <Command.Item
          key={value}
          value={value}
          onSelect={onSelect}
          className="flex min-h-11 cursor-pointer items-center gap-3 rounded-sm px-3 py-2 data-[selected=true]:is-chosen"
        >
          {icon}
          <span className="flex min-w-0 flex-1 flex-col sm:flex-row sm:items-center sm:gap-3">
            <span className="min-w-0 truncate font-medium sm:flex-1">{name}</span>
            {hint !== undefined && (
              <span className="truncate text-sm opacity-75 sm:max-w-[40%]">{hint}</span>
            )}
          </span>
        </Command.Item>
      ))}
    </Command.Group>
  );
}

/** Text instead of choices, also announced when it changes. */
export function CommandNote({ children }: { readonly children: ReactNode }) {
  return (
    <output className="block px-4 py-10 text-center text-[0.9375rem] text-ink-muted">
      {children}
    </output>
  );
}
