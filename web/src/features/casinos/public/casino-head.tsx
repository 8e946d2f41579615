import type { PublicCasino } from '@slots/contracts/casino/casinos';
import { useConfig } from '../../../config/config-context.ts';
import { JsonLd } from '../../../head/json-ld.tsx';
import { oneDecimal } from '../../../ui/rating.tsx';

/** What a page says of a casino where it has no description for search engines. */
export function casinoSummaryText({ name, seo_description, description }: PublicCasino): string {
  return (
    seo_description ||
    description?.split('\n')[0] ||
    `${name} reviewed: licences, payment methods, game providers, customer support and current bonuses.`
  );
}

/**
 * The casino as an organisation, with our review of it. One editor's rating is a Review: an
 * AggregateRating would claim ratings of many people, which search engines punish.
 */
export function CasinoLd({ casino }: { readonly casino: PublicCasino }) {
  const { productName, publicOrigin } = useConfig();
  const { name, website, logoImage, rating, tradingSince, updatedAt } = casino;
  const points = oneDecimal(rating);
  const organization = { '@type': 'Organization', name: productName, url: `${publicOrigin}/` };
  return (
    <JsonLd
      thing={{
        '@type': 'Organization',
        name,
        description: casinoSummaryText(casino),
        ...(website !== null && { url: website }),
        ...(logoImage !== null && { logo: new URL(logoImage, publicOrigin).href }),
        ...(tradingSince !== null && { foundingDate: tradingSince }),
        ...(points !== undefined && {
          review: {
            '@type': 'Review',
            name: `${name} Review`,
            author: organization,
            publisher: organization,
            dateModified: updatedAt,
            reviewRating: {
              '@type': 'Rating',
              ratingValue: points,
              bestRating: '5',
              worstRating: '0',
            },
          },
        }),
      }}
    />
  );
}
