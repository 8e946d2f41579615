import { ChevronFirst, ChevronLast, ChevronLeft, ChevronRight } from 'lucide-react';
import { type SubmitEvent, useId, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Input } from '../../../ui/input.tsx';
import { pageToGo } from './page-jump.ts';

interface PageControlsProps {
  /** 'above' or 'below' the list: two sets of the same controls need names of their own. */
  readonly place: 'above' | 'below';
  readonly page: number;
  readonly lastPage: number;
  readonly onPageChange: (page: number) => void;
}

/** On narrow screens arrows replace the words, which stay for screen readers. */
const wordStyle = '@max-2xl:sr-only';
const stepStyle = '@max-2xl:px-2';

/** First, Previous, a page to type, Next, Last. */
export function PageControls({ place, page, lastPage, onPageChange }: PageControlsProps) {
  const [typed, setTyped] = useState('');
  const [refused, setRefused] = useState(false);
  const id = useId();

  function jump(event: SubmitEvent): void {
    event.preventDefault();
    const target = pageToGo(typed);
    setRefused(target === undefined);
    if (target === undefined) return;
    setTyped('');
    onPageChange(target);
  }

  return (
    <nav
      aria-label={`Pages, ${place} the list`}
      className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3"
    >
      <p className="text-sm text-ink-muted tabular-nums">
        Showing page {page} of {lastPage}
      </p>
      <div className="flex flex-wrap items-center gap-1.5 @2xl:gap-2">
        <Button variant="secondary" size="sm" disabled={page <= 1} onClick={() => onPageChange(1)}>
          <ChevronFirst aria-hidden />
          <span className={wordStyle}>First</span>
        </Button>
        <Button
          variant="secondary"
          size="sm"
          className={stepStyle}
          disabled={page <= 1}
          onClick={() => onPageChange(page - 1)}
        >
          <ChevronLeft aria-hidden />
          <span className={wordStyle}>Previous</span>
        </Button>
        <form noValidate onSubmit={jump} className="flex items-center gap-2">
          <Input
            type="number"
            inputMode="numeric"
            min={1}
            max={999}
            step={1}
            aria-label="Page number"
            aria-invalid={refused || undefined}
            aria-describedby={refused ? id : undefined}
            placeholder={String(page)}
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
            className="h-9! w-14! px-1.5! text-center @2xl:w-20! sm:text-sm"
          />
          <Button type="submit" variant="secondary" size="sm">
            Go
          </Button>
        </form>
        <span className="text-sm text-ink-muted tabular-nums">of {lastPage}</span>
        <Button
          variant="secondary"
          size="sm"
          className={stepStyle}
          disabled={page >= lastPage}
          onClick={() => onPageChange(page + 1)}
        >
          <span className={wordStyle}>Next</span>
          <ChevronRight aria-hidden />
        </Button>
        <Button
          variant="secondary"
          size="sm"
          className={stepStyle}
          disabled={page >= lastPage}
          onClick={() => onPageChange(lastPage)}
        >
          <span className={wordStyle}>Last</span>
          <ChevronLast aria-hidden />
        </Button>
      </div>
      {refused && (
        <p id={id} role="alert" className="w-full text-right text-sm font-medium text-danger">
          Enter a whole number from 1 to 999.
        </p>
      )}
    </nav>
  );
}
