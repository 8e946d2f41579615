import type { PublicConfig } from '../src/config/public-config.ts';
import { jsonLdText } from '../src/head/json-ld-text.ts';

/**
 * The site's operator, for search engines: markup for the front page's head. Made here, since its code would
 * otherwise be among the first scripts of every visitor.
 */
export function organizationLd({
  productName,
  publicOrigin,
  company,
  social,
}: Pick<PublicConfig, 'productName' | 'publicOrigin' | 'company' | 'social'>): string {
  const { name: legalName, phone: telephone, registration: identifier, ...reached } = company;
  const text = jsonLdText({
    '@type': 'Organization',
    name: productName,
    url: `${publicOrigin}/`,
    legalName,
    ...reached,
    telephone,
    identifier,
    sameAs: Object.values(social),
  });
  return `<script type="application/ld+json">${text}</script>`;
}
