import type { ReactNode } from 'react';
import { LoadingShapes } from '../../../ui/skeleton.tsx';
import { BonusCard, BonusCardSkeleton } from './bonus-card.tsx';
import type { ListedOffer } from './listed-offers.ts';

/**
 * One to three columns by the container's width, not the screen's. Each card spans two rows of the grid, so that
 * the tear lines of neighbours are level; a last one alone in its row fills it.
 */
const grid =
  'grid grid-cols-1 gap-5 @xl:grid-cols-2 @5xl:grid-cols-3 @xl:@max-5xl:[&>:last-child:nth-child(odd)]:col-span-2';
const cell = 'row-span-2 grid grid-rows-subgrid gap-y-0';
const cellWithAction = 'row-span-3 grid grid-rows-subgrid gap-y-0';

interface BonusGridProps {
  readonly offers: readonly ListedOffer[];
  readonly linksToCasino?: boolean;
  /** Further action for an offer, below its card. */
  readonly action?: (offer: ListedOffer) => ReactNode;
}

/** Bonus cards in one to three columns. */
export function BonusGrid({ offers, linksToCasino = true, action }: BonusGridProps) {
  return (
    <div className="@container">
      <ul className={grid}>
        {offers.map((offer, index) => (
          <li key={offer.id} className={action ? cellWithAction : cell}>
            <BonusCard offer={offer} linksToCasino={linksToCasino} position={index + 1} />
            {action?.(offer)}
          </li>
        ))}
      </ul>
    </div>
  );
}

interface BonusGridSkeletonProps {
  readonly count: number;
  readonly label: string;
}

/** Placeholder of the grid. */
export function BonusGridSkeleton({ count, label }: BonusGridSkeletonProps) {
  return (
    <LoadingShapes label={label} className="@container">
      <div className={grid}>
        {Array.from({ length: count }, (_, index) => (
          // Only the index tells these apart.
          // oxlint-disable-next-line react/no-array-index-key
          <div key={index} className={cell}>
            <BonusCardSkeleton />
          </div>
        ))}
      </div>
    </LoadingShapes>
  );
}
