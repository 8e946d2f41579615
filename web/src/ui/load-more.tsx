import { LoaderCircle } from 'lucide-react';
import { type KeyboardEvent, type MouseEvent, type ReactNode, useSyncExternalStore } from 'react';
import { LinkButton } from './button.tsx';

interface LoadMoreProps {
  /** Address of the entries that follow, for those without scripts: search engines, for instance. */
  readonly to: string;
  readonly busy?: boolean;
  readonly onMore: () => void;
  readonly children: ReactNode;
}

const never = () => () => undefined;

/** Of a button after a list: when it disappears with the last part, focuses the entry before it: Tab continues with what came. */
export const leaveFocus = (node: HTMLElement | null) => () => {
  if (!node?.contains(document.activeElement)) return;
  node.previousElementSibling?.querySelector<HTMLElement>('li:last-child a')?.focus();
};

/**
 * A link to the next part of a list. With scripts it is a button, which adds that part to the page; a press before
 * that is replayed (`inline-scripts/replay.ts`).
 */
export function LoadMore({ to, busy = false, onMore, children }: LoadMoreProps) {
  const role = useSyncExternalStore(
    never,
    () => 'button',
    () => undefined,
  );

  function more(event: MouseEvent): void {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    if (!busy) onMore();
  }

  return (
    <div ref={leaveFocus} className="mt-10 flex justify-center">
      <LinkButton
        to={to}
        data-more
        role={role}
        variant="secondary"
        size="lg"
        className="min-w-56"
        aria-disabled={busy}
        aria-busy={busy}
        onClick={more}
        onKeyDown={(event: KeyboardEvent<HTMLElement>) => {
          if (event.key !== ' ') return;
          event.preventDefault();
          event.currentTarget.click();
        }}
      >
        {busy && <LoaderCircle aria-hidden className="animate-spin" />}
        {busy ? 'Loading...' : children}
      </LinkButton>
    </div>
  );
}
