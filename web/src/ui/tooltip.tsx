import {
  cloneElement,
  isValidElement,
  lazy,
  type ReactElement,
  type ReactNode,
  type Ref,
  Suspense,
  useCallback,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';

const OPEN_DELAY_MS = 700;
/** Within this time after one closed, the next opens at once: the person is reading along. */
const SKIP_DELAY_MS = 300;
/** Long enough to move the pointer from the trigger onto the text. */
const CLOSE_DELAY_MS = 120;

// Most visitors never see one, so what places it is loaded with the first.
const loadBubble = () => import('./tooltip-bubble.tsx');
const Bubble = lazy(async () => ({ default: (await loadBubble()).TooltipBubble }));

let lastClosedAt = Number.NEGATIVE_INFINITY;

interface TriggerProps {
  readonly ref?: Ref<HTMLElement>;
  readonly 'aria-describedby'?: string;
}

interface TooltipProps {
  readonly content: ReactNode;
  /** One element that can take focus: a tooltip that only a mouse finds is lost on the others. */
  readonly children: ReactElement;
  readonly side?: 'top' | 'right' | 'bottom' | 'left';
}

/** Words about an element, shown under a resting mouse or keyboard focus. Escape closes them. */
export function Tooltip({ content, children, side = 'top' }: TooltipProps) {
  const id = useId();
  const [open, setOpen] = useState(false);
  const [trigger, setTrigger] = useState<HTMLElement | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const change = useCallback((next: boolean, delayMs: number) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setOpen(next), delayMs);
  }, []);
  const stay = useCallback(() => clearTimeout(timer.current), []);
  const closeSoon = useCallback(() => change(false, CLOSE_DELAY_MS), [change]);
  const close = useCallback(() => {
    clearTimeout(timer.current);
    setOpen(false);
  }, []);

  useEffect(() => {
    if (!trigger) return;
    const openAfter = (delayMs: number) => {
      void loadBubble();
      change(true, delayMs);
    };
    const enter = ({ pointerType }: PointerEvent) => {
      if (pointerType === 'touch') return;
      openAfter(Date.now() - lastClosedAt < SKIP_DELAY_MS ? 0 : OPEN_DELAY_MS);
    };
    const focus = () => {
      if (trigger.matches(':focus-visible')) openAfter(0);
    };
    trigger.addEventListener('pointerenter', enter);
    trigger.addEventListener('pointerleave', closeSoon);
    trigger.addEventListener('pointerdown', close);
    trigger.addEventListener('focus', focus);
    trigger.addEventListener('blur', close);
    return () => {
      clearTimeout(timer.current);
      trigger.removeEventListener('pointerenter', enter);
      trigger.removeEventListener('pointerleave', closeSoon);
      trigger.removeEventListener('pointerdown', close);
      trigger.removeEventListener('focus', focus);
      trigger.removeEventListener('blur', close);
    };
  }, [trigger, change, close, closeSoon]);

  useEffect(() => {
    if (!open) return;
    const escape = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') close();
    };
    document.addEventListener('keydown', escape);
    document.addEventListener('scroll', close, { capture: true, passive: true });
    return () => {
      lastClosedAt = Date.now();
      document.removeEventListener('keydown', escape);
      document.removeEventListener('scroll', close, { capture: true });
    };
  }, [open, close]);

  if (!isValidElement<TriggerProps>(children)) return children;
  return (
    <>
      {cloneElement(children, { ref: setTrigger, ...(open && { 'aria-describedby': id }) })}
      {open && trigger && (
        <Suspense fallback={null}>
          <Bubble id={id} trigger={trigger} side={side} onEnter={stay} onLeave={closeSoon}>
            {content}
          </Bubble>
        </Suspense>
      )}
    </>
  );
}
