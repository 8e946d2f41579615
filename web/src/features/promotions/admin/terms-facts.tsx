import type { StaffPromotion } from '@slots/contracts/casino/promotions';
import { isWebLink } from '@slots/contracts/web-link';
import { formatCount } from '../../../ui/format.ts';
import { LinkHealth } from '../../../ui/link-health.tsx';
import { daysText, moneyText, wageringText } from '../offer-terms.ts';
import { inWords } from '../terms-in-words.ts';
import { Fact } from './fact.tsx';
import { AMOUNTS } from './terms-draft.ts';

/** The known terms of a promotion. */
export function TermsFacts({ promotion }: { readonly promotion: StaffPromotion }) {
  const { kind, product, freeSpins, validDays, code, termsUrl } = promotion;
  const { countryLinks, countryLinkHealth } = promotion;
  const known = {
    Kind: kind && inWords(kind),
    Product: product && inWords(product),
    Wagering: wageringText(promotion),
    [AMOUNTS.minDeposit]: moneyText(promotion.minDeposit),
    [AMOUNTS.maxBonus]: moneyText(promotion.maxBonus),
    [AMOUNTS.maxBet]: moneyText(promotion.maxBet),
    [AMOUNTS.maxWin]: moneyText(promotion.maxWin),
    'Free spins': freeSpins && formatCount(freeSpins),
    'Valid for': daysText(validDays),
    'Bonus code': code,
  };
  return (
    <>
      {Object.entries(known).map(
        ([name, text]) =>
          text && (
            <Fact key={name} name={name}>
              {text}
            </Fact>
          ),
      )}
      {termsUrl && (
        <Fact name="Terms link" wide>
          <OutsideLink address={termsUrl} />
        </Fact>
      )}
      {countryLinks.length > 0 && (
        <Fact name="Links by country" wide>
          <ul>
            {countryLinks.map(({ country, url }) => (
              <li key={country}>
                {`${country} `}
                <OutsideLink address={url} />
                <LinkHealth
                  what="Link"
                  health={countryLinkHealth.find((health) => health.country === country)}
                />
              </li>
            ))}
          </ul>
        </Fact>
      )}
    </>
  );
}

/** A link to another site, or its text where it may not be one. */
export function OutsideLink({ address }: { readonly address: string }) {
  if (!isWebLink(address)) return address;
  return (
    <a
      href={address}
      target="_blank"
      rel="noopener noreferrer"
      className="break-all text-link underline underline-offset-4"
    >
      {address}
    </a>
  );
}
