import type { JobHandler } from '@slots/jobs/worker';
import type { IndexNowClient } from './index-now.client.ts';
import type { SiteReader } from './site-pages.ts';
import type { SubmittedPagesRepository } from './submitted-pages.repository.ts';

/** The most that IndexNow takes at once. */
const BATCH = 10_000;

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
  return async (_payload, { log }) => {
    const [pages, known] = await Promise.all([site.pages(), submitted.all()]);
    if (known.size === 0) {
      await submitted.keep([...pages]);
      return;
    }
    const changed = [...pages].filter(([url, lastmod]) => (known.get(url) ?? '') < lastmod);
    for (let start = 0; start < changed.length; start += BATCH) {
      const batch = changed.slice(start, start + BATCH);
      await indexNow.submit(batch.map(([url]) => url));
      await submitted.keep(batch);
    }
    // One that comes back is new again.
    await submitted.forget([...known.keys()].filter((url) => !pages.has(url)));
    if (changed.length > 0) log.info({ pages: changed.length }, 'search engines were told');
  };
}
