import type { ReactNode } from 'react';
import {
  type BonusFacets,
  casinoFilters,
  useBonusFacetsQuery,
} from '../../../api/bonus-facets.api.ts';
import { AdMark } from '../../../ui/ad-mark.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { formatCount, formatLongDate } from '../../../ui/format.ts';
import { Rating } from '../../../ui/rating.tsx';
import { daysText, moneyText, wageringText } from '../offer-terms.ts';
import { casinoPage } from '../offers.ts';
import type { Offer } from '../public-promotions.api.ts';
import { inWords, stakeText } from '../terms-in-words.ts';
import { FullTerms } from './full-terms.tsx';
import { OfferLink } from './offer-link.tsx';

interface OfferComparisonProps {
  readonly offers: readonly Offer[];
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
}

interface Line {
  readonly name: string;
  readonly of: (offer: Offer) => ReactNode;
}

/** Equal widths by the number of offers. */
const SHARES: Readonly<Record<number, string>> = { 2: 'w-1/2', 3: 'w-1/3', 4: 'w-1/4' };

const NOTHING = <span className="text-ink-faint">Not specified</span>;

/** Names of entries by their ids, in their own order. */
function names(
  entries: readonly { readonly id: number; readonly label: string }[],
  ids: readonly number[] | undefined,
): ReactNode {
  const found = entries.filter(({ id }) => ids?.includes(id)).map(({ label }) => label);
  return found.length > 0 ? found.join(', ') : NOTHING;
}

function linesOf(facets: BonusFacets | undefined): readonly Line[] {
  const { licence, payment } = casinoFilters(facets);
  const currencies = (facets?.currencies ?? []).map(({ id, code }) => ({ id, label: code }));
  return [
    { name: 'Casino', of: ({ casino }) => casino?.name || NOTHING },
    {
      name: 'Rating',
      of: ({ casino }) => (casino?.rating ? <Rating rating={casino.rating} /> : NOTHING),
    },
    { name: 'Kind', of: ({ kind }) => (kind ? inWords(kind) : NOTHING) },
    { name: 'Product', of: ({ product }) => (product ? inWords(product) : NOTHING) },
    { name: 'Wagering', of: (offer) => wageringText(offer) ?? NOTHING },
    { name: 'Total to stake', of: (offer) => stakeText(offer) ?? NOTHING },
    { name: 'Minimum deposit', of: ({ minDeposit }) => moneyText(minDeposit) ?? NOTHING },
    { name: 'Maximum bonus', of: ({ maxBonus }) => moneyText(maxBonus) ?? NOTHING },
    { name: 'Maximum bet', of: ({ maxBet }) => moneyText(maxBet) ?? NOTHING },
    { name: 'Maximum win', of: ({ maxWin }) => moneyText(maxWin) ?? NOTHING },
    { name: 'Free spins', of: ({ freeSpins }) => (freeSpins ? formatCount(freeSpins) : NOTHING) },
    { name: 'Valid for', of: ({ validDays }) => daysText(validDays) ?? NOTHING },
    { name: 'Bonus code', of: ({ code }) => code || NOTHING },
    {
      name: 'Full terms',
      of: ({ termsUrl }) => (termsUrl ? <FullTerms address={termsUrl} /> : NOTHING),
    },
    {
      name: 'Significant terms',
      of: ({ significantTerms }) => significantTerms || NOTHING,
    },
    { name: 'Licences', of: ({ casino }) => names(licence.options, casino?.licenceIds) },
    {
      name: 'Payment methods',
      of: ({ casino }) => names(payment.options, casino?.paymentMethodIds),
    },
    { name: 'Currencies', of: ({ casino }) => names(currencies, casino?.currencyIds) },
    {
      name: 'Ends',
      of: ({ endsAt }) => (endsAt && formatLongDate(endsAt)) || 'No end date',
    },
    {
      name: 'Last checked',
      of: ({ lastCheckedAt }) => (lastCheckedAt && formatLongDate(lastCheckedAt)) || NOTHING,
    },
  ];
}

/** Two to four offers side by side, line by line. */
export function OfferComparison({ offers, open, onOpenChange }: OfferComparisonProps) {
  const { data: facets } = useBonusFacetsQuery();
  const cell = 'min-w-28 border-b border-line px-1 py-3 text-left align-top sm:min-w-36 sm:px-3';
  // A phone has room for two offers beside each other, and none for a column of names: each cell has its own.
  const naming =
    "max-sm:before:mb-0.5 max-sm:before:block max-sm:before:text-xs max-sm:before:text-ink-muted max-sm:before:content-[attr(data-name)_/_'']";
  const named = 'max-sm:sr-only min-w-24! bg-surface sm:sticky sm:left-0';
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title="Compare offers"
      description="Side by side, as the casinos state them."
      className="max-w-5xl! max-sm:w-[calc(100vw-1rem)]"
    >
      <section
        aria-label="Offers side by side"
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- so that the keyboard scrolls it
        tabIndex={0}
        className="overflow-x-auto"
      >
        <table className="w-full border-separate border-spacing-0 text-sm sm:text-[0.9375rem]">
          <thead>
            <tr>
              <th scope="col" className={`${cell} ${named}`}>
                <span className="sr-only">What is compared</span>
              </th>
              {offers.map((offer) => (
                <th
                  key={offer.id}
                  scope="col"
                  className={`${cell} ${SHARES[offers.length] ?? ''} font-display text-base font-bold`}
                >
                  {offer.headline || offer.title}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {linesOf(facets).map(({ name, of }) => (
              <tr key={name}>
                <th scope="row" className={`${cell} ${named} text-sm font-semibold text-ink-muted`}>
                  {name}
                </th>
                {offers.map((offer) => (
                  <td key={offer.id} data-name={name} className={`${cell} ${naming}`}>
                    {of(offer)}
                  </td>
                ))}
              </tr>
            ))}
            <tr>
              <th scope="row" className={`${cell} ${named} border-b-0`}>
                <span className="sr-only">The offer</span>
              </th>
              {offers.map((offer) => (
                <td key={offer.id} className={`${cell} border-b-0`}>
                  <OfferLink
                    label="Claim Bonus"
                    about={`${offer.headline || offer.title}, ${offer.casino?.name ?? ''}`}
                    offer={offer}
                    instead={casinoPage(offer.casino?.slug, offer.casinoId)}
                    className="w-full max-sm:gap-1 max-sm:px-1"
                  />
                  <AdMark className="mt-2" />
                </td>
              ))}
            </tr>
          </tbody>
        </table>
      </section>
    </Dialog>
  );
}
