import { Scale } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { useOnDemand } from '../../../ui/use-on-demand.ts';
import type { Offer } from '../public-promotions.api.ts';
import { MAX_COMPARED, MIN_COMPARED } from './use-compared-offers.ts';

const loadComparison = () => import('./offer-comparison.tsx');

interface CompareBarProps {
  readonly chosen: readonly Offer[];
  readonly onClear: () => void;
}

/** The offers chosen for comparison, and the link to it. */
export function CompareBar({ chosen, onClear }: CompareBarProps) {
  const [open, setOpen] = useState(false);
  const [Comparison, want] = useOnDemand(loadComparison, 'OfferComparison');
  const more = MIN_COMPARED - chosen.length;
  // Going back removed offers: the window must not open by itself with the next one.
  if (open && more > 0) setOpen(false);
  if (chosen.length === 0) return null;
  return (
    <section
      aria-label="Comparison"
      className="bar-at-bottom sticky bottom-4 z-20 mt-8 flex flex-wrap items-center gap-x-4 gap-y-2 rounded-lg border border-line bg-surface px-4 py-3 shadow-floating"
    >
      <p aria-live="polite" className="min-w-0 flex-1 basis-48 text-[0.9375rem] font-semibold">
        {more > 0
          ? `${chosen.length} offer chosen. Choose ${more} more to compare.`
          : `${chosen.length} of at most ${MAX_COMPARED} offers chosen`}
      </p>
      <div className="flex gap-2">
        <Button
          disabled={more > 0}
          aria-haspopup="dialog"
          onPointerEnter={() => void want()}
          onClick={() => void want(() => setOpen(true))}
        >
          <Scale aria-hidden />
          Compare
        </Button>
        <Button variant="secondary" onClick={onClear}>
          Clear
        </Button>
      </div>
      {Comparison && more <= 0 && <Comparison offers={chosen} open={open} onOpenChange={setOpen} />}
    </section>
  );
}

interface CompareChoiceProps {
  readonly offer: Offer;
  readonly chosen: boolean;
  /** The maximum is chosen. */
  readonly full: boolean;
  readonly onToggle: () => void;
}

/** Selects an offer for comparison. */
export function CompareChoice({ offer, chosen, full, onToggle }: CompareChoiceProps) {
  return (
    <label className="flex min-h-11 items-center gap-2.5 px-1 text-sm font-semibold has-disabled:text-ink-faint">
      <input
        type="checkbox"
        checked={chosen}
        disabled={full && !chosen}
        onChange={onToggle}
        aria-label={`Compare ${offer.headline || offer.title}`}
        className="size-5 accent-primary"
      />
      Compare
    </label>
  );
}
