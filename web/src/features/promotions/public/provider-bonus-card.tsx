import { clsx } from 'clsx';
import { useId } from 'react';
import { paths } from '../../../config/paths.ts';
import { AdMark } from '../../../ui/ad-mark.tsx';
import { LinkButton } from '../../../ui/button.tsx';
import { ListedNote } from '../../../ui/listed-note.tsx';
import { LogoTile } from '../../../ui/logo-tile.tsx';
import { Rating } from '../../../ui/rating.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { CasinoBadges } from './casino-badges.tsx';
import type { ListedOffer } from './listed-offers.ts';
import { OfferDates } from './offer-dates.tsx';
import { OfferLink } from './offer-link.tsx';
import { OfferTermsLine } from './offer-terms-line.tsx';
import { PromotionTermsDialog } from './promotion-terms-dialog.tsx';

const LOGO_PX = 96;
/** More characters or lines than a card has room for: a dialog has the whole. */
const LONG_TERMS = 400;
const MANY_LINES = 12;

const frame =
  'grid grid-cols-1 gap-5 rounded-lg border border-line bg-surface p-5 shadow-raised md:grid-cols-[6rem_minmax(0,1fr)_13rem] md:gap-6';

interface ProviderBonusCardProps {
  readonly offer: ListedOffer;
  /** Its place on the page, from 1. */
  readonly position: number;
}

/** An offer with its casino, among those for a game. */
export function ProviderBonusCard({ offer, position }: ProviderBonusCardProps) {
  const id = useId();
  const { casinoId, significantTerms } = offer;
  // The contract promises a casino; the card renders without one too.
  const casino: Partial<ListedOffer['casino']> = offer.casino ?? {};
  const review = casino.slug || casinoId;
  const headline = offer.headline || offer.title;
  const isLong =
    (significantTerms?.length ?? 0) > LONG_TERMS ||
    (significantTerms?.split('\n').length ?? 0) > MANY_LINES;
  return (
    <article aria-labelledby={id} className={frame}>
      <div className="flex items-center gap-4 md:flex-col md:items-start md:gap-3">
        <LogoTile
          src={casino.logoImage}
          size={LOGO_PX}
          name={casino.name}
          className="size-16! md:size-24!"
        />
        <Rating rating={casino.rating} />
      </div>
      <div className="min-w-0">
        <p className="text-sm font-semibold text-ink-muted">{casino.name}</p>
        <h3 id={id} className="mt-0.5 text-heading font-bold">
          {headline}
        </h3>
        <ListedNote listed={offer.listed} className="mt-2" />
        <OfferTermsLine offer={offer} />
        {casinoId && (
          <div className="mt-4">
            <CasinoBadges casinoId={casinoId} />
          </div>
        )}
        {significantTerms && (
          <div className="mt-4 flex flex-col items-start gap-3 border-t-2 border-dashed border-line pt-3">
            <p
              className={clsx(
                'max-w-full wrap-anywhere text-[0.8125rem] leading-normal whitespace-pre-line text-ink-muted',
                isLong && 'line-clamp-12',
              )}
            >
              {significantTerms}
            </p>
            {isLong && <PromotionTermsDialog offer={offer} position={position} />}
          </div>
        )}
      </div>
      <div className="flex flex-col gap-2.5 md:justify-center">
        <OfferLink
          label="GET BONUS"
          about={casino.name ? `${headline}, ${casino.name}` : headline}
          offer={offer}
          position={position}
        />
        {review && (
          <LinkButton
            variant="secondary"
            to={paths.casinoReview(String(review))}
            aria-describedby={id}
          >
            READ REVIEW
          </LinkButton>
        )}
        <AdMark className="mt-1" />
        <OfferDates offer={offer} />
      </div>
    </article>
  );
}

/** Placeholder of the card. */
export function ProviderBonusCardSkeleton() {
  return (
    <div aria-hidden className={frame}>
      <Skeleton className="size-16 md:size-24" />
      <div>
        <Skeleton className="h-5 w-32" />
        <Skeleton className="mt-2 h-8 w-4/5" />
        <Skeleton className="mt-4 h-22" />
        <Skeleton className="mt-4 h-16" />
      </div>
      <div className="flex flex-col gap-2.5 md:justify-center">
        <Skeleton className="h-11" />
        <Skeleton className="h-11" />
        <Skeleton className="mt-1 h-5" />
      </div>
    </div>
  );
}
