import { useConfig } from '../config/config-context.ts';

/** A thing in the vocabulary of schema.org. */
export interface Thing {
  readonly '@type': string | readonly string[];
  readonly [property: string]: unknown;
}

/** Structured data for search engines. Without '<', so nothing in it can end the element. */
export function JsonLd({ thing }: { readonly thing: Thing }) {
  const text = JSON.stringify({ '@context': 'https://schema.org', ...thing });
  return (
    <script
      type="application/ld+json"
      // oxlint-disable-next-line react/no-danger -- JSON of our own making, with '<' escaped
      dangerouslySetInnerHTML={{ __html: text.replaceAll('<', '\\u003c') }}
    />
  );
}

interface Crumb {
  readonly label: string;
  /** A path. */
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
