import type { PublicCasino } from '@slots/contracts/casino/casinos';
import { useConfig } from '../../../config/config-context.ts';
import { paths } from '../../../config/paths.ts';
import { JsonLd } from '../../../head/json-ld.tsx';
import { oneDecimal } from '../../../ui/rating.tsx';
import type { CasinoReviewData } from '../public-casinos.api.ts';

/** More than search engines and networks show of a page's description. */
const MAX_SUMMARY_LENGTH = 250;

/** The first line of a text, cut between words where it is too long. */
function summaryOf(text: string): string {
  const [line = ''] = text.split('\n');
  if (line.length <= MAX_SUMMARY_LENGTH) return line;
  return `${line.slice(0, MAX_SUMMARY_LENGTH).replace(/\s+\S*$/u, '')}…`;
}

/** Fallback for a casino without a description for search engines. */
export function casinoSummaryText({ name, seo_description, description }: PublicCasino): string {
  return (
    seo_description ||
    summaryOf(description ?? '') ||
    `${name} reviewed: licences, payment methods, game providers, customer support and current bonuses.`
  );
}

interface CasinoLdProps {
  readonly casino: PublicCasino;
  /** The written review, with its author; null: there is none. */
  readonly review?: CasinoReviewData | null;
}

const listOf = (points: readonly string[]) => ({
  '@type': 'ItemList',
  itemListElement: points.map((name, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
  })),
});

/**
 * The casino as an organisation, with our review of it. One editor's rating is a Review: an
 * AggregateRating would claim ratings of many people, which search engines punish. It names no `url`: the casino's own
 * site leads to its offers, which the visitor's country may withhold.
 */
export function CasinoLd({ casino, review = null }: CasinoLdProps) {
  const { productName, publicOrigin } = useConfig();
  const { name, logoImage, rating, tradingSince, updatedAt } = casino;
  // The review's author gave the review's rating; staff may set the casino's to another one.
  const points = oneDecimal(review?.rating ?? rating);
  const organization = { '@type': 'Organization', name: productName, url: `${publicOrigin}/` };
  return (
    <JsonLd
      thing={{
        '@type': 'Organization',
        name,
        description: casinoSummaryText(casino),
        ...(logoImage !== null && { logo: new URL(logoImage, publicOrigin).href }),
        ...(tradingSince !== null && { foundingDate: tradingSince }),
        ...(points !== undefined && {
          review: {
            '@type': 'Review',
            name: `${name} Review`,
            author: review
              ? {
                  '@type': 'Person',
                  name: review.author.name,
                  url: publicOrigin + paths.author(review.author.slug),
                }
              : organization,
            publisher: organization,
            ...(review && {
              datePublished: review.publishedAt,
              reviewBody: review.verdict,
              ...(review.advantages.length > 0 && { positiveNotes: listOf(review.advantages) }),
              ...(review.disadvantages.length > 0 && {
                negativeNotes: listOf(review.disadvantages),
              }),
            }),
            dateModified: review?.updatedAt ?? updatedAt,
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
