import { AdMark } from '../../../ui/ad-mark.tsx';
import { ListedNote } from '../../../ui/listed-note.tsx';
import { LogoTile } from '../../../ui/logo-tile.tsx';
import { externalLink } from '../offers.ts';
import type { ListedOffer } from './listed-offers.ts';
import { OfferLink } from './offer-link.tsx';
import { OfferTermsLine } from './offer-terms-line.tsx';
import { useOffersOfCountry } from './offers-of-country.ts';
import { PromotionTermsDialog } from './promotion-terms-dialog.tsx';
import { type OffersOfGame, withProvider } from './provider-bonuses.tsx';

const LOGO_PX = 56;

/** The best offer of a casino that has this game; nothing without a usable link. */
export function PlayForReal({ of, provider }: OffersOfGame) {
  const { offers } = useOffersOfCountry({ page: 'game', of });
  const top = withProvider(offers, provider).find(({ ctaLink }) => externalLink(ctaLink));
  if (!top) return null;
  const { significantTerms } = top;
  // The contract promises a casino; the box renders without one too.
  const casino: Partial<ListedOffer['casino']> = top.casino ?? {};
  const headline = top.headline || top.title;
  return (
    <section
      aria-labelledby="play-for-real"
      className="rounded-lg border border-line bg-surface p-5 shadow-raised"
    >
      <h2 id="play-for-real" className="text-heading font-bold">
        Play for Real
      </h2>
      <div className="mt-4 flex items-center gap-3">
        <LogoTile src={casino.logoImage} size={LOGO_PX} name={casino.name} />
        <div className="min-w-0">
          <p className="text-sm font-semibold text-ink-muted">{casino.name}</p>
          <p className="font-display leading-snug font-bold">{headline}</p>
        </div>
      </div>
      <ListedNote listed={top.listed} className="mt-3" />
      <OfferTermsLine offer={top} />
      <OfferLink
        label="PLAY FOR REAL"
        about={casino.name ? `${headline}, ${casino.name}` : headline}
        offer={top}
        position={1}
        className="mt-4 w-full"
      />
      {significantTerms && (
        <div className="mt-4 border-t-2 border-dashed border-line pt-3">
          <p className="line-clamp-12 text-[0.8125rem] leading-normal text-ink-muted">
            {significantTerms}
          </p>
          <div className="mt-3">
            <PromotionTermsDialog offer={top} position={1} />
          </div>
        </div>
      )}
      <AdMark className="mt-3" />
    </section>
  );
}
