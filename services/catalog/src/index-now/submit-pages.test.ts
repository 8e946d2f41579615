import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { createLogger } from '@slots/logger/logger';
import { serve } from '@slots/testing/serve';
import { until } from '@slots/testing/until';
import { z } from 'zod';
import { type CatalogUnderTest, startCatalogUnderTest } from '../catalog-under-test.ts';
import { openRepositories } from '../repositories-under-test.ts';
import { createSubmitPagesProcessor } from './submit-pages.processor.ts';

const ORIGIN = 'https://www.slots.example';
const KEY = 'a-key-for-tests-0123456789';
const EARLY = '2026-11-01T00:00:00.000Z';
const LATER = '2026-11-02T00:00:00.000Z';
const START_MS = 60_000;

const submission = z.object({
  host: z.string(),
  key: z.string(),
  keyLocation: z.string(),
  urlList: z.array(z.string()),
});

/** The pages of the site and when they changed, and what IndexNow was sent and answers. */
const pages = new Map<string, string | undefined>();
const sent: z.output<typeof submission>[] = [];
let answers: number[] = [];
let reads = 0;

const xml = (root: string, entries: readonly string[]) =>
  `<?xml version="1.0" encoding="UTF-8"?><${root} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${entries.join('')}</${root}>`;

const { url, stop } = await serve((request, response) => {
  if (request.url === '/sitemap.xml') {
    reads += 1;
    response.end(xml('sitemapindex', [`<sitemap><loc>${ORIGIN}/sitemaps/all.xml</loc></sitemap>`]));
    return;
  }
  if (request.url === '/sitemaps/all.xml') {
    const entries = Array.from(
      pages,
      ([path, lastmod]) =>
        `<url><loc>${ORIGIN}${path}</loc>${lastmod === undefined ? '' : `<lastmod>${lastmod}</lastmod>`}</url>`,
    );
    response.end(xml('urlset', entries));
    return;
  }
  let body = '';
  request.on('data', (part) => {
    body += String(part);
  });
  request.on('end', () => {
    const isSubmission = request.method === 'POST' && request.url === '/indexnow';
    const status = isSubmission ? (answers.shift() ?? 200) : 404;
    if (status < 400) sent.push(submission.parse(JSON.parse(body)));
    response.writeHead(status).end();
  });
});

let catalog: CatalogUnderTest;

/** Waits for two more readings of the site: what was there before the second was dealt with by the first. */
async function looked(): Promise<void> {
  const before = reads;
  await until(() => expect(reads).toBeGreaterThan(before + 1), { timeoutMs: 15_000 });
}

const told = () => sent.flatMap(({ urlList }) => urlList);

beforeAll(async () => {
  pages.set('/free-to-play/game-1', EARLY);
  pages.set('/casino-review/royal-oak', EARLY);
  pages.set('/privacy', undefined);
  catalog = await startCatalogUnderTest({ games: 1 });
  await catalog.startWorker({
    INDEXNOW_KEY: KEY,
    INDEXNOW_URL: `${url}/indexnow`,
    INDEXNOW_SCHEDULE: '* * * * * *',
    GATEWAY_URL: url,
    PUBLIC_ORIGIN: ORIGIN,
  });
  await looked();
}, START_MS);

afterAll(async () => {
  await catalog.close();
  await stop();
});

beforeEach(() => {
  sent.length = 0;
  answers = [];
});

test('search engines are told of what changes and of what is new, once, and of nothing else', async () => {
  expect(sent).toEqual([]);
  pages.set('/free-to-play/game-1', LATER);
  pages.set('/free-to-play/game-2', EARLY);
  await until(() => expect(told()).toHaveLength(2), { timeoutMs: 10_000 });
  await looked();
  expect(sent).toEqual([
    {
      host: 'www.slots.example',
      key: KEY,
      keyLocation: `${ORIGIN}/${KEY}.txt`,
      urlList: [`${ORIGIN}/free-to-play/game-1`, `${ORIGIN}/free-to-play/game-2`],
    },
  ]);
});

test('of what is no longer published nobody is told, but when it is back', async () => {
  pages.delete('/free-to-play/game-2');
  await looked();
  expect(sent).toEqual([]);
  pages.set('/free-to-play/game-2', EARLY);
  await until(() => expect(told()).toEqual([`${ORIGIN}/free-to-play/game-2`]), {
    timeoutMs: 10_000,
  });
});

test('a first run that broke off is a first run again: nobody is told of the rest', async () => {
  const { connection, repositories } = await openRepositories();
  const submitted: string[] = [];
  let inSecondFile: string | undefined;
  const work = createSubmitPagesProcessor({
    site: {
      async *files() {
        yield new Map([['/a', EARLY]]);
        if (inSecondFile === undefined) throw new Error('broken off');
        yield new Map([[inSecondFile, EARLY]]);
      },
    },
    submitted: repositories.submittedPages,
    indexNow: {
      async submit(urls) {
        submitted.push(...urls);
      },
    },
  });
  const log = createLogger({ name: 'catalog', level: 'silent' });
  const attempt = { last: false, log, signal: new AbortController().signal };
  try {
    await expect(work({}, attempt)).rejects.toThrow('broken off');
    inSecondFile = '/b';
    await work({}, attempt);
    expect(submitted).toEqual([]);
    inSecondFile = '/c';
    await work({}, attempt);
    expect(submitted).toEqual(['/c']);
  } finally {
    await connection.close();
  }
});

test('what could not be told is told later', async () => {
  answers = [503, 429];
  pages.set('/casino-review/royal-oak', LATER);
  await until(() => expect(told()).toEqual([`${ORIGIN}/casino-review/royal-oak`]), {
    timeoutMs: 40_000,
  });
}, 60_000);

test('thousands go in batches of ten thousand, and a batch that was taken is not sent again', async () => {
  const many = Array.from({ length: 10_001 }, (_, index) => `/free-to-play/many-${index}`);
  answers = [200, 500];
  for (const path of many) pages.set(path, EARLY);
  await until(() => expect(told()).toHaveLength(many.length), { timeoutMs: 40_000 });
  await looked();
  expect(sent.map(({ urlList }) => urlList.length)).toEqual([10_000, 1]);
  expect(new Set(told()).size).toBe(many.length);
}, 80_000);
