import { Tooltip as Primitive } from 'radix-ui';
import type { ReactNode } from 'react';

const OPEN_DELAY_MS = 700;
const SKIP_DELAY_MS = 300;

export function TooltipProvider({ children }: { readonly children: ReactNode }) {
  return (
    <Primitive.Provider delayDuration={OPEN_DELAY_MS} skipDelayDuration={SKIP_DELAY_MS}>
      {children}
    </Primitive.Provider>
  );
}

interface TooltipProps {
  readonly content: ReactNode;
  /** One element that can take focus: a tooltip that only a mouse finds is lost on the others. */
  readonly children: ReactNode;
  readonly side?: 'top' | 'right' | 'bottom' | 'left';
}

export function Tooltip({ content, children, side = 'top' }: TooltipProps) {
  return (
    <Primitive.Root>
      <Primitive.Trigger asChild>{children}</Primitive.Trigger>
      <Primitive.Portal>
        <Primitive.Content
          side={side}
          sideOffset={6}
          collisionPadding={8}
          className="z-50 max-w-64 animate-appear rounded-sm bg-ink px-2.5 py-1.5 text-xs font-medium text-canvas shadow-lifted"
        >
          {content}
          <Primitive.Arrow className="fill-ink" />
        </Primitive.Content>
      </Primitive.Portal>
    </Primitive.Root>
  );
}
