import {
  cloneElement,
  isValidElement,
  type ReactElement,
  type ReactNode,
  type Ref,
  useCallback,
  useEffect,
  useId,
  useState,
} from 'react';
import { useOnDemand } from './use-on-demand.ts';

const OPEN_DELAY_MS = 700;
/** While one is open and within this time after, the next opens immediately: the person is reading along. */
const SKIP_DELAY_MS = 300;
/** Long enough to move the pointer from the trigger onto the text. */
const CLOSE_DELAY_MS = 120;

// Rarely seen, so its positioning is loaded with the first.
const loadBubble = () => import('./tooltip-bubble.tsx');

/** At most one scheduled action. */
function createDelay() {
  let timer: ReturnType<typeof setTimeout> | undefined;
  return {
    start(act: () => void, ms: number): void {
      clearTimeout(timer);
      timer = setTimeout(act, ms);
    },
    stop: () => clearTimeout(timer),
  };
}

let lastClosedAt = Number.NEGATIVE_INFINITY;
/** Closes the open one, so that there is one at a time. */
let closeOpen: (() => void) | undefined;

interface TriggerProps {
  readonly ref?: Ref<HTMLElement>;
  readonly 'aria-describedby'?: string;
}

interface TooltipProps {
  readonly content: ReactNode;
  /** One focusable element: on others only a mouse would find the tooltip. */
  readonly children: ReactElement;
  readonly side?: 'top' | 'right' | 'bottom' | 'left';
}

/** Text about an element, shown on hover or keyboard focus. Escape closes it. */
export function Tooltip({ content, children, side = 'top' }: TooltipProps) {
  const id = useId();
  // Set while it is open. A list may have a hundred of these: none costs a rendering before.
  const [trigger, setTrigger] = useState<HTMLElement>();
  const [delay] = useState(createDelay);
  const [Bubble, want] = useOnDemand(loadBubble, 'TooltipBubble');

  const closeSoon = useCallback(
    () => delay.start(() => setTrigger(undefined), CLOSE_DELAY_MS),
    [delay],
  );
  const close = useCallback(() => {
    delay.stop();
    setTrigger(undefined);
  }, [delay]);

  const watch = useCallback(
    (element: HTMLElement | null) => {
      // Merged refs are cleared with null.
      if (element === null) return;
      const openAfter = (delayMs: number) => {
        void want();
        delay.start(() => setTrigger(element), delayMs);
      };
      const enter = ({ pointerType }: PointerEvent) => {
        if (pointerType === 'touch') return;
        openAfter(closeOpen || Date.now() - lastClosedAt < SKIP_DELAY_MS ? 0 : OPEN_DELAY_MS);
      };
      const focus = () => {
        if (element.matches(':focus-visible')) openAfter(0);
      };
      const listening = new AbortController();
      element.addEventListener('pointerenter', enter, listening);
      element.addEventListener('pointerleave', closeSoon, listening);
      element.addEventListener('pointerdown', close, listening);
      element.addEventListener('focus', focus, listening);
      element.addEventListener('blur', close, listening);
      return () => {
        delay.stop();
        setTrigger((open) => (open === element ? undefined : open));
        listening.abort();
      };
    },
    [delay, close, closeSoon, want],
  );

  useEffect(() => {
    if (!trigger) return;
    closeOpen?.();
    closeOpen = close;
    const escape = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') close();
    };
    const listening = new AbortController();
    const { signal } = listening;
    document.addEventListener('keydown', escape, listening);
    document.addEventListener('scroll', close, { capture: true, signal });
    return () => {
      if (closeOpen === close) {
        closeOpen = undefined;
        lastClosedAt = Date.now();
      }
      listening.abort();
    };
  }, [trigger, close]);

  if (!isValidElement<TriggerProps>(children)) return children;
  return (
    <>
      {cloneElement(children, {
        ref: watch,
        ...(trigger && Bubble && { 'aria-describedby': id }),
      })}
      {trigger && Bubble && (
        <Bubble id={id} trigger={trigger} side={side} onEnter={delay.stop} onLeave={closeSoon}>
          {content}
        </Bubble>
      )}
    </>
  );
}
