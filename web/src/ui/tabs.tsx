import { clsx } from 'clsx';
import { Tabs as Primitive } from 'radix-ui';
import type { ComponentProps } from 'react';

export const Tabs = Primitive.Root;

/** The row of tabs; it scrolls sideways where it is too narrow. */
export function TabsList({ className, ...rest }: ComponentProps<typeof Primitive.List>) {
  return (
    <Primitive.List
      {...rest}
      className={clsx(
        'flex gap-1 overflow-x-auto border-b border-line [scrollbar-width:none]',
        className,
      )}
    />
  );
}

export function Tab({ className, ...rest }: ComponentProps<typeof Primitive.Trigger>) {
  return (
    <Primitive.Trigger
      {...rest}
      className={clsx(
        'relative -mb-px h-11 shrink-0 border-b-[3px] border-transparent px-3.5 text-[0.9375rem] font-semibold text-ink-muted transition-colors hover:text-ink',
        'focus-visible:outline-offset-[-3px] focus-visible:shadow-none data-[state=active]:border-primary data-[state=active]:text-ink',
        className,
      )}
    />
  );
}

export function TabPanel({ className, ...rest }: ComponentProps<typeof Primitive.Content>) {
  return <Primitive.Content {...rest} className={clsx('pt-6', className)} />;
}
