import { Command } from 'cmdk';
import { ChevronsUpDown } from 'lucide-react';
import { Popover } from 'radix-ui';
import { useDeferredValue, useState } from 'react';
import { Button } from './button.tsx';
import { normalizeName } from './normalize-name.ts';

/** Longest list that is useful to read; typing narrows it. */
const SHOWN = 100;

interface ComboboxOption {
  readonly value: string;
  readonly label: string;
}

interface ComboboxProps {
  /** Text of the button. */
  readonly label: string;
  /** Undefined while they load. */
  readonly options: readonly ComboboxOption[] | undefined;
  readonly onChoose: (value: string) => void;
  /** Replaces the options: loading, failed, or empty. */
  readonly notice: string;
  readonly placeholder?: string;
  readonly size?: 'sm' | 'md';
  readonly busy?: boolean;
  /** Called when it opens or closes, so that options can be fetched on demand. */
  readonly onOpenChange?: (open: boolean) => void;
}

/** Single choice from a list that may be long, found by typing. */
export function Combobox(props: ComboboxProps) {
  const { label, options = [], onChoose, notice, placeholder = 'Find...', onOpenChange } = props;
  const { size = 'md', busy = false } = props;
  const [open, setOpen] = useState(false);
  const [typed, setTyped] = useState('');
  const term = useDeferredValue(normalizeName(typed));
  const found = options.filter((option) => normalizeName(option.label).includes(term));

  function toggle(next: boolean): void {
    setOpen(next);
    setTyped('');
    onOpenChange?.(next);
  }

  return (
    <Popover.Root open={open} onOpenChange={toggle}>
      <Popover.Trigger asChild>
        <Button variant="secondary" size={size} busy={busy}>
          {label}
          <ChevronsUpDown aria-hidden />
        </Button>
      </Popover.Trigger>
      <Popover.Portal>
        <Popover.Content
          align="end"
          sideOffset={6}
          collisionPadding={8}
          aria-label={label}
          className="z-50 w-80 max-w-[calc(100vw-1rem)] floating-panel"
        >
          <Command shouldFilter={false} label={label}>
            <Command.Input
              value={typed}
              onValueChange={setTyped}
              placeholder={placeholder}
              className="h-11 w-full rounded-t-md border-b border-line bg-surface px-3.5 text-[0.9375rem] placeholder:text-ink-faint focus-visible:outline-offset-[-3px] focus-visible:shadow-none"
            />
            <Command.List label={label} className="max-h-72 overflow-y-auto p-1">
              {found.slice(0, SHOWN).map((option) => (
                <Command.Item
                  key={option.value}
                  value={option.value}
                  onSelect={() => {
                    toggle(false);
                    onChoose(option.value);
                  }}
                  className="flex min-h-10 cursor-pointer items-center rounded-sm px-3 py-1.5 text-[0.9375rem] break-words data-[selected=true]:is-chosen"
                >
                  {option.label}
                </Command.Item>
              ))}
            </Command.List>
            {found.length === 0 && (
              <output className="block px-4 pt-1 pb-4 text-sm text-ink-muted">
                {options.length > 0 ? 'Nothing found' : notice}
              </output>
            )}
            {found.length > SHOWN && (
              <p className="border-t border-line px-4 py-2 text-xs text-ink-muted">
                {`The first ${SHOWN} of ${found.length}. Type to find the others.`}
              </p>
            )}
          </Command>
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  );
}
