import { useEffect, useRef } from 'react';
import { Button } from '../../../ui/button.tsx';
import { formatCount } from '../../../ui/format.ts';

interface ListEndProps {
  readonly shown: number;
  readonly total: number;
  /** Renders some more. */
  readonly onMore: () => void;
}

/** End of a long list that is rendered in steps: it grows when this comes into view. */
export function ListEnd({ shown, total, onMore }: ListEndProps) {
  const end = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!end.current) return undefined;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting) onMore();
      },
      { rootMargin: '600px' },
    );
    observer.observe(end.current);
    return () => observer.disconnect();
  }, [onMore]);
  return (
    <div ref={end} className="flex flex-wrap items-center gap-3 text-sm text-ink-muted">
      {`${formatCount(shown)} of ${formatCount(total)} shown`}
      <Button variant="secondary" size="sm" onClick={onMore}>
        Show more
      </Button>
    </div>
  );
}
