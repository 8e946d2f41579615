import { createHash } from 'node:crypto';
import type { JobHandler } from '@slots/jobs/worker';
import type { IndexNowClient } from './index-now.client.ts';
import type { SiteReader } from './site-pages.ts';
import type { SubmittedPagesRepository } from './submitted-pages.repository.ts';

/** The most that IndexNow takes at once. */
const BATCH = 10_000;

/** Stands for an address in memory: 48 bits in place of a hundred bytes. Of two that share it one is not forgotten. */
const digest = (url: string): number => createHash('sha256').update(url).digest().readUIntBE(0, 6);

/**
 * Submits the pages that are new or changed since their last submission. Each batch is stored once it was accepted,
 * so that a broken run resumes where it was. The very first run submits nothing: search engines have the sitemap.
 */
export function createSubmitPagesProcessor({
  site,
  submitted,
  indexNow,
}: {
  site: SiteReader;
  submitted: SubmittedPagesRepository;
  indexNow: IndexNowClient;
}): JobHandler<object> {
  async function keepAll(): Promise<void> {
    for await (const pages of site.files()) await submitted.keep([...pages]);
  }

  return async (_payload, { log }) => {
    if (await submitted.isFirstRun(keepAll)) return;
    const there = new Set<number>();
    const changed: [url: string, lastmod: string][] = [];
    let told = 0;
    async function tell(): Promise<void> {
      const batch = changed.splice(0, BATCH);
      await indexNow.submit(batch.map(([url]) => url));
      await submitted.keep(batch);
      told += batch.length;
    }
    for await (const pages of site.files()) {
      const known = await submitted.among([...pages.keys()]);
      for (const [url, lastmod] of pages) {
        there.add(digest(url));
        if ((known.get(url) ?? '') < lastmod) changed.push([url, lastmod]);
      }
      while (changed.length >= BATCH) await tell();
    }
    if (changed.length > 0) await tell();
    // One that comes back is new again.
    await submitted.forgetGone((url) => there.has(digest(url)));
    if (told > 0) log.info({ pages: told }, 'search engines were told');
  };
}
