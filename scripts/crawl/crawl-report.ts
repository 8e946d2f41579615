import { type CrawledPage, crawl } from '../../web/testing/crawl.ts';

/** The portal, calls and files are no pages of the site. */
const NOT_PAGES = /^\/(?:dashboard|login|go|api|share)(?:\/|$)|\.[a-z0-9]+$/i;
const GAME = /^\/free-to-play\/[^/?]+$/;
const SIMILAR = 'section[aria-labelledby="similar"] a';
const TOLD_FAULTS = 10;

export interface CrawlReport {
  readonly lines: readonly string[];
  /** A line for each kind of fault, with the first of them. */
  readonly faults: readonly string[];
}

/** True for a further page of a list, or a filtered one. */
const isFurtherPage = (path: string) => path.includes('?');

function fault(what: string, of: readonly string[]): string[] {
  return of.length === 0
    ? []
    : [`${what}: ${of.length}, e.g. ${of.slice(0, TOLD_FAULTS).join(', ')}`];
}

const count = (value: number) => value.toLocaleString('en');

/**
 * Crawls a site by links alone, without scripts, and compares what it came to with what is published and with the
 * sitemaps. Of the games' pages, which are nearly all, every n-th is opened; the others count as found by their links.
 */
export async function crawlReport(
  origin: string,
  {
    published,
    inSitemaps,
    everyGame,
  }: {
    readonly published: Readonly<Record<string, readonly string[]>>;
    readonly inSitemaps: readonly string[];
    readonly everyGame: number;
  },
): Promise<CrawlReport> {
  const reached = new Set<string>();
  const opened = new Set<string>();
  const games = new Set<string>();
  const broken: string[] = [];
  const elsewhere: string[] = [];
  const unnamed: string[] = [];
  const unlisted = new Set<string>();
  const pathsByTitle = new Map<string, string[]>();
  const gamesBySimilar = new Map<string, string[]>();
  const withoutSimilar: string[] = [];
  const withItself: string[] = [];
  let deepest = 0;
  let furtherPages = 0;

  function lookAtSimilar({ path, document }: CrawledPage): void {
    const links = document.querySelectorAll(SIMILAR).flatMap((link) => {
      const href = link.getAttribute('href') ?? '';
      return GAME.test(href) ? href : [];
    });
    const similar = [...new Set(links)];
    if (similar.length === 0) withoutSimilar.push(path);
    if (similar.includes(path)) withItself.push(path);
    const key = similar.toSorted().join(' ');
    if (key !== '') gamesBySimilar.set(key, [...(gamesBySimilar.get(key) ?? []), path]);
  }

  function look(page: CrawledPage): void {
    const { path, status, depth, canonical, document } = page;
    deepest = Math.max(deepest, depth);
    if (status !== 200) {
      broken.push(`${status} ${path}`);
      return;
    }
    reached.add(path);
    opened.add(path);
    if (opened.size % 500 === 0) console.log(`${opened.size} pages are opened …`);
    if (isFurtherPage(path)) furtherPages += 1;
    if (GAME.test(path)) lookAtSimilar(page);
    const robots = document.querySelector('meta[name=robots]')?.getAttribute('content') ?? '';
    if (robots.includes('noindex')) {
      unlisted.add(path);
      return;
    }
    if (canonical === undefined) unnamed.push(path);
    else if (canonical !== path) elsewhere.push(`${path} → ${canonical}`);
    else {
      const title = document.querySelector('title')?.text ?? '';
      pathsByTitle.set(title, [...(pathsByTitle.get(title) ?? []), path]);
    }
  }

  function follows(path: string): boolean {
    if (NOT_PAGES.test(path)) return false;
    if (!GAME.test(path)) return true;
    if (games.has(path)) return false;
    games.add(path);
    if (games.size % everyGame === 0) return true;
    reached.add(path);
    return false;
  }

  const startedAt = performance.now();
  await crawl(origin, { follows, onPage: look });
  const seconds = (performance.now() - startedAt) / 1_000;

  const listed = new Set(inSitemaps);
  const sameTitle = [...pathsByTitle].filter(([, paths]) => paths.length > 1);
  const sameSimilar = [...gamesBySimilar.values()].filter((games) => games.length > 1);
  const kinds = Object.entries(published).map(([kind, paths]) => ({
    kind,
    paths,
    missing: paths.filter((path) => !reached.has(path)),
  }));
  const openedGames = [...opened].filter((path) => GAME.test(path)).length;

  return {
    lines: [
      '| Kind | Published | Found by links |',
      '|---|--:|--:|',
      ...kinds.map(
        ({ kind, paths, missing }) =>
          `| ${kind} | ${count(paths.length)} | ${count(paths.length - missing.length)} |`,
      ),
      '',
      `${count(reached.size)} pages were found and ${count(opened.size)} of them opened in ${Math.round(seconds)} s; ${count(furtherPages)} are further pages of lists or filtered ones. The farthest is ${deepest} links from the first page.`,
      `${count(listed.size)} addresses are in sitemaps; ${count(unlisted.size)} pages ask not to be indexed.`,
      `The ${count(openedGames)} games that were opened have ${count(gamesBySimilar.size)} different lists of similar games.`,
    ],
    faults: [
      ...kinds.flatMap(({ kind, missing }) => fault(`${kind} that no link leads to`, missing)),
      ...fault('links that lead to no page', broken),
      ...fault('links to a second address of a page', elsewhere),
      ...fault('pages without a canonical address', unnamed),
      ...fault(
        'titles of more than one page',
        sameTitle.map(([title, paths]) => `"${title}" (${paths.slice(0, 2).join(' ')})`),
      ),
      ...fault(
        'addresses in sitemaps that no link leads to',
        [...listed].filter((path) => !reached.has(path)),
      ),
      ...fault(
        'pages in sitemaps that are not to be indexed',
        [...listed].filter((path) => unlisted.has(path)),
      ),
      ...fault(
        'pages that are in no sitemap',
        [...opened].filter(
          (path) => !listed.has(path) && !unlisted.has(path) && !isFurtherPage(path),
        ),
      ),
      ...fault('games without similar games', withoutSimilar),
      ...fault('games that are similar to themselves', withItself),
      ...fault(
        'lists of similar games that more than one game has',
        sameSimilar.map((paths) => paths.slice(0, 2).join(' and ')),
      ),
    ],
  };
}
