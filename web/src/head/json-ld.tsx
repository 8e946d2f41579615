import { useConfig } from '../config/config-context.ts';
import { jsonLdText, type Thing } from './json-ld-text.ts';

/** Structured data for search engines. */
export function JsonLd({ thing }: { readonly thing: Thing }) {
  return (
    <script
      type="application/ld+json"
      // oxlint-disable-next-line react/no-danger -- JSON of our own making, with '<' escaped
      dangerouslySetInnerHTML={{ __html: jsonLdText(thing) }}
    />
  );
}

interface Crumb {
  readonly label: string;
  readonly to: string;
}

/** Breadcrumbs from the front page to this one, the page itself last. */
export function BreadcrumbsLd({ items }: { readonly items: readonly Crumb[] }) {
  const { publicOrigin } = useConfig();
  return (
    <JsonLd
      thing={{
        '@type': 'BreadcrumbList',
        itemListElement: items.map(({ label, to }, index) => ({
          '@type': 'ListItem',
          position: index + 1,
          name: label,
          item: new URL(to, publicOrigin).href,
        })),
      }}
    />
  );
}
