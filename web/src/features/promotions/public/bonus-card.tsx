import { useId } from 'react';
import { AdMark } from '../../../ui/ad-mark.tsx';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { ListedNote } from '../../../ui/listed-note.tsx';
import { LogoTile } from '../../../ui/logo-tile.tsx';
import { Rating } from '../../../ui/rating.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { casinoPage } from '../offers.ts';
import type { ListedOffer } from './listed-offers.ts';
import { OfferDates } from './offer-dates.tsx';
import { OfferLink } from './offer-link.tsx';
import { OfferTermsLine } from './offer-terms-line.tsx';
import { PromotionTermsDialog } from './promotion-terms-dialog.tsx';

const LOGO_PX = 56;
/** Letters and name for a casino without a name. */
const NO_LETTERS = 'CO';
const NO_NAME = 'Exclusive Offer';

const frame =
  'row-span-2 grid grid-cols-1 grid-rows-subgrid rounded-lg border border-line bg-surface shadow-raised transition-shadow duration-200';

interface BonusCardProps {
  readonly offer: ListedOffer;
  /** Off on the casino's own page, the target of offers without a link. */
  readonly linksToCasino: boolean;
  /** Its place on the page, from 1. */
  readonly position: number;
}

/** An offer as a voucher: the bonus, its link, and below the tear line its terms. */
export function BonusCard({ offer, linksToCasino, position }: BonusCardProps) {
  const id = useId();
  const { casinoId, description, significantTerms } = offer;
  // The contract promises a casino; the card renders without one too.
  const casino: Partial<ListedOffer['casino']> = offer.casino ?? {};
  const name = casino.name || NO_NAME;
  const headline = offer.headline || offer.title;
  return (
    <article aria-labelledby={id} className={`${frame} hover:shadow-lifted`}>
      <div className="flex flex-col p-5 pb-6">
        <div className="flex items-center gap-3">
          <LogoTile src={casino.logoImage} size={LOGO_PX} name={casino.name} letters={NO_LETTERS} />
          <div className="flex min-w-0 flex-1 flex-col items-start gap-1">
            <Badge variant="tint" className="max-w-full">
              <span className="truncate">{name}</span>
            </Badge>
            <Rating rating={casino.rating} className="text-sm" />
          </div>
        </div>
        <h3 id={id} className="mt-4 line-clamp-3 min-h-[2lh] text-heading font-bold">
          {headline}
        </h3>
        <p className="mt-2 line-clamp-2 min-h-[2lh] text-[0.9375rem] text-ink-muted">
          {description}
        </p>
        <ListedNote listed={offer.listed} className="mt-2" />
        <OfferTermsLine offer={offer} />
        <div className="mt-auto flex gap-2 pt-5">
          <OfferLink
            label="Claim Bonus"
            about={`${headline}, ${name}`}
            offer={offer}
            position={position}
            instead={linksToCasino ? casinoPage(casino.slug, casinoId) : undefined}
            className="flex-1!"
          />
          {significantTerms && (
            <PromotionTermsDialog
              offer={offer}
              position={position}
              trigger={
                <Button variant="secondary" aria-describedby={id}>
                  Terms
                </Button>
              }
            />
          )}
        </div>
      </div>
      <div className="relative flex flex-col px-5 pt-5 pb-4">
        <TearLine />
        <p className="line-clamp-12 min-h-[3lh] flex-1 text-[0.8125rem] leading-normal text-ink-muted">
          {significantTerms}
        </p>
        <AdMark className="mt-3" />
        <OfferDates offer={offer} />
      </div>
    </article>
  );
}

/** Tear line of the voucher: a dashed line between two notches in the paper. */
function TearLine() {
  return (
    <div aria-hidden className="absolute inset-x-0 -top-2 h-4 overflow-hidden">
      <span className="absolute inset-x-5 top-[7px] border-t-2 border-dashed border-line" />
      <span className="absolute top-0 -left-[9px] size-4 rounded-full border border-line bg-canvas" />
      <span className="absolute top-0 -right-[9px] size-4 rounded-full border border-line bg-canvas" />
    </div>
  );
}

/** Placeholder of the card: the same lines, so that nothing moves. */
export function BonusCardSkeleton() {
  return (
    <div data-placeholder="bonus" className={frame}>
      <div className="p-5 pb-6">
        <div className="flex items-center gap-3">
          <Skeleton className="size-14" />
          <Skeleton className="h-6 w-32" />
        </div>
        <div className="mt-4 min-h-[2lh] text-heading">
          <Skeleton className="h-[1.8lh]" />
        </div>
        <div className="mt-2 min-h-[2lh] text-[0.9375rem]">
          <Skeleton className="h-[1.8lh]" />
        </div>
        <div className="pt-5">
          <Skeleton className="h-11" />
        </div>
      </div>
      <div className="relative px-5 pt-5 pb-4">
        <TearLine />
        <div className="min-h-[4lh] text-[0.8125rem] leading-normal">
          <Skeleton className="h-[3.8lh]" />
        </div>
        <div className="mt-3 h-11" />
      </div>
    </div>
  );
}
