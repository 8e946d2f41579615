import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { termsLine } from '../offer-terms.ts';
import type { Offer } from '../public-promotions.api.ts';

/** Terms of an offer in one line, and its code. */
export function OfferTermsLine({ offer }: { readonly offer: Offer }) {
  const line = termsLine(offer);
  return (
    <>
      {line && <p className="mt-2 text-sm font-semibold">{line}</p>}
      {offer.code && <BonusCode code={offer.code} about={offer.headline} />}
    </>
  );
}

interface BonusCodeProps {
  readonly code: string;
  readonly about: string;
}

/** A code, shown and copied by a press. */
function BonusCode({ code, about }: BonusCodeProps) {
  const [told, setTold] = useState<string>();

  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(code);
      setTold('Copied');
    } catch {
      // A page without the right to the clipboard: the code can be read and selected.
      setTold('Your code');
    }
  }

  return (
    <p className="mt-2 flex flex-wrap items-center gap-x-3 text-sm">
      <Button
        variant="secondary"
        size="sm"
        className="h-auto! min-h-9 max-w-full wrap-anywhere whitespace-normal! select-text"
        onClick={() => void copy()}
      >
        {told ? code : 'Show code'}
        <span className="sr-only">{`for ${about}`}</span>
      </Button>
      <output>
        {told}
        {told && <span className="sr-only">{` ${code}`}</span>}
      </output>
    </p>
  );
}
