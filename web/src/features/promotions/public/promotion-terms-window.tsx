import { paths } from '../../../config/paths.ts';
import { AdMark } from '../../../ui/ad-mark.tsx';
import { Button } from '../../../ui/button.tsx';
import { Dialog, DialogClose } from '../../../ui/dialog.tsx';
import { FullTerms } from './full-terms.tsx';
import { NOWHERE, OfferLink } from './offer-link.tsx';

export interface PromotionTerms {
  readonly termsText: string;
  readonly casinoName?: string | undefined;
  readonly ctaLink?: string | null | undefined;
  readonly promotionId: number;
  /** The offer's place on the page, from 1. */
  readonly position?: number | undefined;
  readonly casinoSlug?: string | undefined;
  /** The casino's own page of them. */
  readonly termsUrl?: string | null | undefined;
}

interface PromotionTermsWindowProps extends PromotionTerms {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
}

/** Content of PromotionTermsDialog, in a chunk of its own. */
export function PromotionTermsWindow(props: PromotionTermsWindowProps) {
  const { termsText, casinoName, ctaLink, promotionId, position, casinoSlug } = props;
  const { termsUrl, open, onOpenChange } = props;
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={casinoName ? `${casinoName} - Terms & Conditions` : 'Promotion Terms'}
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
              about={casinoName ? `Offer of ${casinoName}` : 'This offer'}
              ctaLink={ctaLink}
              promotionId={promotionId}
              position={position}
              instead={casinoSlug ? paths.casino(casinoSlug) : NOWHERE}
            />
          </div>
        </div>
      }
    >
      <h3 className="text-subheading font-bold">Significant Terms:</h3>
      <p className="mt-2 leading-relaxed whitespace-pre-line text-ink-muted">{termsText}</p>
      <FullTerms address={termsUrl} className="mt-3 inline-block" />
    </Dialog>
  );
}
