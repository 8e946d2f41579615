import { ChevronLeft, ChevronRight } from 'lucide-react';
import { Button } from './button.tsx';

interface PaginationProps {
  readonly page: number;
  readonly pages: number;
  readonly onPageChange: (page: number) => void;
  readonly busy?: boolean;
}

/** Previous, 'Page X of Y', Next. */
export function Pagination({ page, pages, onPageChange, busy = false }: PaginationProps) {
  return (
    <nav aria-label="Pages" className="flex items-center justify-between gap-3">
      <Button
        variant="secondary"
        size="sm"
        disabled={page <= 1 || busy}
        onClick={() => onPageChange(page - 1)}
      >
        <ChevronLeft aria-hidden />
        Previous
      </Button>
      <span className="text-sm text-ink-muted tabular-nums" aria-live="polite">
        {`Page ${page} of ${pages}`}
      </span>
      <Button
        variant="secondary"
        size="sm"
        disabled={page >= pages || busy}
        onClick={() => onPageChange(page + 1)}
      >
        Next
        <ChevronRight aria-hidden />
      </Button>
    </nav>
  );
}
