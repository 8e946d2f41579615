import { paths } from '../../../config/paths.ts';
import { AdMark } from '../../../ui/ad-mark.tsx';
import { Button } from '../../../ui/button.tsx';
import { Dialog, DialogClose } from '../../../ui/dialog.tsx';
import { useCloseOnBack } from '../../../ui/use-close-on-back.ts';
import { FullTerms } from './full-terms.tsx';
import type { ListedOffer } from './listed-offers.ts';
import { NOWHERE, OfferLink } from './offer-link.tsx';

export interface PromotionTerms {
  /** One with significant terms. */
  readonly offer: ListedOffer;
  /** Its place on the page, from 1. */
  readonly position?: number | undefined;
}

interface PromotionTermsWindowProps extends PromotionTerms {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
}

/** Content of PromotionTermsDialog, in a chunk of its own. */
export function PromotionTermsWindow(props: PromotionTermsWindowProps) {
  const { offer, position, open, onOpenChange } = props;
  // The page before may show the same offer: it would keep the window.
  useCloseOnBack(open, onOpenChange);
  // The contract promises a casino; the cards render without one too.
  const casino: Partial<ListedOffer['casino']> = offer.casino ?? {};
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={casino.name ? `${casino.name} - Terms & Conditions` : 'Promotion Terms'}
      withoutCross
      footer={
        <div className="flex w-full flex-wrap items-center justify-between gap-x-4 gap-y-3">
          <AdMark />
          <div className="flex flex-wrap gap-3">
            <DialogClose asChild>
              <Button variant="secondary">Close</Button>
            </DialogClose>
            <OfferLink
              label="Claim Offer"
              about={casino.name ? `Offer of ${casino.name}` : 'This offer'}
              offer={offer}
              position={position}
              instead={casino.slug ? paths.casino(casino.slug) : NOWHERE}
            />
          </div>
        </div>
      }
    >
      <h3 className="text-subheading font-bold">Significant Terms:</h3>
      <p className="mt-2 leading-relaxed whitespace-pre-line text-ink-muted">
        {offer.significantTerms}
      </p>
      <FullTerms address={offer.termsUrl} className="mt-3 inline-block" />
    </Dialog>
  );
}
