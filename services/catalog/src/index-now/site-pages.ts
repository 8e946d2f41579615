import { Readable } from 'node:stream';
import { parseSitemap, parseSitemapIndex } from 'sitemap';

/** The last change of each page by its address. */
export type SitePages = ReadonlyMap<string, string>;

const TIMEOUT_MS = 30_000;

/**
 * Reads the site's own sitemaps: what visitors may see and search engines may list, games and casinos alike, with when
 * it changed. No change has to be reported to us, and what is not published cannot be submitted.
 */
export function createSiteReader({
  gatewayUrl,
  publicOrigin,
}: {
  /** Where the site answers us. */
  readonly gatewayUrl: string;
  readonly publicOrigin: string;
}) {
  async function read(path: string): Promise<Readable> {
    const answer = await fetch(new URL(path, gatewayUrl), {
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}.`);
    return Readable.from([await answer.text()]);
  }

  return {
    /**
     * The pages whose change is known, one sitemap after the other: a site may have a million.
     * @throws Error when a sitemap cannot be read: a part would look like pages that are gone
     */
    async *files(): AsyncGenerator<SitePages> {
      const { origin } = new URL(publicOrigin);
      for (const { url: file } of await parseSitemapIndex(await read('/sitemap.xml'))) {
        const pages = new Map<string, string>();
        for (const { url, lastmod } of await parseSitemap(await read(new URL(file).pathname))) {
          if (lastmod !== undefined && new URL(url).origin === origin) pages.set(url, lastmod);
        }
        yield pages;
      }
    },
  };
}

export type SiteReader = ReturnType<typeof createSiteReader>;
