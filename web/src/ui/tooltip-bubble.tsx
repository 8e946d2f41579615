import { autoUpdate, flip, offset, shift, useFloating } from '@floating-ui/react-dom';
import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';

const GAP_PX = 8;
const EDGE_PX = 8;

interface TooltipBubbleProps {
  readonly id: string;
  readonly trigger: HTMLElement;
  readonly side: 'top' | 'right' | 'bottom' | 'left';
  readonly onEnter: () => void;
  readonly onLeave: () => void;
  readonly children: ReactNode;
}

/** The bubble of a tooltip, beside its trigger wherever there is room. */
export function TooltipBubble(props: TooltipBubbleProps) {
  const { id, trigger, side, onEnter, onLeave, children } = props;
  const {
    refs: { setFloating },
    floatingStyles,
  } = useFloating({
    strategy: 'fixed',
    placement: side,
    elements: { reference: trigger },
    middleware: [offset(GAP_PX), flip(), shift({ padding: EDGE_PX })],
    whileElementsMounted: autoUpdate,
  });
  return createPortal(
    <div
      ref={setFloating}
      id={id}
      role="tooltip"
      style={floatingStyles}
      onPointerEnter={onEnter}
      onPointerLeave={onLeave}
      className="z-50 w-max max-w-64 animate-appear rounded-sm bg-ink px-2.5 py-1.5 text-xs font-medium text-canvas shadow-lifted"
    >
      {children}
    </div>,
    document.body,
  );
}
