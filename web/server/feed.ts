import { z } from 'zod';
import { paths } from '../src/config/paths.ts';
import type { GatewayClient } from './gateway-client.ts';
export const FEED_PATH = '/feed.xml';
const ITEMS = 30;

const guides = z.object({
  data: z.array(
    z.object({
      title: z.string(),
      slug: z.string(),
      summary: z.string(),
      author: z.object({ name: z.string() }).nullable(),
      tags: z.array(z.object({ name: z.string() })),
      publishedAt: z.iso.datetime(),
      updatedAt: z.iso.datetime(),
    }),
  ),
});

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};

// XML has no place for other control characters, escaped or not.
// oxlint-disable-next-line no-control-regex
const FORBIDDEN = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;

const escaped = (text: string) =>
  text.replaceAll(FORBIDDEN, '').replaceAll(/[&<>"]/g, (sign) => ENTITIES[sign] ?? sign);

const element = (name: string, text: string) => `<${name}>${escaped(text)}</${name}>`;

const dateOf = (timestamp: string) => new Date(timestamp).toUTCString();

/** The newest guides as RSS 2.0. */
export async function readFeed(
  gateway: GatewayClient,
  { publicOrigin, productName }: { readonly publicOrigin: string; readonly productName: string },
): Promise<string> {
  const { data } = await gateway.json(`/api/public/guides?limit=${ITEMS}`, guides);
  const absolute = (path: string) => new URL(path, publicOrigin).href;
  const changed = data.map(({ updatedAt }) => updatedAt).toSorted();
  const items = data.map(({ title, slug, summary, author, tags, publishedAt }) =>
    [
      '<item>',
      element('title', title),
      element('link', absolute(paths.guide(slug))),
      `<guid isPermaLink="true">${escaped(absolute(paths.guide(slug)))}</guid>`,
      element('description', summary),
      ...(author ? [element('dc:creator', author.name)] : []),
      ...tags.map(({ name }) => element('category', name)),
      element('pubDate', dateOf(publishedAt)),
      '</item>',
    ].join(''),
  );
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:dc="http://purl.org/dc/elements/1.1/">',
    '<channel>',
    element('title', `${productName}: Guides`),
    element('link', absolute(paths.guides)),
    element('description', 'How bonuses, slots and casinos work, in plain words.'),
    element('language', 'en-GB'),
    `<atom:link href="${escaped(absolute(FEED_PATH))}" rel="self" type="application/rss+xml"/>`,
    ...changed.slice(-1).map((newest) => element('lastBuildDate', dateOf(newest))),
    ...items,
    '</channel>',
    '</rss>',
  ].join('\n');
}
