import { Tabs as Primitive } from 'radix-ui';
import type { ComponentProps } from 'react';

export const Tabs = Primitive.Root;

/** The row of tabs; it scrolls sideways where it is too narrow. */
export function TabsList(props: Omit<ComponentProps<typeof Primitive.List>, 'className'>) {
  return (
    <Primitive.List
      {...props}
      className="flex gap-1 overflow-x-auto border-b border-line [scrollbar-width:none]"
    />
  );
}

export function Tab(props: Omit<ComponentProps<typeof Primitive.Trigger>, 'className'>) {
  return (
    <Primitive.Trigger
      {...props}
      className="relative -mb-px h-11 shrink-0 border-b-[3px] border-transparent px-3.5 text-[0.9375rem] font-semibold text-ink-muted transition-colors hover:text-ink focus-visible:outline-offset-[-3px] focus-visible:shadow-none data-[state=active]:border-primary data-[state=active]:text-ink"
    />
  );
}

export function TabPanel(props: Omit<ComponentProps<typeof Primitive.Content>, 'className'>) {
  return <Primitive.Content {...props} className="pt-6" />;
}
