import { clsx } from 'clsx';
import { useEffect, useRef, useState } from 'react';
import { Button } from '../../../ui/button.tsx';

/** Approximate number of letters in the collapsed height on the widest column. */
const CERTAINLY_LONG = 500;

/**
 * A casino's description, collapsed to about six lines' height. The browser measures whether there is more; the
 * server, which cannot, goes by the length.
 */
export function CasinoDescription({ text }: { readonly text: string }) {
  const [expanded, setExpanded] = useState(false);
  const [overflows, setOverflows] = useState(text.length > CERTAINLY_LONG);
  const box = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const element = box.current;
    if (!element || expanded) return;
    const observer = new ResizeObserver(() => {
      setOverflows(element.scrollHeight > element.clientHeight + 1);
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [expanded]);

  const collapsed = !expanded && overflows;
  return (
    <div>
      <div
        ref={box}
        className={clsx(
          'max-w-prose leading-relaxed whitespace-pre-line text-ink-muted',
          !expanded && 'max-h-[6em] overflow-hidden',
          collapsed && '[mask-image:linear-gradient(to_bottom,black_55%,transparent)]',
        )}
      >
        {text}
      </div>
      {overflows && (
        <Button
          variant="link"
          className="mt-2 min-h-11"
          aria-expanded={expanded}
          onClick={() => setExpanded(!expanded)}
        >
          {expanded ? 'Read Less' : 'Read More'}
        </Button>
      )}
    </div>
  );
}
