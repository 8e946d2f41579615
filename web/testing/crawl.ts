import { setTimeout as delay } from 'node:timers/promises';
import { type HTMLElement, parse } from 'node-html-parser';

/** Requests at the same time: more would wait for each other in the server. */
const AT_ONCE = 6;
const TIMEOUT_MS = 30_000;
/** A busy server says when to come again, and that a page lacks a part for the moment; a reader comes again. */
const ATTEMPTS = 4;
const PAUSE_MS = 2_000;

/** A page as a reader without scripts finds it. */
export interface CrawledPage {
  /** With its query, on the site's own origin. */
  readonly path: string;
  /** 0 when no answer came. */
  readonly status: number;
  /** Steps from the first page. */
  readonly depth: number;
  /** Path of the canonical address; undefined where the page names none. */
  readonly canonical: string | undefined;
  readonly document: HTMLElement;
}

/** Visits all that links alone lead to, from the first page on, each address once. */
export async function crawl(
  origin: string,
  {
    follows,
    onPage,
  }: {
    /** False for an address that is not visited; asked for each link that leads to the site itself. */
    readonly follows: (path: string) => boolean;
    readonly onPage: (page: CrawledPage) => void;
  },
): Promise<void> {
  const seen = new Set(['/']);
  let level = ['/'];
  for (let depth = 0; level.length > 0; depth += 1) {
    const next: string[] = [];
    const left = level.values();
    const visitAll = async () => {
      // All take from one iterator.
      for (const path of left) {
        const { status, html } = await askAgain(origin + path);
        const document = parse(html);
        const local = (address: string | undefined) => localPath(address, origin, path);
        onPage({
          path,
          status,
          depth,
          canonical: local(document.querySelector('link[rel=canonical]')?.getAttribute('href')),
          document,
        });
        for (const link of document.querySelectorAll('a')) {
          const to = local(link.getAttribute('href'));
          if (to === undefined || seen.has(to) || !follows(to)) continue;
          seen.add(to);
          next.push(to);
        }
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, visitAll));
    level = next;
  }
}

interface Answered {
  readonly status: number;
  readonly html: string;
  /** Another attempt may give another answer. */
  readonly passing: boolean;
}

async function askAgain(url: string): Promise<Answered> {
  let answered = await ask(url);
  for (let attempt = 1; answered.passing && attempt < ATTEMPTS; attempt += 1) {
    await delay(PAUSE_MS);
    answered = await ask(url);
  }
  return answered;
}

/** A redirect is an answer of its own: no link of the site should lead to one. */
async function ask(url: string): Promise<Answered> {
  try {
    const answer = await fetch(url, {
      redirect: 'manual',
      headers: { Accept: 'text/html' },
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    const { status, headers } = answer;
    // Only a page that lacks a part, or shows an old one, is not to be stored at all.
    const passing =
      status === 503 || (status === 200 && headers.get('cache-control') === 'no-store');
    return { status, html: await answer.text(), passing };
  } catch {
    return { status: 0, html: '', passing: true };
  }
}

function localPath(address: string | undefined, origin: string, from: string): string | undefined {
  if (address === undefined || !URL.canParse(address, origin + from)) return undefined;
  const url = new URL(address, origin + from);
  return url.origin === origin ? url.pathname + url.search : undefined;
}
