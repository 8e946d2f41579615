import { clsx } from 'clsx';
import { Check } from 'lucide-react';
import { DropdownMenu as Primitive } from 'radix-ui';
import type { ComponentProps, ReactNode } from 'react';

interface DropdownMenuProps {
  readonly trigger: ReactNode;
  readonly children: ReactNode;
  readonly className?: string;
}

/** A menu of actions. For a site's navigation use plain links. */
export function DropdownMenu({ trigger, children, className }: DropdownMenuProps) {
  return (
    <Primitive.Root>
      <Primitive.Trigger asChild>{trigger}</Primitive.Trigger>
      <Primitive.Portal>
        <Primitive.Content
          align="start"
          sideOffset={6}
          collisionPadding={8}
          className={clsx('z-50 min-w-48 floating-panel p-1', className)}
        >
          {children}
        </Primitive.Content>
      </Primitive.Portal>
    </Primitive.Root>
  );
}

const itemStyle =
  'flex min-h-10 cursor-pointer items-center gap-2.5 rounded-sm px-3 text-[0.9375rem] outline-none select-none data-disabled:cursor-not-allowed data-disabled:text-ink-faint data-highlighted:is-chosen [&_svg]:size-4';

export function DropdownItem(props: Omit<ComponentProps<typeof Primitive.Item>, 'className'>) {
  return <Primitive.Item {...props} className={itemStyle} />;
}

export function DropdownRadioItem({
  children,
  ...rest
}: Omit<ComponentProps<typeof Primitive.RadioItem>, 'className'>) {
  return (
    <Primitive.RadioItem {...rest} className={clsx(itemStyle, 'justify-between')}>
      <span className="flex items-center gap-2.5">{children}</span>
      <Primitive.ItemIndicator>
        <Check aria-hidden />
      </Primitive.ItemIndicator>
    </Primitive.RadioItem>
  );
}

export const DropdownRadioGroup = Primitive.RadioGroup;

export function DropdownLabel({ children }: { readonly children: ReactNode }) {
  return (
    <Primitive.Label className="px-3 pt-2 pb-1 text-xs font-semibold text-ink-faint">
      {children}
    </Primitive.Label>
  );
}

export function DropdownSeparator() {
  return <Primitive.Separator className="my-1 h-px bg-line" />;
}
